import { createRequire } from 'node:module'
import { unowned } from '@parlor/dots'

/** The parts of boardgame.io in use; its packages have no entry that Node can load as an ES module. */
interface Peer {
  CreateGameReducer(setup: { game: object }): (state: PeerState, action: object) => PeerState
  InitializeGame(setup: { game: object; numPlayers: number }): PeerState
}

export interface PeerState {
  readonly G: { readonly owner: readonly number[]; readonly dots: readonly number[] }
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown }
}

interface PeerBot {
  play(state: PeerState, player: string): Promise<unknown>
}

const load = createRequire(import.meta.url)
const { CreateGameReducer, InitializeGame } = load('boardgame.io/internal') as Peer
const { MCTSBot } = load('boardgame.io/ai') as { MCTSBot: new (setup: object) => PeerBot }

/** Side of the board. */
const size = Number(process.env['PEER_BOARD_SIZE'] ?? 5)
const neighbours = Array.from({ length: size * size }, (_, cell) =>
  [
    [-1, 0],
    [0, -1],
    [0, 1],
    [1, 0],
  ].flatMap(([dr, dc]) => {
    const row = Math.floor(cell / size) + dr!
    const col = (cell % size) + dc!
    return row >= 0 && row < size && col >= 0 && col < size ? [row * size + col] : []
  }),
)

/** Dots as a boardgame.io game: the same rules, in its own idiom (a draft is changed inside a move). */
export const game = {
  name: 'dots',
  setup: () => ({ owner: Array.from({ length: size * size }, () => unowned), dots: Array.from({ length: size * size }, () => 0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place({ G, playerID }: { G: { owner: number[]; dots: number[] }; playerID: string }, cell: number) {
      const me = Number(playerID)
      if (G.owner[cell] === 1 - me) return 'INVALID_MOVE'
      place(G, me, cell)
      return undefined
    },
  },
  endIf: ({ G }: { G: { owner: number[] } }) => {
    const first = G.owner[0]!
    return first !== unowned && G.owner.every((owner) => owner === first) ? { winner: String(first) } : undefined
  },
  ai: {
    enumerate: (G: { owner: number[] }, _ctx: object, playerID: string) =>
      G.owner.flatMap((owner, cell) => (owner === 1 - Number(playerID) ? [] : [{ move: 'place', args: [cell] }])),
  },
}

function place(G: { owner: number[]; dots: number[] }, me: number, cell: number): void {
  G.owner[cell] = me
  G.dots[cell]!++
  const queue = G.dots[cell]! > neighbours[cell]!.length ? [cell] : []
  while (queue.length > 0 && !G.owner.every((owner) => owner === me)) {
    const burst = queue.shift()!
    G.dots[burst]! -= neighbours[burst]!.length
    for (const next of neighbours[burst]!) {
      G.owner[next] = me
      G.dots[next]!++
      if (G.dots[next] === neighbours[next]!.length + 1) queue.push(next)
    }
  }
}

const reduce = CreateGameReducer({ game })

export function begin(): PeerState {
  return InitializeGame({ game, numPlayers: 2 })
}

export function play(state: PeerState, cell: number): PeerState {
  return reduce(state, { type: 'MAKE_MOVE', payload: { type: 'place', args: [cell], playerID: state.ctx.currentPlayer } })
}

/** Its tree search for the first move. */
export async function think(iterations: number): Promise<void> {
  const bot = new MCTSBot({ game, enumerate: game.ai.enumerate, iterations, playoutDepth: 200, seed: 'bench' })
  await bot.play(begin(), '0')
}
