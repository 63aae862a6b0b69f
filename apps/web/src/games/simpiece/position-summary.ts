import { cardIndexOf, type SimPieceView } from '@parlor/simpiece'

/** One side of a position, as a thumbnail shows it. */
export interface SideSummary {
  readonly leader: { readonly card: number; readonly rested: boolean }
  readonly characters: readonly { readonly card: number; readonly rested: boolean }[]
  readonly hand: number
  readonly life: number
  readonly don: number
}

/** Both sides of a position in notation; null where it is invalid. Text only: lists of positions need no rules code for it. */
export function summarisePosition(position: string): readonly [SideSummary, SideSummary] | null {
  const lines = position.split(/\n|; ?/)
  const [mine, theirs] = [sideOf(lines, 0), sideOf(lines, 1)]
  return lines[0]?.startsWith('turn ') && mine && theirs ? [mine, theirs] : null
}

export function summariseView({ sides }: SimPieceView): readonly [SideSummary, SideSummary] {
  const [mine, theirs] = sides.map(({ leader, characters, hand, life, donActive }): SideSummary => ({
    leader: { card: leader.card, rested: leader.rested },
    characters: characters.slice(0, 5).map(({ card, rested }) => ({ card, rested })),
    hand: hand.length,
    life,
    don: donActive,
  }))
  return [mine!, theirs!]
}

function sideOf(lines: readonly string[], seat: number): SideSummary | null {
  const text = (zone: string): string => lines.find((line) => line.startsWith(`${seat} ${zone}`))?.slice(zone.length + 3) ?? ''
  const cards = (zone: string) =>
    text(zone)
      .split(',')
      .flatMap((one) => {
        const [, id, marks = ''] = /^\s*([A-Z0-9]+-\d+)#\d+(.*)$/.exec(one) ?? []
        return id === undefined || cardIndexOf(id) < 0 ? [] : [{ card: cardIndexOf(id), rested: /\br\b/.test(marks) }]
      })
  const [leader] = cards('leader')
  if (!leader) return null
  return {
    leader,
    characters: cards('field').slice(0, 5),
    hand: text('hand').split(' ').filter(Boolean).length,
    life: text('life')
      .split(' ')
      .filter(Boolean)
      .reduce((sum, word) => sum + Number(/^(\d+)x/.exec(word)?.[1] ?? 1), 0),
    don: Number(text('don').split(' ')[0] ?? 0),
  }
}
