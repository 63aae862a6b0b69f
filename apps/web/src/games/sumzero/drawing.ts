import type { SumZeroView } from '@parlor/sumzero'
import { plainStyle, type GameDrawing } from '../../web-game/game-drawing.ts'
import { sheetOf } from './drawn-sheet.ts'
import { drawFullSheet } from './full-drawing.ts'
import { drawSmallSheet } from './small-drawing.ts'

const drawing: GameDrawing<SumZeroView> = {
  draw(position, size, { mark, style = plainStyle } = {}) {
    const sheet = sheetOf(position, mark)
    if (!sheet) return null
    return size === 'small' ? drawSmallSheet(sheet) : drawFullSheet(sheet, style)
  },
  lobbyPosition:
    '8x8 45 0,1,0,1,0,0,0,0,0,0,0,1,0,0,1,0,0,0,1 I4,I5,Y5 T4,L4,V5,X5 1/0 N5:7@b7,Z5:3@d3,J4:7@f1,P5:3@f6,L5:6@a5,U5:3@a1,Z4:3@d1 cyan+swap orange lays',
}

export default drawing
