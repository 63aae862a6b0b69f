import type { ClientMessage, ServerMessage } from '@parlor/protocol'
import { vi } from 'vitest'
import { Connection } from '../src/session/online/connection.ts'

/** A socket driven by the test. */
class FakeSocket {
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  readonly sent: ClientMessage[] = []
  send(frame: string): void {
    this.sent.push(JSON.parse(frame) as ClientMessage)
  }
  close(code = 1005): void {
    this.onclose?.({ code })
  }
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
  kinds(): string[] {
    return this.sent.map(({ kind }) => kind)
  }
}

/** A connection over fake sockets. */
export function createFakeConnection() {
  const sockets: FakeSocket[] = []
  const arrivals = vi.fn(() => Promise.resolve())
  const connection = new Connection({
    open: () => (sockets.push(new FakeSocket()), sockets.at(-1) as unknown as WebSocket),
    identify: arrivals,
    now: () => Date.now(),
  })
  return { connection, sockets, arrivals }
}
