import { dots } from '@parlor/dots'
import { isRejection } from '@parlor/kernel'
import { eventsFor, Match } from '@parlor/kernel/host'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Board, BoardHost } from '../src/web-game/board.ts'
import type { BoardStyle } from '../src/platform/settings/board-style.ts'
import { openBoard as openDotsBoard } from '../src/games/dots/board.ts'
import { openBoard as openDominoBoard } from '../src/games/domino/board.ts'
import { beginDomino, presets, withViews } from './domino-fixtures.ts'

/** Records any call and answers nothing. */
const scene = vi.hoisted(() => new Proxy({}, { get: () => () => undefined }))

vi.mock('../src/game-ui/canvas/canvas-stage.ts', () => ({ openCanvasStage: async () => ({ scene, wake() {}, destroy() {} }) }))
vi.mock('../src/games/dots/canvas-scene.ts', () => ({ DotsScene: class {} }))
vi.mock('../src/games/domino/canvas-scene.ts', () => ({ DominoScene: class {} }))
vi.mock('../src/games/domino/canvas-page-state.ts', () => ({
  canvasTexts: { getState: () => ({}) },
  isTableCoveredByDialog: () => false,
  onCanvasTextsOrCoverChange: () => () => {},
}))
vi.mock('../src/games/domino/themes/current-theme-loader.ts', () => ({
  CurrentThemeLoader: class {
    theme = null
    open() {}
    close() {}
    setStyle() {}
    requireSet() {}
    playSound() {}
  },
}))

beforeEach(() => {
  vi.stubGlobal('document', { hidden: false, addEventListener() {}, removeEventListener() {} })
  vi.stubGlobal('getComputedStyle', () => ({ fontFamily: '' }))
})
afterEach(() => void vi.unstubAllGlobals())

function hostWith(style: Partial<BoardStyle>): BoardHost {
  const element = { addEventListener() {}, removeEventListener() {}, style: {}, clientWidth: 400, clientHeight: 400 }
  return { element, style: { speed: 1, reducedMotion: false, ...style }, onMove() {}, onSound() {} } as unknown as BoardHost
}

/** In a list: an async function would wait for the animation itself. */
type Playing = readonly [Promise<void> | null]

async function playDots(style: Partial<BoardStyle>): Promise<Playing> {
  const board: Board = (await openDotsBoard(hostWith(style) as never)) as never
  const match = Match.begin(dots.game, { options: dots.game.options.presets[0]!.options, seed: 'a' })
  if (isRejection(match)) throw new Error(match.rejected)
  board.show(match.view(0), match.moves(0))
  const step = match.play(0, match.moves(0)[0]!)
  if (isRejection(step)) throw new Error(step.rejected)
  const views = eventsFor(step.events, 0).map((event) => ({ event, view: match.view(0) }))
  return [board.play(views as never, () => {})]
}

async function playDomino(style: Partial<BoardStyle>): Promise<Playing> {
  const board: Board = (await openDominoBoard(hostWith(style) as never)) as never
  const match = beginDomino(presets[0]!.options, 'a')
  const before = match.view(0)
  board.show(before, [])
  const { seat } = match.state.pending[0]!
  const step = match.play(seat, match.moves(seat)[0]!)
  if (isRejection(step)) throw new Error(step.rejected)
  return [board.play(withViews(before, eventsFor(step.events, 0) as never) as never, () => {})]
}

test('Dots has nothing to wait for at speed 0, under reduced motion or on a hidden page', async () => {
  expect(await playDots({ speed: 0 })).toEqual([null])
  expect(await playDots({ reducedMotion: true })).toEqual([null])
  expect(await playDots({})).toEqual([expect.any(Promise)])
  vi.stubGlobal('document', { hidden: true, addEventListener() {}, removeEventListener() {} })
  expect(await playDots({})).toEqual([null])
})

test('Domino has nothing to wait for where its timeline is empty', async () => {
  expect(await playDomino({ speed: 0 })).toEqual([null])
  expect(await playDomino({})).toEqual([expect.any(Promise)])
})
