import { canonicalJson } from '@parlor/kernel/host'
import { personSeats } from './player.ts'
import { lockMatchForTab } from '../platform/storage/tab-lock.ts'
import type { Save } from './save.ts'
import { openSaveStore, type SaveStore } from './save-store.ts'
import type { MatchSetup } from './match-setup.ts'

/** Whether no person has acted in a match yet; bot moves before that do not count. */
export function isUntouched({ over, players, record }: Pick<Save, 'over' | 'players' | 'record'>): boolean {
  const people = personSeats(players)
  return !over && (people.length === 0 ? record.log.length === 0 : record.log.every(({ seat }) => !people.includes(seat)))
}

/** An untouched match with this setup, to be reused instead of dealing another; null where there is none. */
export async function findUntouchedMatch(game: string, setup: MatchSetup, among?: Pick<SaveStore, 'list'>): Promise<string | null> {
  // With clocks or secrets a new match is dealt: comparing them is not worth it.
  if (setup.time || setup.secrets) return null
  const wanted = canonicalJson([setup.options, setup.players])
  for (const save of await (among ?? (await openSaveStore())).list(game)) {
    if ('damaged' in save || save.series || save.time || save.kept || save.name !== null || save.record.practice) continue
    const { options, position } = save.record.origin
    if (position !== null || !isUntouched(save) || canonicalJson([options, save.players]) !== wanted) continue
    const lock = await lockMatchForTab(save.id)
    lock?.release()
    if (lock) return save.id
  }
  return null
}
