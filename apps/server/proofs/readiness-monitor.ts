import { setTimeout as wait } from 'node:timers/promises'

/** Polls every node's readiness. */
interface ReadinessMonitor {
  /** Unready responses by node. */
  readonly unready: readonly number[]
  /** Milliseconds until all are ready; null after the timeout. */
  untilReady(patience: number): Promise<number | null>
  stop(): void
}

export function monitorReadiness(bases: readonly string[], everyMs = 200): ReadinessMonitor {
  const unready = bases.map(() => 0)
  let going = true
  const status = async (base: string) => (await fetch(`${base}/ready`).catch(() => null))?.status ?? 0
  for (const [node, base] of bases.entries())
    void (async () => {
      for (; going; await wait(everyMs)) if ((await status(base)) === 503) unready[node]!++
    })()
  return {
    unready,
    async untilReady(patience) {
      const began = performance.now()
      while (performance.now() - began < patience) {
        const all = await Promise.all(bases.map(status))
        if (all.every((one) => one === 200)) return Math.round(performance.now() - began)
        await wait(100)
      }
      return null
    },
    stop() {
      going = false
    },
  }
}
