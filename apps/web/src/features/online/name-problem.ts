import { reject, type Rejection } from '@parlor/kernel'
import { displayNameProblem } from '@parlor/protocol'

/** Explains a rejected name: missing, without a letter, or with invisible characters. */
export function explainBadName(typed: string, rejection: Rejection): Rejection {
  if (rejection.rejected !== 'person.badName') return rejection
  const name = typed.normalize('NFC').replaceAll(/ +/g, ' ').trim()
  if (name === '') return reject('online.nameMissing')
  if ([...name].length > limits.name) return rejection
  return reject(/[\p{L}\p{N}]/u.test(name) ? 'online.nameInvisible' : 'online.nameNoLetter')
}
