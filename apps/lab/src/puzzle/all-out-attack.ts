import type { Seat } from '@parlor/kernel'
import { powerOf, simpiece, type FieldCard, type SimPieceMove, type SimPieceState } from '@parlor/simpiece'

type Rule = (state: SimPieceState, seat: Seat) => SimPieceMove

/** Where a naive attacker gives DON!!: all to the Leader, to attackers that fall short, or all to the strongest Character. */
const donPlacements = ['leader', 'short', 'strongest'] as const

/** All naive attacks on the Leader with every attacker: strongest or weakest first, by DON!! placement, nothing else played. */
export const allOutAttackPolicies: readonly Rule[] = donPlacements.flatMap((gift) =>
  [1, -1].map((order): Rule => (state, seat) => {
    const legal: SimPieceMove[] = []
    legal.length = simpiece.game.moves(state, seat, legal)
    if (state.pending[0]!.kind !== 'main') return legal.find(({ kind }) => kind === 'yes' || kind === 'pick') ?? legal[0]!
    const target = state.sides[1 - seat]!.leader
    const attacks = legal.filter((move) => move.kind === 'attack' && move.target === target.handle) as Extract<
      SimPieceMove,
      { card: number }
    >[]
    if (attacks.length === 0) return { kind: 'end' }
    const power = (handle: number): number => powerOf(state, seat, byHandle(state, seat, handle))
    const sorted = attacks.toSorted((a, b) => order * (power(b.card) - power(a.card)))
    if (state.sides[seat]!.donActive > 0) {
      const wall = powerOf(state, 1 - seat, target)
      const short = sorted.find((move) => power(move.card) < wall && power(move.card) + 1000 * state.sides[seat]!.donActive >= wall)
      const strongest = attacks.toSorted((a, b) => power(b.card) - power(a.card)).find(({ card }) => card !== seat)
      const card = gift === 'short' ? (short?.card ?? seat) : gift === 'strongest' ? (strongest?.card ?? seat) : seat
      return { kind: 'give', card }
    }
    return sorted.find((move) => power(move.card) >= powerOf(state, 1 - seat, target)) ?? sorted[0]!
  }),
)

function byHandle({ sides }: SimPieceState, seat: Seat, handle: number): FieldCard {
  const { leader, characters } = sides[seat]!
  return characters.find((one) => one.handle === handle) ?? leader
}
