/** How soon a picture wants its next frame: at once, a few times a second for slow breathing, or not before something happens. */
export type FrameDemand = 'busy' | 'idle' | 'still'

export interface FrameLoop {
  /** Something changed: draw with the next frame. */
  wake(): void
  stop(): void
}

/** A longer gap (a hidden tab, a breakpoint) counts as this much, so that nothing jumps. */
const longestStep = 500

/**
 * Calls `step` with the milliseconds since the last one, as often as the pace it returns asks for; never while the page is hidden.
 * `idleGap` is the pause between two frames of a picture that only breathes.
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
