import { setTimeout as wait } from 'node:timers/promises'

/** Asks every node all the time whether it is ready. */
export interface ReadinessMonitor {
  /** By node, how often it said that it is not. */
  readonly unready: readonly number[]
  /** Milliseconds from now until all of them are ready; null when that takes longer. */
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
