import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A TCP proxy to a local port that can be cut and restored while the target runs on, and whose connections can go silent. */
interface TcpProxy {
  readonly port: number
  cut(): void
  restore(): void
  /** Open connections stay open and carry nothing any more; new ones work. */
  silence(): void
  close(): void
}

export async function openTcpProxy(to: number): Promise<TcpProxy> {
  const ends = new Set<Socket>()
  let whole = true
  const server = createServer((near) => {
    if (!whole) return void near.destroy()
    const far = connect(to, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      ends.add(one)
      one.on('error', () => {})
      one.on('close', () => {
        ends.delete(one)
        other.destroy()
      })
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  function drop(): void {
    for (const end of ends) end.destroy()
  }
  return {
    port: (server.address() as AddressInfo).port,
    cut() {
      whole = false
      drop()
    },
    restore() {
      whole = true
    },
    silence() {
      for (const end of ends) end.unpipe().pause()
    },
    close() {
      server.close()
      drop()
    },
  }
}
