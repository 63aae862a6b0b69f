import { isRejection, pickRandom, rngFrom } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { seatOfPlacement, sumzero, type SumZeroView } from '@parlor/sumzero'
import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { gridPath, outlinePath } from './piece-outline.ts'
import { pieceInset, squaresOfPlacement } from './view-model.ts'
import { hatchPath, innerEdgesPath } from './piece-shape.tsx'

const edge = 400
const table = { seed: 'a drafting table in the lobby', laid: 7 }
const paperColours = { paper: '#e6edef', line: '#b4c3ca' }
const inks = [
  { fill: '#33ccff', stroke: '#06536e' },
  { fill: '#ff9933', stroke: '#7a3a00' },
] as const

/** The lobby art: a real match in the middle of its placement. */
export default function drawLobbyArt(): SvgDrawing {
  const view = playLobbyMatch()
  const unit = (edge * 0.86) / Math.max(view.rows, view.cols)
  const transform = `rotate(-2 ${edge / 2} ${edge / 2}) translate(${(edge - unit * view.cols) / 2} ${(edge - unit * view.rows) / 2}) scale(${unit})`
  return {
    viewBox: `0 0 ${edge} ${edge}`,
    strokes: [
      {
        tag: 'g',
        attributes: { transform },
        inside: [
          {
            tag: 'rect',
            attributes: { x: -0.35, y: -0.35, width: view.cols + 0.7, height: view.rows + 0.7, rx: 0.08, fill: paperColours.paper },
          },
          { tag: 'path', attributes: { d: gridPath(view.rows, view.cols), fill: 'none', stroke: paperColours.line, strokeWidth: 0.03 } },
          ...view.laid.flatMap((placement, i) => drawPiece(view, placement, i)),
        ],
      },
    ],
  }
}

function drawPiece(view: SumZeroView, placement: SumZeroView['laid'][number], i: number): SvgShape[] {
  const seat = seatOfPlacement(view, i)
  const squares = squaresOfPlacement(view, placement)
  const { fill, stroke } = inks[seat as 0 | 1]
  const thin = { fill: 'none', stroke, strokeWidth: 0.04, strokeLinecap: 'round' }
  return [
    { tag: 'path', attributes: { d: outlinePath(squares, pieceInset), fill, stroke, strokeWidth: 0.07, strokeLinejoin: 'round' } },
    { tag: 'path', attributes: { ...thin, d: hatchPath(squares, seat), opacity: 0.5 } },
    { tag: 'path', attributes: { ...thin, d: innerEdgesPath(squares), opacity: 0.3 } },
  ]
}

function playLobbyMatch(): SumZeroView {
  const options = { ...sumzero.game.options.presets[0]!.options, budget: 0, swap: true }
  const match = Match.begin(sumzero.game, { options, seed: table.seed })
  if (isRejection(match)) throw new Error(`the lobby's match cannot begin: ${match.rejected}`)
  const rng = rngFrom(table.seed)
  while (match.state.pending.length > 0 && match.state.laid.length < table.laid) {
    const { seat } = match.state.pending[0]!
    match.play(seat, pickRandom(rng, match.moves(seat)))
  }
  return match.view('watcher')
}
