import { referenceGame } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'
import { Scenario } from '../src/scenario.ts'

const start = 'round 0 scout hand 3 lanes 3 coins 4 rounds 2 next 7\n12345 1=1 2=3 3=5 +0 k00000\n11335 4=1 5=3 6=5 +0 k00000'

function scenario(position = start): Scenario {
  return new Scenario(referenceGame, position, referenceGame.options.presets[0]!.options, 'scenario')
}

describe('a scenario', () => {
  it('fails on a move that is refused, and shows the board and the legal moves', () => {
    expect(() => scenario().when('t1')).toThrow(/"t1" is refused: caravan\.noSuchCard[^]*12345 1=1 2=3 3=5[^]*may play: pass t4 t5 t6/)
  })

  it('fails on a position, a move or an expected position that cannot be read', () => {
    expect(() => scenario('nonsense')).toThrow(/given position is refused: caravan\.badPosition/)
    expect(() => scenario().when('x9')).toThrow(/cannot be read: caravan\.badMove/)
    expect(() => scenario().then('nonsense')).toThrow(/expected position is refused/)
  })

  it('fails when the position is another one', () => {
    expect(() => scenario().when('pass').then(start)).toThrow(/expected the position\nround 0 scout[^]*the board:\nround 0 commit/)
  })

  it('needs the seat where several seats have a decision', () => {
    expect(() => scenario().when('pass', 'c1:4')).toThrow(/say whose move/)
  })

  it('fails when something did not happen, happened in another order, or should not have', () => {
    expect(() => scenario().when('pass').happened('turned')).toThrow(/expected "turned"[^]*"passed"/)
    const played = scenario().when('pass', '0 c1:4', '1 c4:4')
    played.happened('passed', 'committed', { kind: 'committed', seat: 1 }, 'shown')
    expect(() => played.happened('shown', 'passed')).toThrow(/expected "passed"/)
    expect(() => played.didNotHappen('scored')).toThrow(/expected no "scored"/)
    expect(() => played.happened({ kind: 'committed', seat: 2 })).toThrow(/expected \{/)
  })

  it('fails when a move should be refused but is legal, or is refused for another reason', () => {
    expect(() => scenario().rejects('pass')).toThrow(/is legal/)
    expect(() => scenario().rejects('t1', 'caravan.other')).toThrow(/not with caravan\.other/)
    scenario().rejects('t1').rejects('nonsense', 'caravan.badMove').rejects('1 pass', 'match.notYourTurn')
  })

  it('fails when the wrong seat is asked, or for something else', () => {
    expect(() => scenario().asks(1)).toThrow(/owes nothing/)
    expect(() => scenario().asks(0, 'commit')).toThrow(/owes scout/)
    expect(() => scenario().over()).toThrow(/expected the match to be over/)
  })

  it('fails at its end while a decision of another kind than the first is open, unless allowed', () => {
    expect(() => scenario().checkNothingOpen()).not.toThrow()
    expect(() => scenario().when('pass').checkNothingOpen()).toThrow(/left open: seat 0 owes commit, seat 1 owes commit/)
    expect(() => scenario().when('pass').asks(0).checkNothingOpen()).toThrow(/left open: seat 1 owes commit/)
    expect(() => scenario().when('pass').asks(0).asks(1).checkNothingOpen()).not.toThrow()
    expect(() => scenario().when('pass').allowOpenDecisions().checkNothingOpen()).not.toThrow()
    expect(() => scenario().when('pass', '0 c1:4', '1 c4:4').checkNothingOpen()).not.toThrow()
  })

  it('compares outcomes field by field', () => {
    const over = scenario(start.replace('round 0', 'round 1')).when('1 pass', '0 c1:4', '1 c4:4')
    over.over().over({ reason: 'points' }).checkNothingOpen()
    expect(() => over.over({ reason: 'time' })).toThrow(/expected reason "time"/)
  })

  it('may be returned from a test, though it has a method called then', async () => {
    await expect(Promise.resolve(scenario().when('pass').allowOpenDecisions())).resolves.toBeUndefined()
  })
})
