import type { ThemeDesign } from './theme-designs.ts'
import { tileFaceSvg, tileSvgDefs, tileSize } from './tile-svg.ts'

/** Wood around the felt, lit from the centre. */
export function gameBackgroundSvg({ wood }: ThemeDesign, width: number, height: number): string {
  const plain = wood.grain === 0
  return svgDocument(
    width,
    height,
    `<radialGradient id="lamp" cx=".5" cy=".42" r=".8"><stop offset="0" stop-color="#ffe2b0" stop-opacity=".16"/><stop offset=".55" stop-color="#1a0d04" stop-opacity=".18"/><stop offset="1" stop-color="#0a0502" stop-opacity=".72"/></radialGradient>
    <filter id="wood" color-interpolation-filters="sRGB" x="0" y="0" width="1" height="1">
      <feTurbulence type="fractalNoise" baseFrequency=".0022 .05" numOctaves="4" seed="21"/>
      <feColorMatrix values="0 0 0 0 ${unit(wood.light, 0)}  0 0 0 0 ${unit(wood.light, 1)}  0 0 0 0 ${unit(wood.light, 2)}  ${1.5 * wood.grain} 0 0 0 ${-0.3 * wood.grain}"/>
    </filter>
    <filter id="fine" x="0" y="0" width="1" height="1">
      <feTurbulence type="fractalNoise" baseFrequency=".02 .9" numOctaves="2" seed="3"/>
      <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  .5 0 0 0 -.18"/>
    </filter>`,
    plain
      ? `<rect width="${width}" height="${height}" fill="${wood.dark}"/>`
      : `<rect width="${width}" height="${height}" fill="${wood.dark}"/>
        <rect width="${width}" height="${height}" filter="url(#wood)"/>
        <rect width="${width}" height="${height}" filter="url(#fine)" opacity=".55"/>
        <rect width="${width}" height="${height}" fill="url(#lamp)"/>`,
  )
}

/** Felt with a woven texture, lit from the centre. */
export function tableBackgroundSvg({ felt }: ThemeDesign, width: number, height: number): string {
  return svgDocument(
    width,
    height,
    `<radialGradient id="lamp" cx=".5" cy=".4" r=".72"><stop offset="0" stop-color="${felt.light}"/><stop offset=".5" stop-color="${felt.middle}"/><stop offset="1" stop-color="${felt.edge}"/></radialGradient>
    <filter id="weave" x="0" y="0" width="1" height="1">
      <feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="5"/>
      <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.6 0 0 0 -.6"/>
    </filter>`,
    `<rect width="${width}" height="${height}" fill="url(#lamp)"/>
    ${felt.weave > 0 ? `<rect width="${width}" height="${height}" filter="url(#weave)" opacity="${felt.weave * 2}"/>` : ''}`,
  )
}

/** Background of the menu: darker, with a few tiles at its edges. */
export function menuBackgroundSvg(design: ThemeDesign, width: number, height: number): string {
  const { menu, felt } = design
  const plain = menu.middle === menu.edge
  return svgDocument(
    width,
    height,
    `${tileSvgDefs(design)}
    <radialGradient id="lamp" cx=".5" cy=".3" r=".85"><stop offset="0" stop-color="${menu.middle}"/><stop offset="1" stop-color="${menu.edge}"/></radialGradient>
    <radialGradient id="dusk" cx=".5" cy=".34" r=".72"><stop offset=".35" stop-color="${menu.edge}" stop-opacity="0"/><stop offset="1" stop-color="${menu.edge}" stop-opacity=".82"/></radialGradient>
    <filter id="weave" x="0" y="0" width="1" height="1">
      <feTurbulence type="fractalNoise" baseFrequency=".75" numOctaves="2" seed="9"/>
      <feColorMatrix values="0 0 0 0 0  0 0 0 0 0  0 0 0 0 0  1.6 0 0 0 -.6"/>
    </filter>
    <filter id="soft" x="-.3" y="-.3" width="1.6" height="1.6"><feGaussianBlur stdDeviation="9"/></filter>`,
    `<rect width="${width}" height="${height}" fill="url(#lamp)"/>
    ${felt.weave > 0 ? `<rect width="${width}" height="${height}" filter="url(#weave)" opacity="${felt.weave * 1.6}"/>` : ''}
    ${plain ? '' : strayTiles.map(([top, bottom, x, y, turn]) => lyingTile(design, top, bottom, x * width, y * height, turn)).join('')}
    ${plain ? '' : `<rect width="${width}" height="${height}" fill="url(#dusk)"/>`}`,
  )
}

/** Top and bottom pips, centre as fractions of the picture, rotation. */
const strayTiles = [
  [5, 6, 0.06, 0.42, -22],
  [3, 3, 0.13, 0.82, 64],
  [1, 4, 0.01, 0.94, 12],
  [6, 6, 0.94, 0.4, 19],
  [2, 5, 0.86, 0.86, -58],
  [0, 3, 0.985, 0.74, -8],
] as const

function lyingTile(design: ThemeDesign, top: number, bottom: number, x: number, y: number, turn: number): string {
  const { width, height } = tileSize
  const size = 0.78
  const move = (dx: number, dy: number) =>
    `translate(${x + dx} ${y + dy}) rotate(${turn}) scale(${size}) translate(${-width / 2} ${-height / 2})`
  return `<g transform="${move(6, 12)}"><rect width="${width}" height="${height}" rx="${design.tile.radius}" fill="#000" opacity=".55" filter="url(#soft)"/></g>
    <g transform="${move(0, 4)}"><rect x="1.5" y="1.5" width="${width - 3}" height="${height - 3}" rx="${design.tile.radius}" fill="${design.back.ground[1]}"/></g>
    <g transform="${move(0, 0)}">${tileFaceSvg(design, top, bottom)}</g>`
}

/** Head and shoulders on a medallion, the same for all players. */
export function avatarSvg({ colours, wood, tile }: ThemeDesign): string {
  const ring = tile.pin?.[0] ?? colours.scoreColor
  return svgDocument(
    128,
    128,
    `<radialGradient id="plate" cx=".5" cy=".35" r=".8"><stop offset="0" stop-color="${wood.light}"/><stop offset="1" stop-color="${wood.dark}"/></radialGradient>
    <clipPath id="round"><circle cx="64" cy="64" r="56"/></clipPath>`,
    `<circle cx="64" cy="64" r="60" fill="url(#plate)"/>
    <g clip-path="url(#round)" fill="${colours.textColor}" opacity=".88"><circle cx="64" cy="50" r="21"/><path d="M22 128c0-30 18-47 42-47s42 17 42 47Z"/></g>
    <circle cx="64" cy="64" r="58" fill="none" stroke="${ring}" stroke-width="6"/>`,
  )
}

export function svgDocument(width: number, height: number, defs: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${defs}</defs>${body}</svg>`
}

/** One channel of a hex colour, 0 to 1. */
function unit(colour: string, channel: 0 | 1 | 2): number {
  return Number.parseInt(colour.slice(1 + 2 * channel, 3 + 2 * channel), 16) / 255
}
