import type { SvgDrawing, SvgShape } from './svg-drawing.ts'

/** The drawing as an SVG file of this size. */
export function svgMarkup({ viewBox, strokes }: SvgDrawing, width: number, height: number): string {
  const size = `viewBox="${viewBox}" width="${width}" height="${height}"`
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${strokes.map(shapeMarkup).join('')}</svg>`
}

function shapeMarkup({ tag, attributes, inside = [] }: SvgShape): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${kebab(name)}="${String(value).replace(/[&<"]/g, escaped)}"`)
  return `<${tag}${written.join('')}>${inside.map(shapeMarkup).join('')}</${tag}>`
}

/** Names of SVG that are camelCase themselves. */
const camelCaseNames = new Set(['gradientUnits', 'gradientTransform'])

function kebab(name: string): string {
  return camelCaseNames.has(name) ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function escaped(sign: string): string {
  return `&#${sign.charCodeAt(0)};`
}
