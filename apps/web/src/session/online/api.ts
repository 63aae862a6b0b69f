import { isRejection, reject, type Rejection } from '@parlor/kernel'
import {
  pathOf,
  protocolHeader,
  protocolVersion,
  readResponse,
  routes,
  type Responses,
  type RequestBodies,
  type RouteName,
} from '@parlor/protocol'
import { markProtocolOutdated, useProtocolOutdated } from '../../platform/pwa/protocol-outdated.ts'

interface ApiRequestOptions<N extends RouteName> {
  /** What stands for `:name` in the path. */
  readonly parts?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: N extends keyof RequestBodies ? RequestBodies[N] : never
}

const outdatedRejection = reject('online.outdated')

/** Servers of the first version tell none. An error without one may be a proxy's. */
function isOtherVersion({ headers, status }: Response): boolean {
  const version = headers.get(protocolHeader)
  return version === null ? status < 500 : version !== String(protocolVersion)
}

/** One request to the server the page came from; a rejection when it is refused, nobody answers, or the answer is none that the page knows. */
export async function apiRequest<N extends RouteName>(
  name: N,
  { parts = {}, query = {}, body }: ApiRequestOptions<N> = {},
): Promise<Responses[N] | Rejection> {
  // Whatever a server of another version says, it is not for this page; nothing more is asked of it.
  if (useProtocolOutdated.getState().outdated) return outdatedRejection
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
      markProtocolOutdated()
      return outdatedRejection
    }
    if (!answer.ok) {
      // Said by a server that names the same version: the banner with the reload is for this as well.
      if (isRejection(said) && said.rejected === outdatedRejection.rejected) markProtocolOutdated()
      return isRejection(said) ? said : reject('server.failed')
    }
    // Half an answer is none: whatever is missing would break the page where it is shown.
    const read = readResponse(name, said)
    return isRejection(read) ? reject('online.unreadable') : read
  } catch {
    return reject('online.nobodyAnswers')
  }
}
