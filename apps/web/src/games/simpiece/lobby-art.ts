import { isRejection, rngFrom, pickRandom } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { builtInDecks, simpiece, type SimPieceTypes, type SimPieceView } from '@parlor/simpiece'
import type { SvgDrawing, SvgShape } from '../../web-game/svg-drawing.ts'
import { drawCardBackAt, drawCardAt, drawDonAt } from './card-svg.ts'

const edge = 400
const match = { seed: 'a deck at night', turn: 11, characters: 3 }

/** The lobby art: a real match on a ship's deck. */
export default function drawLobbyArt(): SvgDrawing {
  const { sides } = findLobbyPosition()
  const [mine, theirs] = sides
  return {
    viewBox: `0 0 ${edge} ${edge}`,
    strokes: [
      { tag: 'defs', attributes: {}, inside: [sea()] },
      { tag: 'circle', attributes: { cx: 200, cy: 200, r: 198, fill: 'url(#simpiece-sea)' } },
      rose(),
      ...[0, 1, 2].map((i) => drawCardBackAt(150 + i * 50, 18, 0.5, (i - 1) * -7)),
      drawCardAt(theirs.leader.card, 108, 116, 0.8, theirs.leader.rested ? 84 : -4),
      ...theirs.characters.slice(0, 2).map(({ card, rested }, i) => drawCardAt(card, 204 + i * 82, 112, 0.66, rested ? 90 : 3)),
      drawCardAt(mine.leader.card, 112, 272, 1.06, mine.leader.rested ? 86 : -5),
      ...mine.characters.slice(0, 2).map(({ card, rested }, i) => drawCardAt(card, 232 + i * 100, 268, 0.86, rested ? 90 : 2 + i * 3)),
      ...[0, 1, 2].map((i): SvgShape => ({ ...drawDonAt(168 + i * 34, 368, 28), beat: i as 0 | 1 | 2 })),
    ],
  }
}

/** A position with cards on both sides. */
function findLobbyPosition(): SimPieceView {
  for (let i = 0; i < 60; i++) {
    const view = playRandomMatch(`${match.seed} ${i}`)
    if (view?.sides.every(({ characters }) => characters.length >= match.characters)) return view
  }
  throw new Error('the lobby’s match has no board worth showing')
}

function playRandomMatch(seed: string): SimPieceView | null {
  const secrets = [builtInDecks[0]!.options, builtInDecks[5]!.options]
  const begun = Match.begin(simpiece.game, { options: simpiece.game.options.presets[0]!.options, secrets, seed }) as Match<SimPieceTypes>
  if (isRejection(begun)) throw new Error('the lobby’s match cannot begin')
  const rng = rngFrom(seed)
  while (!begun.outcome && begun.state.turn < match.turn) {
    const { seat } = begun.state.pending[0]!
    const moves = begun.moves(seat)
    const play = moves.filter(({ kind }) => kind === 'play')
    begun.play(seat, pickRandom(rng, play.length > 0 ? play : moves.filter(({ kind }) => kind !== 'give' || moves.length < 4)))
  }
  return begun.outcome ? null : begun.view('watcher')
}

function sea(): SvgShape {
  const stop = (offset: number, stopColor: string, stopOpacity: number): SvgShape => ({
    tag: 'stop',
    attributes: { offset, stopColor, stopOpacity },
  })
  return {
    tag: 'radialGradient',
    attributes: { id: 'simpiece-sea' },
    inside: [stop(0, '#3f78c0', 0.55), stop(0.6, '#173055', 0.35), stop(1, '#0a0e1a', 0)],
  }
}

function rose(): SvgShape {
  return {
    tag: 'path',
    attributes: { d: 'M200 40 222 178 360 200 222 222 200 360 178 222 40 200 178 178Z', fill: '#9cc8ff', opacity: 0.08 },
  }
}
