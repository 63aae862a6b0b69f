import { isRejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { simpiece, type SimPieceState } from '@parlor/simpiece'
import { afterEach, describe, expect, it } from 'vitest'
import {
  activateMain,
  allCharacters,
  continuousAbility,
  cannotBeKOdInBattle,
  draw,
  gainsPower,
  changesHandCost,
  forcesAttackOn,
  stageCard,
} from '../../src/card-builders.ts'
import { restThisCost } from '../../src/cost-builders.ts'
import { replaceCard } from '../../src/card-pool.ts'
import { CardScenarioBoard } from '../card-scenario.ts'

const scene = (position: string) => new CardScenarioBoard(position, 'turn')

describe('the turn', () => {
  it('[SIM7] given DON!! come back rested in the Refresh Phase, Leader included, and everything becomes active', () => {
    scene('me leader 003 d1 r; me field 012 d2 r; me don 1 2')
      .turnOf('me')
      .don('me', 8, 0, 2)
      .given('me leader', 0)
      .given('me 012', 0)
      .active('me leader', 'me 012')
  })

  it('[SIM7] on the other turn they stay where they are', () => {
    scene('me field 012 d2').end().given('me 012', 2)
  })

  it('[SIM7] with the house rule they come back when the turn ends', () => {
    scene('rules end onDraw chosen 100; me leader 003 d1; me field 012 d2').end().given('me 012', 0).given('me leader', 0).don('me', 0, 3)
    scene('rules end onDraw chosen 100; me field 019 d2').end().power('019', 2000)
  })

  it('[SIM8, SIM9] a turn draws one card and adds two DON!!, as far as there are any', () => {
    scene('me don 4').turnOf('me').hand('me', '012').don('me', 6, 0, 4)
    scene('me don 9').turnOf('me').don('me', 10, 0, 0).turnOf('me').don('me', 10, 0, 0)
  })

  it('[SIM8, SIM9, SIM18] the first player draws nothing, gets one DON!! and does not attack; the second draws, gets two, and does not attack', () => {
    const { game } = simpiece
    const match = Match.begin(game, { options: { ...game.options.presets[0]!.options, first: 'seat0' }, seed: 'first' })
    if (isRejection(match)) throw new Error(match.rejected)
    for (const kind of ['keep', 'keep']) match.play(match.state.pending[0]!.seat, { kind })
    const first = match.state as SimPieceState
    expect([first.sides[0].hand.length, first.sides[0].donActive]).toEqual([5, 1])
    expect(match.moves(0).some(({ kind }) => kind === 'attack')).toBe(false)
    expect(game.check(first, 0, { kind: 'attack', card: 0, target: 1 })).toEqual({ rejected: 'simpiece.firstTurn' })
    match.play(0, { kind: 'end' })
    const second = match.state as SimPieceState
    expect([second.sides[1].hand.length, second.sides[1].donActive]).toEqual([6, 2])
    expect(match.moves(1).some(({ kind }) => kind === 'attack')).toBe(false)
    match.play(1, { kind: 'end' })
    expect(match.moves(0).some(({ kind }) => kind === 'attack')).toBe(true)
  })

  it('[SIM10, SIM12] cards are played for active DON!!', () => {
    scene('me hand 012 018; me don 5 1').play('012').don('me', 3, 3).mayNot('play', '018').field('me', '012').hand('me', '018')
  })

  it('[SIM11] effects for the turn end with it', () => {
    scene('me field 012 t3000; them field 010 t-1000')
      .power('me 012', 7000)
      .power('them 010', 2000)
      .end()
      .power('me 012', 4000)
      .power('them 010', 3000)
  })

  it('[SIM11] there is no hand limit', () => {
    scene('me hand 010 010 010 010 010 010 010 010 010 010 010 010')
      .end()
      .hand('me', ...Array<string>(12).fill('010'))
  })

  it('[SIM12] a cost below zero is zero', () => {
    scene('me field 067 d1, 067 d1; me hand 090; me deck 5x012').play('090').done().pick('012', '012', '012', '012').don('me', 0, 0)
  })

  it('[SIM13] a sixth Character replaces another, which triggers nothing', () => {
    scene('me field 080, 010, 010, 010, 010; me hand 012; me don 2')
      .play('012')
      .asks('me', 'room')
      .offers('me 080', 'me 010', 'me 010/2', 'me 010/3', 'me 010/4')
      .pick('080')
      .field('me', '010', '010', '010', '010', '012')
      .trash('me', '080')
      .hand('me')
      .finish()
  })

  it('[SIM15] Events go to the trash; [Counter] Events wait for the Counter Step, [Main] Events for the Main Phase', () => {
    scene('me hand 027 028; me don 5; them field 012').mayNot('play', '028').play('027').pick('012').trash('me', '027')
    scene('turn 6 1; me hand 027 028; me don 5; them field 018')
      .attack('018', 'me leader')
      .asks('me', 'counter')
      .mayNot('play', '027')
      .may('play', '028')
  })

  it('[SIM16] DON!! give 1000 each on their owner’s turn only, and are not given in battle', () => {
    scene('me field 012; me don 2').give('me 012', 2).power('me 012', 6000).mayNot('give', 'me 012').end().power('me 012', 4000)
    scene('me field 018; me don 2; them hand 012').attack('018', 'them leader').asks('them', 'counter').mayNot('give', '018')
  })

  it('[SIM16] only active DON!! are given', () => {
    scene('me field 012 d1; me don 0 3').mayNot('give', 'me 012').mayNot('give', 'me leader')
  })

  it('[SIM17] DON!! of a card that leaves go to the cost area rested', () => {
    scene('turn 6 1; me field 012 d2 r; me don 1; them field 018').attack('018', 'me 012').field('me').don('me', 1, 2)
  })
})

describe('stages', () => {
  let undo: (() => void)[] = []
  afterEach(() => {
    for (const one of undo) one()
    undo = []
  })

  it('[SIM14] one at most; a new one trashes the old; it is refreshed and its effect works', () => {
    undo.push(
      replaceCard(stageCard('EX01-001', 'Lookout', 'red', 1, [], 'C', { abilities: [activateMain(draw(1), { cost: [restThisCost] })] })),
    )
    const t = scene('me hand EX01-001 EX01-001; me don 3')
    t.play('EX01-001').activate('EX01-001').hand('me', '012', 'EX01-001').rested('EX01-001').mayNot('activate', 'EX01-001')
    t.play('EX01-001').active('EX01-001').trash('me', 'EX01-001').activate('EX01-001').rested('EX01-001').turnOf('me').active('EX01-001')
  })

  it('[SIM14] its continuous effect works like those of Leaders and Characters', () => {
    const gives = [
      gainsPower(allCharacters('yours'), 1000),
      changesHandCost(-1, { kind: 'event' }),
      cannotBeKOdInBattle(allCharacters('yours')),
      forcesAttackOn('Wire'),
    ]
    undo.push(replaceCard(stageCard('EX01-002', 'Harbour', 'red', 1, [], 'C', { abilities: [continuousAbility(gives)] })))
    const t = scene('turn 6 1; me stage EX01-002; me field 012 r, 053 r; me hand 029; them field 018')
    t.power('me 012', 5000).mayNot('attack', '018', 'me 012').mayNot('attack', '018', 'me leader')
    t.attack('018', '053').may('play', '029').done().field('me', '012', '053')
  })
})
