import { rngFrom, type Policy } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { mahjong, runReportOf, writeFace, type MahjongTypes } from '@parlor/mahjong'
import { golden, matchTranscript, type ChooseMove } from '@parlor/testkit'
import { describe, it } from 'vitest'

function by(name: string): ChooseMove<MahjongTypes> {
  const policy = mahjong.strategy.policies[name] as Extract<Policy<MahjongTypes>, { sees: 'view' }>
  return (match, seat, rng) => policy.choose(match.view(seat), seat, rng)
}

/** One line per bet: 201 full positions would be too long. */
function betLines(match: Match<MahjongTypes>): string {
  const lines = runReportOf(match).bets.map(({ number, tiles, total, bet, chance, next, won, draw, discard }) => {
    const hand = tiles.map(({ face, value }) => `${writeFace(face)}=${value}`).join(' ')
    return `${number}. ${hand}: ${total} ${bet} ${next} ${won ? 'won' : 'lost'}, chance ${chance.toFixed(4)}, pile ${draw}, discarded ${discard}`
  })
  return [...lines, JSON.stringify(match.outcome)].join('\n')
}

describe('golden runs', () => {
  it('Classic, by exact odds', () => {
    const match = Match.begin(mahjong.game, { options: { honors: 'instance' }, seed: 'classic' }) as Match<MahjongTypes>
    while (!match.outcome) match.play(0, by('exactOdds')(match, 0, rngFrom('odds')))
    golden('classic.txt', betLines(match))
  })

  it('Living honours, around twenty', () => {
    golden('living.txt', matchTranscript(mahjong.game, { options: { honors: 'kind' }, seed: 'living' }, by('aroundTwenty')))
  })

  it('Living honours, at random', () => {
    golden('random.txt', matchTranscript(mahjong.game, { options: { honors: 'kind' }, seed: 'random' }))
  })
})
