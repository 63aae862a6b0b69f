import { Agent, request } from 'node:http'

/** As many connections as there are requests under way, kept open: what opening them costs is not measured. */
const agent = new Agent({ keepAlive: true, scheduling: 'lifo' })

interface HttpResponse {
  readonly setCookies: readonly string[]
  readonly text: string
}

/** An HTTP request with a fraction of the CPU time that `fetch` takes, which is not what proofs measure. */
export function httpRequest(
  method: string,
  url: string,
  { headers, body }: { readonly headers: Readonly<Record<string, string>>; readonly body?: string },
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) }
    const sent = request(url, { method, agent, headers: { ...headers, ...length } }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk: string) => (text += chunk))
      response.on('error', reject)
      response.on('end', () => resolve({ setCookies: response.headers['set-cookie'] ?? [], text }))
    })
    sent.on('error', reject)
    sent.end(body)
  })
}
