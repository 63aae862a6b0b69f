import { createElement, useEffect, useState, type ReactElement } from 'react'
import type { SvgDrawing, SvgShape } from './svg-drawing.ts'

const loading = new Map<string, Promise<SvgDrawing | null>>()
const drawn = new Map<string, SvgDrawing>()

/** Renders lobby art once loaded; decoration only, the text beside it says the same. */
export function LobbyArt({ source }: { source: string }): ReactElement | null {
  const [miniature, setMiniature] = useState(drawn.get(source))
  useEffect(() => {
    if (miniature) return
    let here = true
    void loadLobbyArt(source).then((loaded) => here && loaded && setMiniature(loaded))
    return () => {
      here = false
    }
  }, [source, miniature])
  if (!miniature) return null
  const { viewBox, strokes } = miniature
  return (
    <span className="lobby-art">
      <Layer viewBox={viewBox} strokes={strokes.filter(({ beat }) => beat === undefined)} />
      {beats.map((beat) => (
        <Layer key={beat} beat={beat} viewBox={viewBox} strokes={strokes.filter((stroke) => stroke.beat === beat)} />
      ))}
    </span>
  )
}

const beats = [0, 1, 2] as const

function Layer({ beat, viewBox, strokes }: SvgDrawing & { beat?: number }): ReactElement {
  return (
    <svg viewBox={viewBox} data-beat={beat} aria-hidden="true" focusable="false">
      {strokes.map(renderSvgShape)}
    </svg>
  )
}

/** Fetches lobby art once; null on failure, and the next call tries again. */
export function loadLobbyArt(source: string): Promise<SvgDrawing | null> {
  const known = loading.get(source)
  if (known) return known
  const coming = fetchLobbyArt(source)
  loading.set(source, coming)
  return coming
}

async function fetchLobbyArt(source: string): Promise<SvgDrawing | null> {
  try {
    const miniature = (await (await fetch(source)).json()) as SvgDrawing
    drawn.set(source, miniature)
    return miniature
  } catch {
    loading.delete(source)
    return null
  }
}

/** Renders a drawing element and its children. */
export function renderSvgShape({ tag, attributes, inside }: SvgShape, index: number): ReactElement {
  return createElement(tag, { key: index, ...attributes }, inside?.map(renderSvgShape))
}
