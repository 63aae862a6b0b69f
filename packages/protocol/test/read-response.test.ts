import { isRejection } from '@parlor/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readResponse, routes, type RouteName } from '../src/index.ts'

const names = Object.keys(routes) as RouteName[]

describe('a response of the server', () => {
  it('is read when it matches its schema exactly', () => {
    const me = { id: '0123456789abcdef0123', name: 'Zoë', guest: true, unique: false, email: null }
    expect(readResponse('me', me)).toEqual(me)
    expect(readResponse('rating', { now: null, graph: [] })).toEqual({ now: null, graph: [] })
    const replay = { format: 'parlor-match', game: 'dots', players: [{ name: '', level: 'easy' }] }
    expect(readResponse('replay', replay)).toEqual(replay)
  })

  it.each([
    ['me', { id: '0123456789abcdef0123', name: 'Zoë', guest: true, unique: false }, 'email'],
    ['leaderboard', { standings: [{ person: null }], you: null }, 'standings.0.person'],
    ['lobby', { tables: {} }, 'tables'],
    ['myTables', { tables: [{}] }, 'tables.0.match'],
    ['sharedReplay', { game: 'dots', players: 'Ann' }, 'players'],
    ['quickMatch', { match: '../../evil' }, 'match'],
  ] as const)('to “%s” is refused with the place where it goes wrong', (name, answer, key) => {
    expect(readResponse(name, answer)).toMatchObject({ rejected: expect.stringMatching(/^protocol\./), params: { key } })
  })

  it('never makes the reader throw, and nothing else is accepted as one', () => {
    fc.assert(fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, value) => void readResponse(name, value)))
    for (const name of names) for (const value of [null, 1, 'x', [], [{}]]) expect(isRejection(readResponse(name, value))).toBe(true)
  })
})
