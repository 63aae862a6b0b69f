/** One line of JSON per event: event names, codes and counts, never an address, name, cookie, match or move. */
export interface Logger {
  info(event: string, fields?: Readonly<Record<string, string | number | boolean>>): void
  /** Logs name, code and stack, not the message: it may quote user input. */
  error(event: string, error: unknown): void
}

export function createLogger(node: string, write: ((line: string) => void) | null): Logger {
  const put = (level: string, event: string, fields: Readonly<Record<string, unknown>>) =>
    write?.(`${JSON.stringify({ at: new Date().toISOString(), level, node, event, ...fields })}\n`)
  return {
    info: (event, fields = {}) => void put('info', event, fields),
    error(event, error) {
      const { name = 'unknown', code, stack = '' } = (error ?? {}) as { name?: string; code?: string; stack?: string }
      const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
      put('error', event, { name, ...(typeof code === 'string' ? { code } : {}), stack: frames.slice(0, 6).map((line) => line.trim()) })
    },
  }
}
