import { reject, type Rejection } from '@parlor/kernel'
import { displayNameProblem } from '@parlor/protocol'

const messages = { missing: 'online.nameMissing', noLetter: 'online.nameNoLetter', invisible: 'online.nameInvisible' } as const

/** Replaces the refusal of a malformed name by one that says what is wrong with it. */
export function explainBadName(typed: string, refused: Rejection): Rejection {
  if (refused.rejected !== 'person.badName') return refused
  const problem = displayNameProblem(typed)
  return problem === null || problem === 'tooLong' ? refused : reject(messages[problem])
}
