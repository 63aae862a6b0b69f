import { createServer } from 'node:http'
import { join } from 'node:path'
import { FolderTaken, NodeAlone, openJournal, openServer, readConfig } from './index.ts'

const config = readConfig(process.env, join(process.cwd(), 'data'))
const journal = openJournal(config.node, (line) => void process.stderr.write(line))
const port = Number(process.env['PORT'] ?? 4174)
const host = process.env['HOST'] ?? '127.0.0.1'

const online = await openServer(config, journal, () => {
  journal.note('node refused')
  process.exit(1)
}).catch((error: unknown) => {
  const known = error instanceof FolderTaken || error instanceof NodeAlone
  process.stderr.write(known ? `${error.message}\n` : `The server could not start: ${String(error)}\n`)
  return process.exit(1)
})
const server = createServer(online.listener)
server.on('upgrade', (request, stream, head) => {
  if (!online.upgrade(request, stream, head)) stream.destroy()
})
server.listen(port, host, () =>
  process.stdout.write(`Online play is open at http://${host}:${(server.address() as { port: number }).port}\n`),
)

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.once(signal, () => {
    server.close()
    void online.close().then(() => process.exit(0))
  })
