import type { DominoView } from '@parlor/domino'
import { plainStyle, type GameDrawing } from '../../web-game/game-drawing.ts'
import { chainOfView, readChain, readTile } from './drawn-chain.ts'
import { drawFullChain } from './full-drawing.ts'
import { drawSmallChain } from './small-drawing.ts'

const drawing: GameDrawing<DominoView> = {
  draw(position, size, { mark, style = plainStyle, ground } = {}) {
    const chain = typeof position === 'string' ? readChain(position) : chainOfView(position)
    if (!chain) return null
    return size === 'small' ? drawSmallChain(chain, mark === undefined ? null : readTile(mark)) : drawFullChain(chain, style, ground)
  },
  lobbyPosition: [
    'six block false returnToPlacer lot 0 nobody',
    'hand 1 starter 0 lead - blocked - freed - turn 1',
    '0: 1-5 2-5 | 0 0 | -',
    '1: 0-0 0-6 1-4 | 0 0 | -',
    '2: 0-5 4-5 5-5 | 0 0 | -',
    '3: 1-2 1-3 3-4 | 0 0 | -',
    'boneyard: -',
    'chain: 5-6 by 0, 4-6 right by 1, 4-4 right by 2, 3-5 left by 3, 3-3 left by 0, 0-4 right by 1, 0-3 left by 2, 0-1 right by 3, 0-2 left by 0, 1-1 right by 1, 2-3 left by 2, 1-6 right by 3, 2-6 right by 0, 2-2 right by 1, 3-6 left by 2, 2-4 right by 3, 6-6 left by 0',
  ].join('\n'),
}

export default drawing
