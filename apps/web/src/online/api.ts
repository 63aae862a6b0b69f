import { isRejection, reject, type Rejection } from '@parlor/kernel'
import { pathOf, protocolHeader, protocolVersion, readAnswer, routes, type Answers, type Bodies, type RouteName } from '@parlor/protocol'
import { markOutdated, useOutdated } from '../pwa/outdated.ts'

interface Asking<N extends RouteName> {
  /** What stands for `:name` in the path. */
  readonly parts?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: N extends keyof Bodies ? Bodies[N] : never
}

const outdated = reject('online.outdated')

/** Servers of the first version tell none. An error without one may be a proxy's. */
function isOtherVersion({ headers, status }: Response): boolean {
  const version = headers.get(protocolHeader)
  return version === null ? status < 500 : version !== String(protocolVersion)
}

/** One request to the server the page came from; a rejection when it is refused, nobody answers, or the answer is none that the page knows. */
export async function request<N extends RouteName>(
  name: N,
  { parts = {}, query = {}, body }: Asking<N> = {},
): Promise<Answers[N] | Rejection> {
  // Whatever a server of another version says, it is not for this page; nothing more is asked of it.
  if (useOutdated.getState().outdated) return outdated
  const [method] = routes[name]
  const search = new URLSearchParams(query).toString()
  try {
    const answer = await fetch(pathOf(name, parts) + (search && `?${search}`), {
      method,
      credentials: 'same-origin',
      headers: { [protocolHeader]: String(protocolVersion), ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    })
    const said: unknown = await answer.json()
    if (isOtherVersion(answer)) {
      markOutdated()
      return outdated
    }
    if (!answer.ok) return isRejection(said) ? said : reject('server.failed')
    // Half an answer is none: whatever is missing would break the page where it is shown.
    const read = readAnswer(name, said)
    return isRejection(read) ? reject('online.unreadable') : read
  } catch {
    return reject('online.nobodyAnswers')
  }
}
