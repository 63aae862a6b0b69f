import { sizes } from './design-tokens.ts'
import type { ScreenSide } from './screen-sides.ts'

interface Point {
  readonly x: number
  readonly y: number
}

export interface Box extends Point {
  readonly width: number
  readonly height: number
}

/** The screen layout in CSS pixels. `portrait` is the layout of a narrow screen: opponents side by side at the top. */
export interface ScreenLayout {
  readonly width: number
  readonly height: number
  readonly portrait: boolean
  /** Width of the player's own upright tiles, and of the others'. */
  readonly tile: number
  readonly otherTile: number
  /** Maximum width of each row of own tiles, from the lowest up: plate and button are beside the lowest. */
  readonly rows: readonly number[]
  /** Minimum distance between two own tiles. */
  readonly gap: number
  /** Text scale. */
  readonly text: number
  readonly board: Box
  readonly hands: Readonly<Record<ScreenSide, Box>>
  readonly plates: Readonly<Record<ScreenSide, Box>>
  /** The pass or draw button. */
  readonly button: Box
  /** Turn title: its centre, font size and maximum width, 0 where there is no room. `shared` where the button takes its place. */
  readonly title: Point & { readonly text: number; readonly maxWidth: number; readonly shared: boolean }
  readonly boneyard: Point
  /** Sum of the open ends; the point is its left edge if `left`, else its centre. */
  readonly sum: Point & { readonly left: boolean }
}

const edge = 8
const usual = { width: 116, height: 48 }
/** Below this board height the chain cannot be read: the player's own plate and button move out of its way. */
const leastFelt = 110
/** A narrower screen has no space for two opponents beside the board. */
const narrow = 640
/** Where no tile is touched, a lower frame beside a result or a replay's bar gives its height to the board. */
const low = 420

/**
 * Lays the table out. `own` is the number of tiles the player's hand needs space for, `text` the text scale; `watched`: nothing can be played
 * any more, or in a replay.
 */
export function layOutScreen(width: number, height: number, own: number, text = 1, watched = false): ScreenLayout {
  if (watched && width < narrow && height < low) return layOutShared(width, height, own)
  const lay = width < narrow ? layOutPortrait : layOutLandscape
  const area = lay(width, height, own, text)
  // Where the hand fills the screen, text is not enlarged.
  return text > 1 && (area.title.shared || area.board.height < leastFelt) ? lay(width, height, own, 1) : area
}

function layOutLandscape(width: number, height: number, own: number, text: number): ScreenLayout {
  const plate = { width: usual.width * text, height: usual.height * text }
  const sideWidth = plate.width + 2 * edge
  const space = width - 2 * sideWidth - 2 * edge
  const { tile, rows, gap } = fitHandRows([space, width - 2 * edge], own, Math.min(sizes.tile, height * 0.135))
  const otherTile = Math.max(18, tile * sizes.otherScale)
  const handHeight = rows.length * (2 * tile + sizes.leastGap) - sizes.leastGap
  const top = 2 * otherTile + 2 * edge
  const bottom = height - handHeight - 2 * edge
  const board = { x: sideWidth, y: top, width: width - 2 * sideWidth, height: Math.max(60, bottom - top) }
  const short = height < 520
  const column = { y: edge + 4, width: 2 * otherTile, height: Math.max(60, bottom - edge * 2 - plate.height - 8) }
  const opposite = width * (short ? 0.27 : 0.34)
  const titleX = short ? (width / 2 + opposite / 2 + width - sideWidth) / 2 : width / 2
  return {
    width,
    height,
    portrait: false,
    tile,
    otherTile,
    rows,
    gap,
    text,
    board,
    hands: {
      bottom: { x: sideWidth + edge, y: height - edge - handHeight, width: space, height: handHeight },
      left: { x: (sideWidth - 2 * otherTile) / 2, ...column },
      top: { x: width / 2 - opposite / 2, y: edge, width: opposite, height: 2 * otherTile },
      right: { x: width - (sideWidth + 2 * otherTile) / 2, ...column },
    },
    plates: {
      bottom: { x: edge, y: height - edge - plate.height, ...plate },
      left: { x: edge, y: column.y + column.height + 4, ...plate },
      top: { x: sideWidth + 4, y: edge, width: plate.width, height: Math.min(plate.height, top - edge - 4) },
      right: { x: width - edge - plate.width, y: column.y + column.height + 4, ...plate },
    },
    button: {
      x: width - edge - Math.min(sizes.pass.width, sideWidth - edge - 4),
      y: height - edge - sizes.pass.height,
      width: Math.min(sizes.pass.width, sideWidth - edge - 4),
      height: sizes.pass.height,
    },
    title: {
      x: titleX,
      y: short ? edge + otherTile : top + 24,
      text: (short ? 20 : sizes.title) * text,
      maxWidth: short ? 2 * (width - sideWidth - titleX) - 4 : board.width - 16,
      shared: false,
    },
    boneyard: { x: sideWidth / 2, y: column.y + column.height + plate.height + 46 },
    sum: { x: width - sideWidth / 2, y: column.y + column.height + plate.height + 50, left: false },
  }
}

function layOutPortrait(width: number, height: number, own: number, text: number): ScreenLayout {
  const { tile, rows, gap } = fitHandRows([width - 2 * edge, width - 2 * edge], own, sizes.tile)
  const plate = { width: usual.width * text, height: usual.height * text }
  const others = layOutOthers(width, plate.height)
  const handHeight = rows.length * (2 * tile + sizes.leastGap) - sizes.leastGap
  const { strip } = others
  const bottom = height - edge - handHeight
  const line = bottom - edge - Math.max(sizes.pass.height, plate.height)
  const header = 20 + 20 * text
  const crowded = line - strip - header - 4 < leastFelt
  const top = strip + (crowded ? sizes.pass.height + 2 : header)
  const board = { x: 4, y: top, width: width - 8, height: Math.max(60, (crowded ? bottom - edge : line) - top - 4) }
  const wide = crowded ? plate.width : plate.width + 20
  // Crowded: one line holds the plate, then title or button, then the panel button.
  const [from, to] = crowded ? [edge + wide + 4, width - 52] : [60, width - 60]
  return {
    width,
    height,
    portrait: true,
    tile,
    otherTile: others.tile,
    rows,
    gap,
    text,
    board,
    hands: { bottom: { x: edge, y: bottom, width: width - 2 * edge, height: handHeight }, ...others.hands },
    plates: { bottom: { x: edge, y: crowded ? strip : line, width: wide, height: plate.height }, ...others.plates },
    button: crowded
      ? { x: (from + to - sizes.pass.width) / 2, y: strip, ...sizes.pass }
      : { x: width - edge - sizes.pass.width, y: line, ...sizes.pass },
    title: { x: (from + to) / 2, y: (strip + top) / 2, text: 20 * text, maxWidth: to - from, shared: crowded },
    boneyard: crowded ? { x: board.x + 26, y: top + board.height - 16 } : { x: 30, y: (strip + top) / 2 },
    sum: crowded
      ? { x: width - 116, y: top + board.height - 16, left: true }
      : { x: edge + wide + 4, y: line + sizes.pass.height / 2, left: true },
  }
}

/** The others in a row at the top; the own plate beside the own tiles, which are as small as the plate is high. */
function layOutShared(width: number, height: number, own: number): ScreenLayout {
  const others = layOutOthers(width, usual.height)
  const line = height - edge - usual.height
  // Without room for a line of its own the title is left out: the result or the replay beside it says the same.
  const titleHeight = line - others.strip < leastFelt + 32 ? 0 : 32
  const top = others.strip + titleHeight
  const hand = { x: edge + usual.width + edge, y: line, width: width - usual.width - 3 * edge, height: usual.height }
  const gap = 2
  const tile = Math.min(usual.height / 2, (hand.width + gap) / own - gap)
  const board = { x: 4, y: top, width: width - 8, height: Math.max(60, line - 4 - top) }
  return {
    width,
    height,
    portrait: true,
    tile,
    otherTile: others.tile,
    rows: [hand.width],
    gap,
    text: 1,
    board,
    hands: { bottom: hand, ...others.hands },
    plates: { bottom: { x: edge, y: line, ...usual }, ...others.plates },
    button: { x: width - edge - sizes.pass.width, y: line, ...sizes.pass },
    title: { x: width / 2, y: (others.strip + top) / 2, text: 16, maxWidth: titleHeight && width - 2 * edge, shared: true },
    boneyard: { x: board.x + 26, y: top + board.height - 16 },
    sum: { x: width - 116, y: top + board.height - 16, left: true },
  }
}

/** The other players side by side at the top, each plate above its tiles; `strip`: the height of both. */
function layOutOthers(width: number, plateHeight: number) {
  const third = width / 3
  const tile = 20
  const hand = (index: number) => ({ x: index * third + 4, y: plateHeight + 4, width: third - 8, height: 2 * tile })
  const plate = (index: number) => ({ x: index * third + 3, y: 2, width: third - 6, height: plateHeight })
  return {
    tile,
    strip: plateHeight + 2 * tile + 6,
    hands: { left: hand(0), top: hand(1), right: hand(2) },
    plates: { left: plate(0), top: plate(1), right: plate(2) },
  }
}

interface HandRows {
  readonly tile: number
  readonly rows: readonly number[]
  readonly gap: number
}

/** As few rows as fit tiles of touch size, with the largest tiles that fit. The lowest row may be shorter than those above. */
function fitHandRows(space: readonly [number, number], count: number, most: number): HandRows {
  const loose = rowsFor(space, count, sizes.leastGap)
  // Three rows take space from the board: tiles without gaps may save one of them.
  const tight = loose.length > 2 ? rowsFor([space[0] + edge, space[1] + edge], count, 0) : loose
  const [rows, gap] = tight.length < loose.length ? [tight, 0] : [loose, sizes.leastGap]
  const shares = share(rows, Math.max(count, 1), sizes.leastTile, gap)
  const wide = Math.min(...rows.map((width, row) => (width + gap) / Math.max(1, shares[row]!) - gap))
  // With several rows the board needs the space more than the tiles do.
  const wanted = rows.length > 2 ? sizes.leastTile : rows.length > 1 ? most / 1.15 : most
  return { tile: Math.max(sizes.leastTile, Math.min(wanted, wide)), rows, gap }
}

function rowsFor([lowest, upper]: readonly [number, number], count: number, gap: number): number[] {
  const rows = [lowest]
  for (let capacity = fitting(lowest, sizes.leastTile, gap); capacity < count; capacity += fitting(upper, sizes.leastTile, gap))
    rows.push(upper)
  return rows
}

/** Number of tiles of a width that fit in a row. */
function fitting(space: number, tile: number, gap: number): number {
  return Math.max(1, Math.floor((space + gap + 0.01) / (tile + gap)))
}

/** Number of tiles per row, from the lowest up: no more rows than needed, each in proportion to its width. */
function share(rows: readonly number[], count: number, tile: number, gap: number): number[] {
  const most = rows.map((width) => fitting(width, tile, gap))
  let needed = 1
  for (let capacity = most[0]!; capacity < count && needed < rows.length; needed++) capacity += most[needed]!
  let left = count
  let width = rows.slice(0, needed).reduce((sum, one) => sum + one, 0)
  return rows.map((one, row) => {
    if (row >= needed) return 0
    const here = Math.min(most[row]!, Math.round((left * one) / width))
    left -= here
    width -= one
    return here
  })
}

/** Centres of the player's own tiles: rows from the top, each centred. */
export function ownTilePositions({ hands: { bottom }, tile, rows, gap: least }: ScreenLayout, count: number): Point[] {
  const shares = share(rows, count, tile, least)
  const middle = bottom.x + bottom.width / 2
  return rows
    .flatMap((width, row) => {
      const here = shares[row]!
      const gap = Math.min(sizes.gap + 4, here > 1 ? (width - here * tile) / (here - 1) : 0)
      const y = bottom.y + bottom.height - tile - row * (2 * tile + sizes.leastGap)
      return [Array.from({ length: here }, (_, i) => ({ x: middle + (i - (here - 1) / 2) * (tile + gap), y }))]
    })
    .reverse()
    .flat()
}

/** Where a hand's pip count of so many digits stands on its plate. */
export function pipBadge(plate: Box, digits: number, text: number): Box {
  const width = 38 + digits * sizes.name * text * 0.56
  const height = 26 * text
  return { x: plate.x + plate.width - width - 4, y: plate.y + plate.height * 0.7 - height / 2, width, height }
}

/** Centres and rotation of another player's tiles: a row at the top, columns of lying tiles on the left and right. */
export function otherPlayersTilePositions(
  area: ScreenLayout,
  side: Exclude<ScreenSide, 'bottom'>,
  count: number,
): { readonly places: Point[]; readonly angle: number } {
  const box = area.hands[side]
  const lying = !area.portrait && side !== 'top'
  const [length, thick] = lying ? [box.height, area.otherTile] : [box.width, area.otherTile]
  const step = count > 1 ? Math.min(thick + 4, (length - thick) / (count - 1)) : 0
  const places = Array.from({ length: count }, (_, i) => {
    const along = (i - (count - 1) / 2) * step
    return lying
      ? { x: box.x + box.width / 2, y: box.y + box.height / 2 + along }
      : { x: box.x + box.width / 2 + along, y: box.y + box.height / 2 }
  })
  return { places, angle: lying ? (side === 'left' ? Math.PI / 2 : -Math.PI / 2) : 0 }
}
