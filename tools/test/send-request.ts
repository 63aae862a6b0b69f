import { request, type IncomingHttpHeaders } from 'node:http'

export interface HttpReply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** Sends a raw request to localhost: no path normalisation, no redirects. */
export function sendRequest(
  port: number,
  path: string,
  method = 'GET',
  headers: Readonly<Record<string, string>> = {},
): Promise<HttpReply> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }))
    })
    sent.on('error', reject)
    sent.end()
  })
}
