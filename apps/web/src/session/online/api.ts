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
  /** Values of the `:name` parts of the path. */
  readonly parts?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
  readonly body?: N extends keyof RequestBodies ? RequestBodies[N] : never
}

const outdatedRejection = reject('online.outdated')

/** Servers of the first version send no header. An error without one may be a proxy's. */
function isOtherVersion({ headers, status }: Response): boolean {
  const version = headers.get(protocolHeader)
  return version === null ? status < 500 : version !== String(protocolVersion)
}

/** One same-origin request; a rejection when the server rejects it, does not answer, or sends a response this page cannot read. */
export async function apiRequest<N extends RouteName>(
  name: N,
  { parts = {}, query = {}, body }: ApiRequestOptions<N> = {},
): Promise<Responses[N] | Rejection> {
  // No more requests to a server of another protocol version.
  if (useProtocolOutdated.getState().outdated) return outdatedRejection
  const [method] = routes[name]
  const search = new URLSearchParams(query).toString()
  try {
    const response = await fetch(pathOf(name, parts) + (search && `?${search}`), {
      method,
      credentials: 'same-origin',
      headers: { [protocolHeader]: String(protocolVersion), ...(method === 'GET' ? {} : { 'content-type': 'application/json' }) },
      ...(method === 'GET' ? {} : { body: JSON.stringify(body ?? {}) }),
    })
    const json: unknown = await response.json()
    if (isOtherVersion(response)) {
      markProtocolOutdated()
      return outdatedRejection
    }
    if (!response.ok) {
      // Same version in the header, but the server says outdated: shows the reload banner too.
      if (isRejection(json) && json.rejected === outdatedRejection.rejected) markProtocolOutdated()
      return isRejection(json) ? json : reject('server.failed')
    }
    // An incomplete response is rejected here: otherwise it would break the page that shows it.
    const read = readResponse(name, json)
    return isRejection(read) ? reject('online.unreadable') : read
  } catch {
    return reject('online.nobodyAnswers')
  }
}
