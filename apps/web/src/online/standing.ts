import type { Answers } from '@parlor/protocol'

/** The first ten, and oneself wherever one stands. */
export function shown({ standings, you }: Answers['leaders']): Answers['leaders']['standings'] {
  const first = standings.slice(0, 10)
  return you && !first.some(({ person }) => person.id === you.person.id) ? [...first, you] : first
}
