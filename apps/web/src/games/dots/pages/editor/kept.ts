import { maxSide, minSide, readLevel, type DotsLevel } from '@parlor/dots'
import { hasExactly, isRejection, readJson } from '@parlor/kernel'
import { Collection } from '../../../../storage/collection.ts'
import { draftFolder } from '../../../../storage/extras.ts'
import { openVault, type Vault } from '../../../../storage/vault.ts'
import { mostDots, type Draft } from './draft.ts'

/** The levels this player has made. */
export const ownLevels = new Collection<DotsLevel>('dots', 'level', (value) => readLevel(value))

const draftKey = `${draftFolder}dots`
const draftKeys = ['rows', 'cols', 'owner', 'dots', 'id', 'name', 'description', 'opponent', 'starter', 'colour'] as const
const limits = { characters: 20_000, depth: 4 }

/** What was on the easel last, finished or not; null where nothing readable is kept. */
export async function readDraft(vault?: Vault): Promise<Draft | null> {
  const json = readJson((await (vault ?? (await openVault())).read(draftKey)) ?? 'null', limits)
  return isRejection(json) || !isDraft(json.value) ? null : json.value
}

export async function keepDraft(draft: Draft, vault?: Vault): Promise<void> {
  const { rows, cols, owner, dots, id, name, description, opponent, starter, colour } = draft
  const kept = { rows, cols, owner, dots, id, name, description, opponent, starter, colour }
  await (vault ?? (await openVault())).rewrite(draftKey, JSON.stringify(kept))
}

function isDraft(value: unknown): value is Draft {
  if (!hasExactly(value, draftKeys)) return false
  const { rows, cols, owner, dots, starter, colour } = value
  const cells = Number(rows) * Number(cols)
  return (
    isSide(rows) &&
    isSide(cols) &&
    isList(owner, cells, 3) &&
    isList(dots, cells, mostDots) &&
    (['id', 'name', 'description', 'opponent'] as const).every((key) => typeof value[key] === 'string') &&
    [starter, colour].every((one) => one === 'red' || one === 'blue')
  )
}

function isSide(value: unknown): boolean {
  return Number.isInteger(value) && (value as number) >= minSide && (value as number) <= maxSide
}

function isList(value: unknown, length: number, most: number): boolean {
  return (
    Array.isArray(value) &&
    value.length === length &&
    value.every((one) => Number.isInteger(one) && Number(one) >= 0 && Number(one) <= most)
  )
}
