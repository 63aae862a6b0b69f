import { isRejection, decisionOf, rngFrom, type ViewCore } from '@parlor/kernel'
import { describe, expect, it } from 'vitest'
import { gameByIdOrThrow } from '../proofs/test-tables.ts'
import { transcripts } from './older-fixtures.ts'

interface Said {
  readonly kind: string
  readonly id?: string
  readonly match?: string
  readonly decision?: number
  readonly move?: string
  readonly view?: ViewCore
  readonly steps?: readonly { readonly view: ViewCore; readonly events: readonly object[] }[]
  readonly table?: { readonly match: string; readonly game: string; readonly you: number | null }
}

/** During a reload a page shows views of a server of another version. */
describe('views that an older server has sent', () => {
  it.each(transcripts.filter(({ frames }) => frames.some(({ frame }) => frame.includes('"view"'))))(
    'let the games of today find the moves that were made: $name',
    ({ frames }) => {
      const messages = frames.map(({ who, frame }) => ({ who, ...(JSON.parse(frame) as Said) }))
      const done = new Set(messages.flatMap(({ kind, id }) => (kind === 'done' ? [id] : [])))
      const { game } = gameByIdOrThrow(messages.find((one) => one.kind === 'table')!.table!.game)
      const seats = new Map(messages.flatMap(({ who, table }) => (table ? [[`${who} ${table.match}`, table.you] as const] : [])))
      const seen = new Map<string, ViewCore>()
      let found = 0
      for (const { who, kind, match, view, steps, id, decision, move } of messages) {
        const last = view ?? steps?.at(-1)?.view
        if (last) seen.set(`${who} ${match}`, last)
        const [seat, now] = [seats.get(`${who} ${match}`), seen.get(`${who} ${match}`)]
        // Where the recording starts mid-match, nothing was seen before the first move.
        if (kind !== 'move' || !done.has(id) || typeof seat !== 'number' || !now) continue
        expect(decisionOf(now.pending, seat)?.id).toBe(decision)
        const world: unknown = game.determinize(now, seat, rngFrom('any world'))
        const read: unknown = game.notation.readMove(move!)
        expect(isRejection(read)).toBe(false)
        expect(game.check(world, seat, read)).toBeNull()
        found++
      }
      expect(found > 0).toBe(messages.some(({ kind, id }) => kind === 'move' && done.has(id)))
    },
  )
})
