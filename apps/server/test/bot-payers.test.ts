import { expect, it } from 'vitest'
import { playingMatchRow } from '../proofs/playing-match-row.ts'
import { ThinkingBudget } from '../src/bots/thinking-budget.ts'
import { botJobAttributesOf } from '../src/match/job-schedule.ts'
import { ReplayedMatch } from '../src/match/replayed-match.ts'
import { PersonNetworks } from '../src/person-networks.ts'
import { dots } from './dots-test-table.ts'

it('a bot’s turn is paid by whoever at the table has most of their budget left', () => {
  const rooms = { networks: new PersonNetworks('secret'), thinkingBudget: new ThinkingBudget() }
  const row = playingMatchRow(dots, ['ann', 'ben'])
  const replayed = new ReplayedMatch(dots, row)
  const payer = (...present: number[]) => {
    const scheduled = { row, pkg: dots, presentSeats: new Set(present), lastHere: new Map<number, number>() }
    return botJobAttributesOf(rooms, scheduled, replayed, replayed.clocks, 0).owner
  }
  expect(payer()).toBe('ann')
  rooms.networks.record('ann', '192.0.2.1')
  rooms.networks.record('ben', '192.0.2.2')
  const ann = { owner: 'ann', network: rooms.networks.firstKnown(['ann']) }
  rooms.thinkingBudget.spend(ann, 30_000, 0)
  expect(payer()).toBe('ben')
  // Who is not there does not pay for those who are.
  expect([payer(0), payer(1), payer(0, 1)]).toEqual(['ann', 'ben', 'ben'])
  // Others at that address have used up more than the host has.
  for (let guest = 0; guest < 4; guest++)
    rooms.thinkingBudget.spend({ owner: `guest${guest}`, network: rooms.networks.firstKnown(['ben']) }, 19_000, 0)
  expect(payer()).toBe('ann')
})
