/** One line of JSON per event. It names events, codes and counts; no address, name, cookie, match or move ever stands in it. */
export interface Logger {
  info(event: string, fields?: Readonly<Record<string, string | number | boolean>>): void
  /** What broke and where; not what with, because a message may quote what it was given. */
  error(event: string, error: unknown): void
}

/** Writes to a stream, or nowhere. */
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
