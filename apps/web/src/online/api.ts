import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { pathOf, routes, type Answers, type Bodies, type RouteName } from '@parlor/protocol'

interface Asking<N extends RouteName> {
  /** What stands for `:name` in the path. */
  readonly parts?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: N extends keyof Bodies ? Bodies[N] : never
}

/** One request to the server the page came from; a rejection when it is refused or nobody answers. */
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
    if (answer.ok) return said as Answers[N]
    return isRejection(said) ? said : reject('server.failed')
  } catch {
    return reject('online.nobodyAnswers')
  }
}
