import { reject, type Rejection } from '@parlor/kernel'
import { limits } from '@parlor/protocol'

/** Says more exactly what is wrong with a name that was refused: missing, without a letter, or with signs that nobody can see. */
export function explainBadName(typed: string, refused: Rejection): Rejection {
  if (refused.rejected !== 'person.badName') return refused
  const name = typed.normalize('NFC').replaceAll(/ +/g, ' ').trim()
  if (name === '') return reject('online.nameMissing')
  if ([...name].length > limits.name) return refused
  return reject(/[\p{L}\p{N}]/u.test(name) ? 'online.nameInvisible' : 'online.nameNoLetter')
}
