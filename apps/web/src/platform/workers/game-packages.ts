import type { GamePackage } from '@parlor/kernel'

const packages = import.meta.glob<Readonly<Record<string, GamePackage>>>('../../../../../games/*/src/index.ts')

/** Loads a game's package on demand: its export has the game's name. */
export async function loadGamePackage(game: string): Promise<GamePackage> {
  const pkg = (await packages[`../../../../../games/${game}/src/index.ts`]?.())?.[game]
  if (!pkg) throw new Error(`no game ${game}`)
  return pkg
}
