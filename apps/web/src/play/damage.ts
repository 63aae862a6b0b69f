import type { Rejection } from '@parlor/kernel'

const damages = /^(json\..*|saves\.(damaged|badField|notASave)|record\.(?!newerVersion|otherGame|noMigration).*)$/

/** True where a kept match was refused because what is written of it is broken, not because it is too new, another game's or gone. */
export function isDamage({ rejected }: Rejection): boolean {
  return damages.test(rejected)
}
