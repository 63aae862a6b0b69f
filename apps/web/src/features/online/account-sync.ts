import { hasExactKeys, isPlainObject, isRejection, readJson } from '@parlor/kernel'
import { limits as protocolLimits, type RevisionedAccountData as Remote, type AccountDataName } from '@parlor/protocol'
import { parseSettings, serialiseSettings } from '../../platform/settings/settings.ts'
import { updateSettings, subscribeSettings, useSettings } from '../../platform/settings/settings-store.ts'
import { playerCollectionFolder, isStoredItem, type StoredItem } from '../../data/player-collection.ts'
import { openKeyValueStore, type KeyValueStore } from '../../platform/storage/key-value-store.ts'
import { writeLastSyncedState, readLastSyncedState } from './last-synced-state.ts'
import { apiRequest } from '../../session/online/api.ts'
import { itemsThatFit, mergeItems, type LastSyncedKeys, type ItemsByKey } from './merge-items.ts'

/** The last state in which this device and the account agreed. */
interface SyncState {
  readonly settings: number
  readonly decks: LastSyncedKeys
}

const emptySyncState: SyncState = { settings: 0, decks: { at: 0, keys: [] } }
const limits = { characters: 200_000, depth: 4 }
const pause = 1500

/** Signed out: local data stays. */
export function stopAccountSync(): void {
  writeLastSyncedState(null)
  stop()
  stop = () => {}
}

let stop = (): void => {}

/** Synchronises settings and own items (decks, levels, boards, positions) with the account, now and whenever either changes here. */
export async function startAccountSync(): Promise<void> {
  stop()
  const store = await openKeyValueStore()
  let timer: ReturnType<typeof setTimeout> | undefined
  let working = false
  async function work(): Promise<void> {
    working = true
    await syncSettings()
    await syncCollections(store)
    working = false
  }
  const soon = () => {
    // Changes that come from the account are not sent back.
    if (working) return
    clearTimeout(timer)
    timer = setTimeout(() => void work(), pause)
  }
  await work()
  const stops = [subscribeSettings(soon), store.subscribe(soon)]
  stop = () => {
    clearTimeout(timer)
    for (const one of stops) one()
  }
}

async function syncSettings(): Promise<void> {
  const common = loadSyncState() ?? emptySyncState
  const remote = await apiRequest('readAccountData', { parts: { name: 'settings' } })
  if (isRejection(remote)) return
  const here = serialiseSettings(useSettings.getState())
  if (remote.value && remote.revision > common.settings) {
    const { settings, problems } = parseSettings(JSON.stringify(remote.value))
    if (problems.length === 0) updateSettings(settings)
    saveSyncState({ ...common, settings: remote.revision })
  } else if (JSON.stringify(remote.value) !== here) {
    const put = await putRemote('settings', remote.revision, JSON.parse(here) as Remote['value'])
    if (put !== null) saveSyncState({ ...common, settings: put })
  }
}

async function syncCollections(local: KeyValueStore): Promise<void> {
  const common = loadSyncState() ?? emptySyncState
  const remote = await apiRequest('readAccountData', { parts: { name: 'decks' } })
  if (isRejection(remote)) return
  const [localItems, remoteItems] = [await readLocalItems(local), readRemoteItems(remote.value)]
  const merged = mergeItems(localItems, remoteItems, common.decks)
  for (const [at, item] of Object.entries(merged)) if (localItems[at]?.updated !== item.updated) await local.write(at, JSON.stringify(item))
  for (const at of Object.keys(localItems)) if (!merged[at]) await local.remove(at)
  const sent = itemsThatFit(merged, remoteItems, protocolLimits.accountData - 100)
  const same = JSON.stringify(sent) === JSON.stringify(remoteItems)
  const put = same ? remote.revision : await putRemote('decks', remote.revision, { things: sent })
  if (put !== null) saveSyncState({ ...common, decks: { at: Date.now(), keys: Object.keys(sent) } })
}

/** Null where another device has written meanwhile: the next round merges with that. */
async function putRemote(name: AccountDataName, revision: number, value: Remote['value']): Promise<number | null> {
  const put = await apiRequest('saveAccountData', { parts: { name }, body: { revision, value: value ?? {} } })
  return isRejection(put) ? null : put.revision
}

async function readLocalItems(local: KeyValueStore): Promise<ItemsByKey> {
  const all = await Promise.all(
    (await local.keys(playerCollectionFolder)).map(
      async (at) => [at, readJson((await local.read(at)) ?? 'null', { characters: 100_000, depth: 16 })] as const,
    ),
  )
  const sound = all.flatMap(([at, json]) => (!isRejection(json) && isStoredItem(json.value) ? [[at, json.value] as const] : []))
  return Object.fromEntries(sound.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const keyForm = /^own\/[a-z]{2,20}\/[a-z]{2,20}\/[a-z0-9][a-z0-9-]{0,59}$/

function readRemoteItems(value: Remote['value']): ItemsByKey {
  if (!hasExactKeys(value, ['things']) || !isPlainObject(value['things'])) return {}
  const sound = Object.entries(value['things']).filter(([at, item]) => keyForm.test(at) && isStoredItem(item) && at.endsWith(`/${item.id}`))
  return Object.fromEntries(sound as [string, StoredItem<unknown>][])
}

function loadSyncState(): SyncState | null {
  const json = readJson(readLastSyncedState() ?? 'null', limits)
  return isRejection(json) || !hasExactKeys(json.value, ['settings', 'decks']) ? null : (json.value as unknown as SyncState)
}

function saveSyncState(common: SyncState): void {
  writeLastSyncedState(JSON.stringify(common))
}
