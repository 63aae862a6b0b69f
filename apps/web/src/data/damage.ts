import type { Rejection } from '@parlor/kernel'

const damageCodes = /^(json\..*|saves\.(damaged|badField|notASave)|record\.(?!newerVersion|otherGame|noMigration).*)$/

/** True where a kept match was refused because what is written of it is broken, not because it is too new, another game's or gone. */
export function isDamageRejection({ rejected }: Rejection): boolean {
  return damageCodes.test(rejected)
}
