import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json, jsonProcess, lab, labMain, labProcess } from './lab-runs.ts'

let folder = ''
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'parlor-lab-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

test('the same seed plays the same match, another seed another one', async () => {
  const play = (seed: string) => json('play', 'dots', '--bots', 'easy,expert', '--seed', seed)
  const first = await play('3')
  expect(await play('3')).toEqual(first)
  expect((await play('4'))['hash']).not.toBe(first['hash'])
})

test('every game is listed', async () => {
  const folders = readdirSync(join(process.cwd(), 'games')).toSorted()
  expect(((await json('games')) as unknown as { id: string }[]).map(({ id }) => id).toSorted()).toEqual(folders)
})

test('cards are listed with their facts and their text in the wanted language', async () => {
  const cards = (await json('cards', '--language', 'de')) as unknown as { id: string; name: string; power: number; text: string }[]
  expect(cards).toHaveLength(556)
  expect(cards.map(({ id }) => id)).toEqual(cards.map(({ id }) => id).toSorted())
  expect(cards.find(({ id }) => id === 'OP01-025')).toMatchObject({ set: 'OP01', name: 'Roronoa Zoro', power: 5000 })
  expect((await lab('cards', '--language', 'xx')).code).toBe(2)
})

test('card texts are drafted from standard input, and something missing is an exit code', () => {
  const { code, out } = labProcess(['cards', 'draft'], '[Trigger] Play this card.\n\n[Main] Sing.')
  expect(code).toBe(1)
  expect(out).toContain("1 { abilities: [{ when: ['trigger'], do: [{ verb: 'playThis' }] }] }")
  expect(out).toContain('1 of 2 texts understood.')
})

describe('a recorded match', () => {
  test('replays to every hash it holds', async () => {
    const file = join(folder, 'match.json')
    const { moves } = (await json('play', 'dots', '--preset', 'quick', '--out', file)) as { moves: string[] }
    const { ok, hashes } = await json('replay', file)
    expect(ok).toBe(true)
    expect(hashes).toBe(moves.length + 1)
  })

  test('replays when it was shared from the web app, wrapped with its players', async () => {
    const file = join(folder, 'shared.json')
    await json('play', 'dots', '--preset', 'quick', '--out', file)
    writeFileSync(
      file,
      JSON.stringify({ format: 'parlor-share', v: 1, players: [], record: JSON.parse(readFileSync(file, 'utf8')) as unknown }),
    )
    expect((await json('replay', file))['ok']).toBe(true)
  })

  test('is rejected with the reason when a byte has changed', async () => {
    const file = join(folder, 'damaged.json')
    await json('play', 'dots', '--preset', 'quick', '--out', file)
    writeFileSync(file, readFileSync(file, 'utf8').replace('"seed":"1"', '"seed":"2"'))
    const { code, out } = await lab('replay', file)
    expect(code).toBe(1)
    expect(out).toContain('record.damaged')
  })
})

test('a tourney of a game for one seat tells scores and lengths', async () => {
  const { runs, rows } = (await json('tourney', 'mahjong', '--bots', 'odds,coin', '--games', '10')) as {
    runs: number
    rows: { bot: string; perMove: number; fewest: number; most: number }[]
  }
  expect(runs).toBe(20)
  expect(rows.map(({ bot, fewest, most }) => [bot, fewest, most])).toEqual([
    ['odds', 201, 201],
    ['coin', 201, 201],
  ])
  expect(rows[0]!.perMove).toBeGreaterThan(rows[1]!.perMove)
})

test('a tourney swaps seats over the same seeds and rates the better bot higher', () => {
  const { games, ratings } = jsonProcess('tourney', 'dots', '--bots', 'easy,alphabeta/depth=2', '--games', '20', '--preset', 'quick') as {
    games: number
    ratings: { elo: number }[]
  }
  expect(games).toBe(20)
  expect(ratings[1]!.elo).toBeGreaterThan(ratings[0]!.elo)
})

test('a tourney can leave the first bot where it sits', async () => {
  const { duels } = (await json('tourney', 'dots', '--bots', 'masterSwift,easy', '--games', '4', '--preset', 'quick', '--seat', '0')) as {
    duels: { share: number }[]
  }
  expect(duels[0]!.share).toBe(1)
})

test('a tourney ends early where a sequential test knows enough, and fails where the bar is not met', async () => {
  const sure = await json('tourney', 'dots', '--bots', 'masterSwift,easy', '--games', '200', '--preset', 'quick', '--above', '60')
  expect(sure['verdict']).toBe('above')
  expect(sure['games']).toBeLessThan(60)
  const { code, out } = await lab('tourney', 'dots', '--bots', 'easy,masterSwift', '--games', '200', '--preset', 'quick', '--above', '60')
  expect(code).toBe(1)
  expect(out).toContain('does not take more than 60 %')
})

test('a tourney seats one against three of another, always in the same place', async () => {
  const seated = ['--bots', 'greedy,easy', '--seat', '0', '--preset', 'gentle']
  const { games, decided } = (await json('tourney', 'domino', '--games', '60', ...seated)) as {
    games: number
    decided: { share: number; games: number }[]
  }
  expect(games).toBe(60)
  expect(decided[0]!.games).toBeLessThanOrEqual(60)
  expect(decided[0]!.share).toBeGreaterThan(0.3)
})

test('levels are measured where a game brings some', async () => {
  const { out } = await lab('levels', 'dots', '--set', 'petri', '--games', '2', '--json')
  const { game, bots, rows } = JSON.parse(out) as { game: string; bots: string[]; rows: { set: string }[] }
  expect([game, bots, rows.length]).toEqual(['dots', ['referee', 'referee'], 10])
  expect((await lab('levels', 'domino')).err).toContain('domino has no levels')
})

test('balance follows the seat that begins, and says where a rule makes up for it', async () => {
  const begun = async (starter: string, swap: boolean) => {
    const options = JSON.stringify({ rows: 3, cols: 4, pentominoes: false, starter, swap })
    const { presets } = (await json('balance', 'sumzero', '--bots', 'random', '--games', '30', '--options', options)) as {
      presets: { share: number; evened: boolean }[]
    }
    return presets[0]!
  }
  const [cyan, orange] = [await begun('cyan', false), await begun('orange', true)]
  expect([cyan.evened, orange.evened]).toEqual([false, true])
  for (const { share } of [cyan, orange]) expect(share).toBeGreaterThan(0)
})

test('prove tries every reply against a bot', async () => {
  const corner = ['--options', '{"rows":3,"cols":3,"template":"custom","cells":".../###/###"}']
  const { asked, won, lost } = (await json('prove', 'dots', '--bots', 'masterSwift', ...corner)) as {
    asked: number
    won: number
    lost: number
  }
  expect(asked).toBeGreaterThan(3)
  expect(won).toBeGreaterThan(0)
  expect(lost).toBe(0)
  const easy = await lab('prove', 'dots', '--bots', 'easy', ...corner)
  expect([easy.code, easy.out.includes(' 0 lost')]).toEqual([1, false])
  const cut = await lab('prove', 'dots', '--bots', 'masterSwift', '--preset', 'quick', '--positions', '5')
  expect([cut.code, cut.out.includes('left open')]).toEqual([1, true])
})

test('bench measures the pace of bots over whole matches', () => {
  const { cpuMilliseconds } = jsonProcess('bench', 'dots', '--bots', 'easy,alphabeta/depth=2', '--preset', 'quick', '--seconds', '1') as {
    cpuMilliseconds: { bot: string; moves: number; mean: number; most: number; longest: number }[]
  }
  expect(cpuMilliseconds.map(({ bot }) => bot)).toEqual(['easy', 'alphabeta/depth=2'])
  for (const { moves, mean, most, longest } of cpuMilliseconds) {
    expect(moves).toBeGreaterThan(10)
    expect(longest).toBeGreaterThanOrEqual(Math.max(mean, most))
  }
})

test('watch shows every position as soon as it is reached', async () => {
  const watched = spawn(process.execPath, [
    '--import',
    'tsx',
    labMain,
    'watch',
    'dots',
    '--bots',
    'alphabeta/nodes=2000',
    '--preset',
    'quick',
  ])
  const chunks: string[] = []
  for await (const chunk of watched.stdout) chunks.push(String(chunk))
  expect(chunks[0]).toContain('... red')
  expect(chunks[0]).not.toContain('over')
  expect(chunks.join('')).toMatch(/over\n$/)
})

test('soak and fuzz go over every preset and every shipped level, and say so', async () => {
  const { code, out } = await lab('soak', 'dots', '--games', '46')
  expect(code).toBe(0)
  expect(out).toContain('46 random games over 6 presets and the boards of all 40 shipped levels, 46 of them with every check, 0 failures')
  const { over } = (await json('fuzz', 'dots', '--moves', '460')) as { over: string[] }
  expect(over).toContain('classic')
  expect(over).toContain('contrast/last-board')
  expect(over).toHaveLength(46)
  expect((await json('fuzz', 'dots', '--moves', '10', '--preset', 'quick'))['over']).toEqual(['quick'])
})

test('soak and fuzz count what they did and succeed on a correct game', async () => {
  const soak = (await json('soak', 'dots', '--games', '30')) as { results: { played: number; failures: unknown[] }[] }
  expect(soak.results.reduce((sum, { played }) => sum + played, 0)).toBe(30)
  expect(soak.results.flatMap(({ failures }) => failures)).toEqual([])
  const fuzz = await json('fuzz', 'dots', '--moves', '2000')
  expect(fuzz['tried']).toBe(2000)
  expect(fuzz['failures']).toEqual([])
})

test.each([
  [['nope'], 'There is no command "nope"'],
  [['help', 'nope'], 'There is no command "nope"'],
  [[], 'A command is missing'],
  [['play', 'chess'], 'There is no game "chess"'],
  [['play', 'dots', '--bots', 'nobody'], 'no opponent "nobody"'],
  [['play', 'dots', '--options', '{'], '--options is not JSON'],
  [['play', 'dots', '--options', '{"rows":99}'], 'options.notInRange'],
  [['play', 'dots', '--preset', 'huge'], 'no preset "huge"'],
  [['tourney', 'dots', '--bots', 'easy'], 'at least two bots'],
  [['tourney', 'dots', '--bots', 'easy,medium,hard', '--above', '60'], '--above tests two bots'],
  [['soak', 'dots', '--games', 'many'], '--games takes a whole number'],
  [['replay', '/nowhere/at/all.json'], 'cannot be read'],
  [['bench', 'dots', '--speed', '9'], '--speed'],
  [['play', 'dots', '--seed', 'x'.repeat(61)], '--seed takes at most'],
  [['play', 'dots', '--bots', 'alphabeta/depth=2=9'], 'is not a setting'],
  [['play', 'dots', '--bots', 'mcts/simulations=99999999999'], 'simulations in'],
  [['levels', 'dots', '--cells', '81', '--set', 'petri'], 'No level has 81'],
  [['online', 'hope'], 'Proofs: leak, trespass'],
  // Every game, where none is named.
  [['ladder', '--games', '1'], '--games takes a whole number from 2'],
])('%j is refused with usage and exit code 2', async (args, message) => {
  const { code, out, err } = await lab(...args)
  expect(code).toBe(2)
  expect(out).toBe('')
  expect(err).toContain(message)
})

test('a process says what is wrong on its standard error only, and ends with the exit code', () => {
  expect(labProcess(['nope'])).toMatchObject({ code: 2, out: '', err: expect.stringContaining('There is no command "nope"') })
})

test('help lists the commands, and explains one', async () => {
  for (const word of ['help', '--help', '-h']) {
    const { code, out, err } = await lab(word)
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/^ {2}soak +Holds random games against the contract$/m)
    expect(out).not.toContain('--games')
  }
  for (const args of [
    ['help', 'soak'],
    ['soak', '--help'],
    ['soak', 'dots', '-h'],
  ]) {
    const { code, out } = await lab(...args)
    expect(code).toBe(0)
    expect(out).toContain('lab soak <game>')
    expect(out).toContain('--games')
    expect(out).not.toContain('lab fuzz')
  }
})

test('a ladder is written as a document with a row for each level, and other games keep their tables', async () => {
  const file = join(folder, 'ladder.md')
  writeFileSync(file, '# The ladder\n\n## dots\n\n| kept |\n\n## mahjong\n\n| old |\n')
  expect((await lab('ladder', 'mahjong', '--games', '3', '--out', file)).code).toBe(0)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain('lab -- ladder mahjong --games 3')
  expect(text.match(/^\| `\w+` /gm)).toHaveLength(8)
  // Classic honours are worth what they are: nothing is gained by steering them.
  expect(text).toContain('| `steer` | the same figures as `odds` |')
  expect(text).toMatch(/^## mahjong\n[^]*^## dots\n\n\| kept \|\n/m)
  expect(text).not.toContain('| old |')
})

test('ready decks meet each other, and a tourney takes those that are named', async () => {
  // Two games each are too few to call anything balanced, so the exit code is not checked.
  const { decks, meetings } = JSON.parse((await lab('decks', 'simpiece', '--bots', 'random', '--games', '2', '--json')).out) as {
    decks: string[]
    meetings: unknown[]
  }
  expect(meetings).toHaveLength((decks.length * (decks.length - 1)) / 2)
  expect((await lab('decks', 'dots')).err).toContain('dots brings no decks')
  const { games } = await json('tourney', 'simpiece', '--bots', 'medium,random', '--games', '4', '--decks', 'zoro,king')
  expect(games).toBe(4)
  expect((await lab('tourney', 'simpiece', '--bots', 'medium,random', '--decks', 'nobody')).err).toContain('no deck "nobody"')
})

test('bots decide again after hidden information has changed, and determinized states are played side by side', async () => {
  const { trials } = (await json('honest', 'domino', '--bots', 'fair,random', '--states', '21')) as {
    trials: { bot: string; asked: number; differed: number; changed: number; matches: number }[]
  }
  expect(trials.map(({ bot, asked, differed }) => [bot, asked, differed])).toEqual([
    ['fair', 21, 0],
    ['random', 21, 0],
  ])
  // A match of every preset at least.
  for (const { changed, matches } of trials) expect([changed > 15, matches >= 7]).toEqual([true, true])
  expect((await lab('honest', 'domino', '--bots', 'hard')).err).toContain('looks at everything')
  expect((await json('worlds', 'domino', '--states', '50'))['failures']).toEqual([])
  expect((await lab('worlds', 'dots')).err).toContain('hides nothing')
})
