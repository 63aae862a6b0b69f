import type { Rejection } from '@parlor/kernel'

const damageCodes = /^(json\..*|saves\.(damaged|badField|notASave)|record\.(?!newerVersion|otherGame|noMigration).*)$/

/** Whether a stored match was rejected because its data is broken, not because it is too new, of another game or missing. */
export function isDamagedDataRejection({ rejected }: Rejection): boolean {
  return damageCodes.test(rejected)
}
