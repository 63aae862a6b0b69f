import { hasExactly, isPlain, isRejection, readJson } from '@parlor/kernel'
import type { Kept as Remote, KeptName } from '@parlor/protocol'
import { readSettings, writeSettings } from '../settings/settings.ts'
import { setSettings, subscribeSettings, useSettings } from '../settings/store.ts'
import { collectionFolder, isKept, type Kept } from '../storage/collection.ts'
import { openVault, type Vault } from '../storage/vault.ts'
import { storeAccount, storedAccount } from './account.ts'
import { request } from './api.ts'
import { merge, type Agreed, type Things } from './merge.ts'

/** What this device and the account had in common last. */
interface Common {
  readonly settings: number
  readonly decks: Agreed
}

const nothing: Common = { settings: 0, decks: { at: 0, keys: [] } }
const limits = { characters: 200_000, depth: 4 }
const pause = 1500

/** Signed out: what is here stays here. */
export function unfollow(): void {
  storeAccount(null)
  stop()
  stop = () => {}
}

let stop = (): void => {}

/** Brings settings and own things (decks, levels) of this device and the account together, now and whenever either changes here. */
export async function follow(): Promise<void> {
  stop()
  const vault = await openVault()
  let timer: ReturnType<typeof setTimeout> | undefined
  let working = false
  async function work(): Promise<void> {
    working = true
    await meetSettings()
    await meetThings(vault)
    working = false
  }
  const soon = () => {
    // What comes from the account is no change to send back.
    if (working) return
    clearTimeout(timer)
    timer = setTimeout(() => void work(), pause)
  }
  await work()
  const stops = [subscribeSettings(soon), vault.watch(soon)]
  stop = () => {
    clearTimeout(timer)
    for (const one of stops) one()
  }
}

async function meetSettings(): Promise<void> {
  const common = stored() ?? nothing
  const there = await request('kept', { parts: { name: 'settings' } })
  if (isRejection(there)) return
  const here = writeSettings(useSettings.getState())
  if (there.value && there.revision > common.settings) {
    const { settings, problems } = readSettings(JSON.stringify(there.value))
    if (problems.length === 0) setSettings(settings)
    store({ ...common, settings: there.revision })
  } else if (JSON.stringify(there.value) !== here) {
    const put = await keep('settings', there.revision, JSON.parse(here) as Remote['value'])
    if (put !== null) store({ ...common, settings: put })
  }
}

async function meetThings(vault: Vault): Promise<void> {
  const common = stored() ?? nothing
  const there = await request('kept', { parts: { name: 'decks' } })
  if (isRejection(there)) return
  const [mine, theirs] = [await thingsIn(vault), thingsOf(there.value)]
  const merged = merge(mine, theirs, common.decks)
  for (const [at, thing] of Object.entries(merged)) if (mine[at]?.updated !== thing.updated) await vault.write(at, JSON.stringify(thing))
  for (const at of Object.keys(mine)) if (!merged[at]) await vault.remove(at)
  const same = JSON.stringify(merged) === JSON.stringify(theirs)
  const put = same ? there.revision : await keep('decks', there.revision, { things: merged })
  if (put !== null) store({ ...common, decks: { at: Date.now(), keys: Object.keys(merged) } })
}

/** Null where another device was quicker: the next round meets what it has written. */
async function keep(name: KeptName, revision: number, value: Remote['value']): Promise<number | null> {
  const put = await request('keep', { parts: { name }, body: { revision, value: value ?? {} } })
  return isRejection(put) ? null : put.revision
}

async function thingsIn(vault: Vault): Promise<Things> {
  const all = await Promise.all(
    (await vault.keys(collectionFolder)).map(
      async (at) => [at, readJson((await vault.read(at)) ?? 'null', { characters: 100_000, depth: 16 })] as const,
    ),
  )
  const sound = all.flatMap(([at, json]) => (!isRejection(json) && isKept(json.value) ? [[at, json.value] as const] : []))
  return Object.fromEntries(sound.toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

const keyForm = /^own\/[a-z]{2,20}\/[a-z]{2,20}\/[a-z0-9][a-z0-9-]{0,59}$/

function thingsOf(value: Remote['value']): Things {
  if (!hasExactly(value, ['things']) || !isPlain(value['things'])) return {}
  const sound = Object.entries(value['things']).filter(([at, thing]) => keyForm.test(at) && isKept(thing) && at.endsWith(`/${thing.id}`))
  return Object.fromEntries(sound as [string, Kept<unknown>][])
}

function stored(): Common | null {
  const json = readJson(storedAccount() ?? 'null', limits)
  return isRejection(json) || !hasExactly(json.value, ['settings', 'decks']) ? null : (json.value as unknown as Common)
}

function store(common: Common): void {
  storeAccount(JSON.stringify(common))
}
