import type { FindingReporter } from './finding.ts'
import type { StoredRatingPoint, StoredState } from './stored-state.ts'

/** Every rating is the chain of its ranked matches' changes, each once. */
export function checkStoredRatings({ matches, logs, points, ratings }: StoredState, find: FindingReporter): void {
  const chains = new Map<string, StoredRatingPoint[]>()
  for (const point of points) chains.set(`${point.person} ${point.game}`, [...(chains.get(`${point.person} ${point.game}`) ?? []), point])
  for (const match of matches.values()) {
    if (match.ranked && match.seats.some(({ kind }) => kind === 'bot')) find('illegal', match.id, 'a bot plays a ranked match')
    if (match.state !== 'over') continue
    const people = match.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.person] : []))
    const aborted = logs.get(match.id)?.at(-1)?.entry.kind === 'abort'
    if (aborted && points.some((point) => point.match === match.id)) find('unasked', match.id, 'it was called off, and rated')
    const rated = points.filter((point) => point.match === match.id)
    for (const person of people) {
      const count = rated.filter((point) => point.person === person).length
      if (count > 1) find('doubled', match.id, `${person} was rated ${count} times`)
      if (match.ranked && !aborted && count === 0) find('lost', match.id, `${person} was not rated`)
      if (!match.ranked && count > 0) find('unasked', match.id, `${person} was rated for a casual match`)
    }
  }
  for (const { person, game, rating, games } of ratings) {
    const chain = inOrder(chains.get(`${person} ${game}`) ?? [])
    const id = chain.at(-1)?.match ?? ''
    if (games !== chain.length) find('doubled', id, `${person} was rated for ${games} matches of ${game}, and played ${chain.length}`)
    for (const [i, step] of chain.entries())
      if (i > 0 && !near(step.before, chain[i - 1]!.rating))
        find('doubled', step.match, `${person} had ${chain[i - 1]!.rating}, and was rated from ${step.before}`)
    if (chain.length > 0 && !near(rating, chain.at(-1)!.rating))
      find('doubled', id, `${person} has ${rating}, and was given ${chain.at(-1)!.rating}`)
  }
}

/** Matches are rated in the order they are settled, not ended: each change starts where an earlier one ended. */
function inOrder(steps: readonly StoredRatingPoint[]): StoredRatingPoint[] {
  const left = [...steps]
  const chain: StoredRatingPoint[] = []
  while (left.length > 0) {
    const last = chain.at(-1)
    const at = last
      ? left.findIndex(({ before }) => near(before, last.rating))
      : left.findIndex(({ before }) => !steps.some(({ rating }) => near(rating, before)))
    chain.push(...left.splice(Math.max(0, at), 1))
  }
  return chain
}

function near(one: number, other: number): boolean {
  return Math.abs(one - other) < 1e-6
}
