import type { DotsView } from '@parlor/dots'
import { plainStyle, type GameDrawing } from '../../web-game/game-drawing.ts'
import type { DrawnBoard } from './drawn-board.ts'
import { drawFullBoard } from './full-drawing.ts'
import { drawSmallBoard } from './small-drawing.ts'

const drawing: GameDrawing<DotsView | DrawnBoard> = {
  draw(position, size, { mark, style = plainStyle } = {}) {
    const board =
      typeof position === 'string'
        ? readBoard(position)
        : 'outcome' in position
          ? { ...position, over: position.outcome !== null }
          : position
    if (!board) return null
    return size === 'small' ? drawSmallBoard(board, mark) : drawFullBoard(board, style)
  },
  lobbyPosition: 'bbBbb/cA.Ca/.cAc./.aBAB/aCAab blue',
}

export default drawing

const letters = 'abcdefgh'

/** Reads board text; what follows after a space says who is to move. */
function readBoard(text: string): DrawnBoard | null {
  const [cellText = '', turn] = text.split(' ')
  const lines = cellText.split('/')
  const cols = lines[0]!.length
  const cells = lines.flatMap((line) => [...line].map(readCell))
  if (cells.length === 0 || cells.length !== lines.length * cols || cells.includes(null)) return null
  return { rows: lines.length, cols, over: turn === 'over', owner: cells.map((cell) => cell!.owner), dots: cells.map((cell) => cell!.dots) }
}

function readCell(sign: string): { owner: number; dots: number } | null {
  if (sign === '#') return { owner: 3, dots: 0 }
  if (sign === '.') return { owner: 2, dots: 0 }
  if (/[1-8]/.test(sign)) return { owner: 2, dots: Number(sign) }
  const dots = letters.indexOf(sign.toLowerCase()) + 1
  return dots === 0 ? null : { owner: sign === sign.toLowerCase() ? 0 : 1, dots }
}
