import { domino, generateTileSet, tileIdOf, tileSetOf, writeTile, type DominoOptions } from '@parlor/domino'

/** The parts of a position that a test sets; the rest is derived. */
export interface PositionParts {
  readonly options?: Partial<DominoOptions>
  /** Four hands, `0-1 2-3`. */
  readonly hands: readonly [string, string, string, string]
  readonly chain?: string
  readonly turn?: number | string
  readonly starter?: number
  readonly lead?: string
  /** End of the boneyard, the next tile to draw last; unnamed tiles lie before these. */
  readonly yard?: string
  readonly blocked?: string
  readonly freed?: string
  readonly facts?: readonly [string, string, string, string]
  readonly totals?: readonly [number, number, number, number]
  readonly hand?: number
}

/** A position in the game's notation; unnamed tiles lie in the boneyard. */
export function buildPosition(parts: PositionParts): string {
  const rules: DominoOptions = { ...domino.game.options.presets[0]!.options, ...parts.options }
  const { hands, chain = '-', turn = 0, starter = typeof turn === 'number' ? turn : 0, yard = '' } = parts
  const set = tileSetOf(rules)
  const named = `${hands.join(' ')} ${chain} ${yard}`.match(/\d+-\d+/g) ?? []
  const used = new Set(named.map((tile) => tileIdOf(Number(tile.split('-')[0]), Number(tile.split('-')[1]), set.maxPip)))
  const rest = generateTileSet(set).flatMap(({ id }) => (used.has(id) ? [] : [writeTile(set, id)]))
  const fields = ['set', 'variant', 'partners', 'fish', 'starts', 'target', 'freePass'] as const
  return [
    fields.map((field) => String(rules[field])).join(' '),
    `hand ${parts.hand ?? 1} starter ${starter} lead ${parts.lead ?? '-'} blocked ${parts.blocked ?? '-'} freed ${parts.freed ?? '-'} ${typeof turn === 'number' ? `turn ${turn}` : turn}`,
    ...hands.map((tiles, seat) => `${seat}: ${tiles || '-'} | 0 ${parts.totals?.[seat] ?? 0} | ${parts.facts?.[seat] ?? '-'}`),
    `boneyard: ${[...rest, ...yard.split(' ').filter(Boolean)].join(' ') || '-'}`,
    `chain: ${chain}`,
  ].join('\n')
}
