import { isRejection, rngFrom } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { given, golden, matchTranscript, referenceGame } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'

const start = `
  round 0 scout hand 3 lanes 3 coins 4 rounds 2 next 7
  12345 1=1 2=3 3=5 +0 k00000
  11335 4=1 5=3 6=5 +0 k00000`

describe('caravan, the reference game', () => {
  it('lets the scout turn one card of another hand, for everybody to see', () => {
    given(referenceGame, start)
      .when('t5')
      .then(
        `round 0 commit hand 3 lanes 3 coins 4 rounds 2 next 7
         12345 1=1 2=3 3=5 +0 k00000
         11335 4=1 5=3! 6=5 +0 k00100`,
      )
      .happened({ kind: 'turned', seat: 0, owner: 1, handle: 5, value: 3 })
      .asks(0, 'commit')
      .asks(1, 'commit')
  })

  it('lets the scout look at no card of its own and none that lies open', () => {
    given(referenceGame, start).rejects('t1', 'caravan.noSuchCard').rejects('c1:4', 'caravan.notAScoutMove')
    given(referenceGame, start.replace('5=3', '5=3!').replace('+0 k00000', '+0 k00100')).rejects('t5', 'caravan.noSuchCard')
  })

  it('keeps commitments secret until the last one is in', () => {
    const match = given(referenceGame, start).when('pass', '1 c6:4').didNotHappen('shown').asks(0, 'commit').match
    expect(JSON.stringify(match.view(0))).not.toContain('"coins":[4]')
    expect(match.view(1).bid).toEqual({ handle: 6, coins: [4] })
    expect(match.view(0).committed).toEqual([false, true])
  })

  it('requires all coins, in as many lanes as there are', () => {
    given(referenceGame, start)
      .when('pass')
      .allowOpenDecisions()
      .rejects('0 c1:3', 'caravan.spendAll')
      .rejects('0 c1:1-1-1-1', 'caravan.badCoins')
      .rejects('0 c4:4', 'caravan.noSuchCard')
      .rejects('0 pass', 'caravan.notACommit')
  })

  it('gives a lane to whoever is alone strongest, card included where the storm is', () => {
    const { match } = given(referenceGame, start).when('pass', '0 c3:4', '1 c4:0-4').happened('shown', 'scored', 'dealt')
    const { storm, values } = match.state.last!
    expect(values).toEqual([5, 1])
    expect(match.state.points).toEqual(storm === 2 ? [2, 1] : [storm === 1 ? 2 : 1, storm === 1 ? 0 : 1])
  })

  it('deals new handles, so that a card that was seen cannot be followed', () => {
    const { match } = given(referenceGame, start).when('pass', '0 c3:4', '1 c4:4')
    expect(match.state.hands.flat().map(({ handle }) => handle)).toEqual([7, 8, 9, 10, 11, 12])
    expect(match.state.known).toEqual([
      [0, 0, 0, 0, 1],
      [1, 0, 0, 0, 0],
    ])
  })

  it('ends after the last round, and what one wins the others lose', () => {
    given(referenceGame, start.replace('round 0', 'round 1')).when('1 pass', '0 c3:0-0-4', '1 c4:0-0-4').over({ reason: 'points' })
  })

  it('has a huge move space and still lists it without duplicates', () => {
    const { options } = referenceGame.options.presets.find(({ id }) => id === 'huge')!
    const match = Match.begin(referenceGame, { options, seed: 'huge' })
    if (isRejection(match)) throw new Error(match.rejected)
    match.play(0, { kind: 'pass' })
    expect(new Set(match.moves(0).map((move) => referenceGame.notation.writeMove(move))).size).toBe(5460)
  })

  it.each([
    ['nothing', '', 'caravan.badPosition'],
    ['a deck with three of a kind', start.replace('12345', '11145'), 'caravan.badPosition'],
    ['a card that is not in the deck', start.replace('1=1', '1=2').replace('12345', '11345'), 'caravan.badPosition'],
    ['one handle twice', start.replace('4=1', '1=1'), 'caravan.badHandles'],
    ['a handle yet to come', start.replace('next 7', 'next 6'), 'caravan.badHandles'],
    ['a bid while the scout is asked', `${start} @4:4`, 'caravan.badStage'],
    ['an end before the last round', start.replace('scout', 'over'), 'caravan.badStage'],
  ])('refuses a position with %s', (_, text, code) => {
    const lines = text.split('\n').map((line) => line.trim())
    expect(referenceGame.notation.readState(lines.join('\n').trim(), rngFrom('x'))).toMatchObject({ rejected: code })
  })

  it('plays the golden match', () => {
    golden('caravan.txt', matchTranscript(referenceGame, { options: referenceGame.options.presets[0]!.options, seed: 'golden' }))
  })
})
