/** When the next frame is needed: at once, a few times a second for an idle animation, or after a change. */
export type FrameDemand = 'busy' | 'idle' | 'still'

export interface FrameLoop {
  /** Requests a frame. */
  wake(): void
  stop(): void
}

/** Maximum step in milliseconds: a longer gap (hidden tab, breakpoint) must not cause a jump. */
const longestStep = 500

/**
 * Calls `step` with the milliseconds since the last call, at the pace it returns; never while the page is hidden. `idleGap` is the interval
 * of an idle animation.
 */
export function startFrameLoop(step: (elapsed: number) => FrameDemand, idleGap: number): FrameLoop {
  let frame = 0
  let timer = 0
  let last = performance.now()
  function draw(now: number): void {
    frame = 0
    const elapsed = Math.min(Math.max(now - last, 0), longestStep)
    last = now
    const pace = step(elapsed)
    if (pace === 'busy') request()
    else if (pace === 'idle') rest()
  }
  function rest(): void {
    if (frame === 0 && timer === 0) timer = window.setTimeout(request, idleGap)
  }
  function request(): void {
    clearTimeout(timer)
    timer = 0
    if (frame === 0) frame = requestAnimationFrame(draw)
  }
  request()
  return {
    wake: request,
    stop() {
      clearTimeout(timer)
      cancelAnimationFrame(frame)
      frame = -1
    },
  }
}
