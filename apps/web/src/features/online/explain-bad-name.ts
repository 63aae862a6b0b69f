import { reject, type Rejection } from '@parlor/kernel'
import { displayNameProblem } from '@parlor/protocol'

const messages = { missing: 'online.nameMissing', noLetter: 'online.nameNoLetter', invisible: 'online.nameInvisible' } as const

/** Explains a rejected name: missing, without a letter, or with invisible characters. */
export function explainBadName(typed: string, rejection: Rejection): Rejection {
  if (rejection.rejected !== 'person.badName') return rejection
  const problem = displayNameProblem(typed)
  return problem === null || problem === 'tooLong' ? rejection : reject(messages[problem])
}
