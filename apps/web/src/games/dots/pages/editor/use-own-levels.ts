import type { DotsLevel } from '@parlor/dots'
import { useKept } from '../../../../play/use-kept.ts'
import type { Kept } from '../../../../storage/collection.ts'
import type { Damaged } from '../../../../storage/saves.ts'
import type { Vault } from '../../../../storage/vault.ts'
import { ownLevels } from './kept.ts'

/** The levels of one's own, newest first. */
export function useOwnLevels(): readonly Kept<DotsLevel>[] | null {
  return useKept(list)
}

/** Those of them that cannot be read. */
export function useDamagedLevels(): readonly Damaged[] {
  return useKept(listDamaged) ?? []
}

function listDamaged(vault: Vault): Promise<Damaged[]> {
  return ownLevels.damaged(vault)
}

function list(vault: Vault): Promise<Kept<DotsLevel>[]> {
  return ownLevels.list(vault)
}
