import { simpiece, type SimPieceMove } from '@parlor/simpiece'
import { describe, expect, it } from 'vitest'
import { CardScenarioBoard } from '../card-scenario.ts'

/** The rejection for playing, attacking with or activating the card of that handle. */
function refused(t: CardScenarioBoard, move: SimPieceMove): unknown {
  return simpiece.game.check(t.state, t.state.pending[0]!.seat, move)
}

const scene = (position: string) => new CardScenarioBoard(position, 'refusal')
const play: SimPieceMove = { kind: 'play', card: 9 }
const attack = (target: number): SimPieceMove => ({ kind: 'attack', card: 9, target })
const activate = (ability: number): SimPieceMove => ({ kind: 'activate', card: 9, ability })

describe('moves that are refused say why', () => {
  it('[SIM12, SIM15] cards that cost too much, or belong to another step', () => {
    expect(refused(scene('me hand 018#9; me don 3'), play)).toEqual({ rejected: 'simpiece.tooExpensive', params: { cost: 4, don: 3 } })
    expect(refused(scene('me hand 028#9; me don 3'), play)).toEqual({ rejected: 'simpiece.counterOnly' })
    expect(refused(scene('turn 6 1; me hand 027#9; me don 9; them field 018').attack('018', 'me leader'), play)).toEqual({
      rejected: 'simpiece.mainOnly',
    })
    expect(refused(scene('turn 6 1; me hand 028#9; them field 018').attack('018', 'me leader'), play)).toEqual({
      rejected: 'simpiece.tooExpensive',
      params: { cost: 1, don: 0 },
    })
    expect(refused(scene('me hand 018#8'), play)).toEqual({ rejected: 'simpiece.notInHand' })
  })

  it('[SIM18, SIM19, SIM37] attackers that may not, and targets that may not be', () => {
    expect(refused(scene('me field 012#9 r'), attack(1))).toEqual({ rejected: 'simpiece.isRested' })
    expect(refused(scene('me field 012#9 s5'), attack(1))).toEqual({ rejected: 'simpiece.justPlayed' })
    expect(refused(scene('me field 012#9 x5'), attack(1))).toEqual({ rejected: 'simpiece.isBarred' })
    expect(refused(scene('turn 2 0; me turns 1; me field 012#9'), attack(1))).toEqual({ rejected: 'simpiece.firstTurn' })
    expect(refused(scene('me field 012#9; them field 018#7'), attack(7))).toEqual({ rejected: 'simpiece.badTarget' })
    const lured = { rejected: 'simpiece.lured', params: { name: 'Eustass"Captain"Kid' } }
    expect(refused(scene('me field 012#9; them field 051 d1 r, 018#7 r'), attack(7))).toEqual(lured)
    expect(refused(scene('me field 012#9; them field 051 d1 r'), attack(1))).toEqual(lured)
    expect(refused(scene('me field 012#9; them field 051 d1 r, 051#7'), attack(7))).toEqual({ rejected: 'simpiece.badTarget' })
  })

  it('[SIM16, SIM28, SIM33] effects without their DON!!, used up, or not to be paid for', () => {
    expect(refused(scene('me field 063#9'), activate(0))).toEqual({ rejected: 'simpiece.needsDon', params: { count: 1 } })
    expect(refused(scene('me field 024#9 u2'), activate(1))).toEqual({ rejected: 'simpiece.usedUp' })
    expect(refused(scene('me field 041#9'), activate(0))).toEqual({ rejected: 'simpiece.cannotPay' })
    expect(refused(scene('me field 024#9'), activate(0))).toEqual({ rejected: 'simpiece.notLegal' })
    expect(refused(scene('me field 024#9'), { kind: 'block', card: 9 })).toEqual({ rejected: 'simpiece.notLegal' })
  })
})
