import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-lab-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** Runs the lab as a user does, in a process of its own. */
function lab(...args: string[]): { readonly code: number | null; readonly out: string; readonly err: string } {
  const main = new URL('../src/main.ts', import.meta.url).pathname
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', main, ...args], { encoding: 'utf8' })
  return { code: status, out: stdout, err: stderr }
}

function json(...args: string[]): Record<string, unknown> {
  const { code, out, err } = lab(...args, '--json')
  expect(err).toBe('')
  expect(code).toBe(0)
  return JSON.parse(out) as Record<string, unknown>
}

test('the same seed plays the same match, another seed another one', () => {
  const play = (seed: string) => json('play', 'dots', '--bots', 'easy,expert', '--seed', seed)
  expect(play('3')).toEqual(play('3'))
  expect(play('3')['hash']).not.toBe(play('4')['hash'])
})

describe('a recorded match', () => {
  test('replays to every hash it holds', () => {
    const file = join(folder, 'match.json')
    const { moves } = json('play', 'dots', '--preset', 'quick', '--out', file) as { moves: string[] }
    const { ok, hashes } = json('replay', file)
    expect(ok).toBe(true)
    expect(hashes).toBe(moves.length + 1)
  })

  test('replays when it was shared from the web app, wrapped with its players', () => {
    const file = join(folder, 'shared.json')
    json('play', 'dots', '--preset', 'quick', '--out', file)
    writeFileSync(
      file,
      JSON.stringify({ format: 'parlor-share', v: 1, players: [], record: JSON.parse(readFileSync(file, 'utf8')) as unknown }),
    )
    expect(json('replay', file)['ok']).toBe(true)
  })

  test('is refused by name when a byte has changed', () => {
    const file = join(folder, 'damaged.json')
    json('play', 'dots', '--preset', 'quick', '--out', file)
    writeFileSync(file, readFileSync(file, 'utf8').replace('"seed":"1"', '"seed":"2"'))
    const { code, out } = lab('replay', file)
    expect(code).toBe(1)
    expect(out).toContain('record.damaged')
  })
})

test('a tourney swaps seats over the same seeds and rates the better bot higher', () => {
  const { games, ratings } = json('tourney', 'dots', '--bots', 'easy,alphabeta/depth=2', '--games', '20', '--preset', 'quick') as {
    games: number
    ratings: { elo: number }[]
  }
  expect(games).toBe(20)
  expect(ratings[1]!.elo).toBeGreaterThan(ratings[0]!.elo)
})

test('soak and fuzz count what they did and end well on a sound game', () => {
  const soak = json('soak', 'dots', '--games', '30') as { results: { played: number; failures: unknown[] }[] }
  expect(soak.results.reduce((sum, { played }) => sum + played, 0)).toBe(30)
  expect(soak.results.flatMap(({ failures }) => failures)).toEqual([])
  const fuzz = json('fuzz', 'dots', '--moves', '2000')
  expect(fuzz['tried']).toBe(2000)
  expect(fuzz['failures']).toEqual([])
})

test.each([
  [['nope'], 'There is no command "nope"'],
  [['play', 'chess'], 'There is no game "chess"'],
  [['play', 'dots', '--bots', 'nobody'], 'no opponent "nobody"'],
  [['play', 'dots', '--options', '{'], '--options is not JSON'],
  [['play', 'dots', '--options', '{"rows":99}'], 'options.notInRange'],
  [['play', 'dots', '--preset', 'huge'], 'no preset "huge"'],
  [['tourney', 'dots', '--bots', 'easy'], 'at least two bots'],
  [['soak', 'dots', '--games', 'many'], '--games takes a whole number'],
  [['replay', '/nowhere/at/all.json'], 'cannot be read'],
  [['bench', 'dots', '--speed', '9'], '--speed'],
  [['play', 'dots', '--seed', 'x'.repeat(61)], '--seed takes at most'],
  [['play', 'dots', '--bots', 'alphabeta/depth=2=9'], 'is not a setting'],
  [['play', 'dots', '--bots', 'mcts/simulations=99999999999'], 'simulations in'],
  [['levels', 'dots', '--cells', '81', '--set', 'petri'], 'No level has 81'],
])('%j is refused with usage and exit code 2', (args, message) => {
  const { code, out, err } = lab(...args)
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).toContain(message)
})
