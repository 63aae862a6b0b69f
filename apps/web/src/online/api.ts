import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { pathOf, readAnswer, routes, type Answers, type Bodies, type RouteName } from '@parlor/protocol'

interface Asking<N extends RouteName> {
  /** What stands for `:name` in the path. */
  readonly parts?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: N extends keyof Bodies ? Bodies[N] : never
}

/** One request to the server the page came from; a rejection when it is refused, nobody answers, or the answer is none that the page knows. */
export async function request<N extends RouteName>(
  name: N,
  { parts = {}, query = {}, body }: Asking<N> = {},
): Promise<Answers[N] | Rejection> {
  const [method] = routes[name]
  const search = new URLSearchParams(query).toString()
  try {
    const answer = await fetch(pathOf(name, parts) + (search && `?${search}`), {
      method,
      credentials: 'same-origin',
      ...(method === 'GET' ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body ?? {}) }),
    })
    const said: unknown = await answer.json()
    if (!answer.ok) return isRejection(said) ? said : reject('server.failed')
    // Half an answer is none: whatever is missing would break the page where it is shown.
    const read = readAnswer(name, said)
    return isRejection(read) ? reject('online.unreadable') : read
  } catch {
    return reject('online.nobodyAnswers')
  }
}
