/** The renderer: WebGL, or the 2D canvas. */
export type RendererKind = 'webgl' | 'canvas'

/**
 * `?r=canvas` and `?r=webgl` force one. Otherwise WebGL with hardware acceleration: in software the 2D canvas takes a quarter of the time.
 */
export function rendererFromUrl(search: string): RendererKind | 'auto' {
  const requested = new URLSearchParams(search).get('r')
  return requested === 'canvas' || requested === 'webgl' ? requested : 'auto'
}

/** The renderers to try, in this order. */
export function renderersToTry(requested: RendererKind | 'auto', hardware: boolean): readonly RendererKind[] {
  if (requested === 'canvas' || (requested === 'auto' && !hardware)) return ['canvas']
  return ['webgl', 'canvas']
}

/** Whether WebGL is available without a performance caveat. */
export function hasHardwareWebGl(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl', { failIfMajorPerformanceCaveat: true })
    releaseWebGlContext(context)
    return context !== null
  } catch {
    return false
  }
}

/** Releases a context at once: browsers keep about sixteen and drop the oldest, which may be the board's. */
export function releaseWebGlContext(context: WebGLRenderingContext | null): void {
  context?.getExtension('WEBGL_lose_context')?.loseContext()
}
