import type { ThemeDesign } from './theme-designs.ts'
import { arrangePips } from './arrange-pips.ts'

/** A vertical tile in pixels of the sprite sheet: twice its size on a table at scale 1. */
export const tileSize = { width: 120, height: 240 } as const

const inset = 1.5

/** Gradients and filters shared by all tiles of a theme. */
export function tileSvgDefs({ tile, back }: ThemeDesign): string {
  const [light, middle, edge] = tile.face
  const flat = light === edge
  return `
    <linearGradient id="face" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${light}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${flat ? middle : edge}"/>
    </linearGradient>
    <linearGradient id="back" x1="0" y1="0" x2="1" y2="1">
      <stop offset="0" stop-color="${back.ground[0]}"/><stop offset="1" stop-color="${back.ground[1]}"/>
    </linearGradient>
    <linearGradient id="hole" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#000"/><stop offset="1" stop-color="#3a3632"/>
    </linearGradient>
    <radialGradient id="pin" cx=".36" cy=".3" r=".8">
      <stop offset="0" stop-color="#fff8dc"/><stop offset=".35" stop-color="${tile.pin?.[0] ?? '#fff'}"/><stop offset="1" stop-color="${tile.pin?.[1] ?? '#fff'}"/>
    </radialGradient>
    <filter id="grain" x="0" y="0" width="1" height="1">
      <feTurbulence type="fractalNoise" baseFrequency=".35 .012" numOctaves="3" seed="7"/>
      <feColorMatrix values="0 0 0 0 .16  0 0 0 0 .07  0 0 0 0 .02  0 0 0 1.5 -.55"/>
      <feComposite in2="SourceGraphic" operator="in"/>
    </filter>
    <clipPath id="shape"><rect x="${inset}" y="${inset}" width="${tileSize.width - 2 * inset}" height="${tileSize.height - 2 * inset}" rx="${tile.radius}"/></clipPath>`
}

/** A face of a vertical tile. */
export function tileFaceSvg(design: ThemeDesign, top: number, bottom: number): string {
  const { tile } = design
  const { width, height } = tileSize
  const flat = tile.face[0] === tile.face[2]
  const middle = height / 2
  return `<g>
    <rect x="${inset}" y="${inset}" width="${width - 2 * inset}" height="${height - 2 * inset}" rx="${tile.radius}" fill="url(#face)"/>
    ${flat ? rimSvg(tile.radius, '#000000', 3, 1) : rimSvg(tile.radius, tile.face[2], 2, 1) + rimSvg(tile.radius - 3, '#ffffff', 2.5, 0.85, 4)}
    <line x1="16" x2="${width - 16}" y1="${middle}" y2="${middle}" stroke="${tile.line}" stroke-width="${flat ? 5 : 3}" stroke-linecap="round"/>
    ${flat ? '' : `<line x1="16" x2="${width - 16}" y1="${middle + 2.4}" y2="${middle + 2.4}" stroke="#fff" stroke-width="1.4" stroke-linecap="round" opacity=".8"/>`}
    ${tile.pin ? `<circle cx="${width / 2}" cy="${middle}" r="7.5" fill="url(#pin)" stroke="${tile.pin[1]}" stroke-width="1"/>` : ''}
    ${pipsSvg(design, top, middle / 2)}${pipsSvg(design, bottom, middle * 1.5)}
  </g>`
}

function pipsSvg(design: ThemeDesign, count: number, centre: number): string {
  const { spots, radius } = arrangePips(count)
  const edge = tileSize.width
  const { tile } = design
  const ink = tile.pips[Math.min(count, tile.pips.length - 1)]!
  return spots
    .map(([x, y]) => {
      const [cx, cy, r] = [edge / 2 + x * edge, centre + y * edge, radius * edge]
      if (!tile.drilled) return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${ink}"/>`
      // Lit from above: the upper rim of a hole is dark, the lower one bright.
      return `<circle cx="${cx}" cy="${cy + 1.4}" r="${r + 0.9}" fill="#fff" opacity=".95"/>
        <circle cx="${cx}" cy="${cy}" r="${r + 0.8}" fill="#cfc6ab"/>
        <circle cx="${cx}" cy="${cy}" r="${r}" fill="${ink}"/>
        <ellipse cx="${cx}" cy="${cy + r * 0.34}" rx="${r * 0.72}" ry="${r * 0.56}" fill="#4a443c" opacity=".75"/>`
    })
    .join('')
}

/** The back: border, lattice in both halves, pin. */
export function tileBackSvg(design: ThemeDesign): string {
  const { width, height } = tileSize
  const { back, tile } = design
  const flat = tile.face[0] === tile.face[2]
  const panel = `<rect x="13" y="13" width="${width - 26}" height="${height - 26}" rx="${Math.max(4, tile.radius - 5)}" fill="none" stroke="${back.line}" stroke-width="${flat ? 4 : 2.2}" opacity=".9"/>`
  return `<g>
    <g clip-path="url(#shape)">
      <rect width="${width}" height="${height}" fill="url(#back)"/>
      ${back.grain ? `<rect width="${width}" height="${height}" fill="#000" filter="url(#grain)" opacity=".75"/>` : ''}
      ${latticeSvg(back.line, flat ? 1 : 0.42)}
    </g>
    ${rimSvg(tile.radius, flat ? '#ffffff' : '#000000', flat ? 4 : 2, flat ? 1 : 0.45)}
    ${flat ? '' : rimSvg(tile.radius - 2, '#ffffff', 1.6, 0.28, 3)}
    ${panel}
    <circle cx="${width / 2}" cy="${height / 2}" r="17" fill="${back.ground[1]}" stroke="${back.line}" stroke-width="2.2"/>
    <circle cx="${width / 2}" cy="${height / 2}" r="9" fill="${tile.pin ? 'url(#pin)' : back.line}"/>
  </g>`
}

function latticeSvg(colour: string, opacity: number): string {
  const lines: string[] = []
  for (let i = -7; i < 14; i++) {
    const at = i * 22
    lines.push(`<path d="M${at} 22 L${at + 196} 218 M${at} 218 L${at + 196} 22"/>`)
  }
  return `<g clip-path="url(#panel)" fill="none" stroke="${colour}" stroke-width="1.6" opacity="${opacity}">
    <clipPath id="panel"><rect x="21" y="21" width="78" height="198" rx="6"/></clipPath>${lines.join('')}</g>`
}

function rimSvg(radius: number, colour: string, width: number, opacity: number, deep = inset): string {
  const off = deep + width / 2
  return `<rect x="${off}" y="${off}" width="${tileSize.width - 2 * off}" height="${tileSize.height - 2 * off}" rx="${Math.max(1, radius - width / 2)}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`
}
