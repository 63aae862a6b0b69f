import { fixtureBytes, fixtureJson, fixtureText } from './older-device.ts'
import { readLevel } from '@parlor/dots'
import { raceIfSolo } from '@parlor/protocol'
import { isRejection, type GamePackage, type Rejection } from '@parlor/kernel'
import { Match, readMatch } from '@parlor/kernel/host'
import { checkDeck } from '@parlor/simpiece'
import { boardFileKeys, loadGame, parseBoardFile, parsePiecesFile, pieceKeys, piecesFileKeys, saveGame } from '@parlor/sumzero'
import { describe, expect, test, vi } from 'vitest'
import { rendererFromUrl } from '../src/game-ui/canvas/choose-renderer.ts'
import { missingFace, readFaceAtlas } from '../src/games/domino/themes/face-atlas.ts'
import { uploadedThemeSource } from '../src/games/domino/themes/theme-source.ts'
import { filesOfTheme, keepTheme } from '../src/games/domino/themes/own-themes.ts'
import { readZip } from '../src/games/domino/themes/zip.ts'
import type { WebGame } from '../src/web-game/web-game.ts'
import { levelFileName, readLevels, stringifyLevel } from '../src/games/dots/pages/editor/level-file.ts'
import { levelLink } from '../src/games/dots/pages/editor/level-link.ts'
import { deckLink } from '../src/games/simpiece/pages/decks/deck-link.ts'
import { readDeckText, writeDeckText } from '../src/games/simpiece/pages/decks/deck-text.ts'
import { readSearchParams, writeSearchParams } from '../src/games/simpiece/pages/card-search/search-params.ts'
import { wasPlayedAsRace } from '../src/session/online/was-played-as-race.ts'
import { fetchReplay } from '../src/session/online/fetch-replay.ts'
import { readImportText } from '../src/features/saves/import-text.ts'
import { readMatchLink, readSharedMatch, writeMatchLink, writeSharedMatch, type SharedMatch } from '../src/data/shared-match.ts'
import { loadGamePackage } from '../src/platform/workers/game-packages.ts'

vi.mock('../src/web-game/registry.ts', () => ({
  isGameId: () => false,
  openDoor: () => Promise.reject(new Error('no game is opened here')),
}))

interface LinkedMatch {
  readonly is: string
  readonly address: string
  readonly game: string
  readonly players: unknown
  readonly hash: string
  readonly moves: number
  readonly outcome: unknown
}

const links = fixtureJson<{
  matches: LinkedMatch[]
  levels: { address: string; level: { name: string } }[]
  decks: { address: string; deck: object }[]
  searches: string[]
}>('links.json')
const files = fixtureJson<Record<string, Record<string, unknown>>>('files/expected.json')

function accepted<T>(value: T): Exclude<T, Rejection> {
  if (isRejection(value)) throw new Error(JSON.stringify(value))
  return value as Exclude<T, Rejection>
}

const hashOf = (address: string) => address.slice(address.indexOf('#'))

async function opened({ record }: SharedMatch): Promise<object> {
  const match = readMatch(((await loadGamePackage(record.game)) as GamePackage).game, record)
  if (!(match instanceof Match)) throw new Error(JSON.stringify(match))
  return { game: record.game, hash: match.hash(), moves: match.history.length, outcome: match.outcome }
}

describe('a link of an older version', () => {
  test.each(links.matches)('shows a match: $is', async ({ address, players, game, hash, moves, outcome }) => {
    const shared = accepted(await readMatchLink(hashOf(address)))
    expect(JSON.parse(JSON.stringify(shared.players))).toEqual(players)
    expect(await opened(shared)).toEqual({ game, hash, moves, outcome })
    const handed = accepted(await readImportText(`Look at this: ${address}`))
    expect(handed.kind === 'match' && handed.shared).toEqual(shared)
    expect(accepted(await readMatchLink(`#${await writeMatchLink(shared)}`))).toEqual(shared)
    expect((await writeMatchLink(shared)).slice(0, 4)).toBe('m=1.')
  })

  test.each(links.levels)('opens a level in the editor', async ({ address, level }) => {
    expect(levelLink.matches(hashOf(address))).toBe(true)
    expect(await levelLink.read(hashOf(address))).toEqual(level)
    expect((await levelLink.write(level as never)).slice(0, 4)).toBe('l=1.')
    expect(await levelLink.read(`#${await levelLink.write(level as never)}`)).toEqual(level)
  })

  test.each(links.decks)('opens a deck', async ({ address, deck }) => {
    expect(deckLink.matches(hashOf(address))).toBe(true)
    expect(await deckLink.read(hashOf(address))).toEqual(deck)
    expect((await deckLink.write(deck as never)).slice(0, 4)).toBe('d=1.')
    expect(await deckLink.read(`#${await deckLink.write(deck as never)}`)).toEqual(deck)
  })

  test.each(links.searches)('searches cards: %s', (query) => {
    expect(writeSearchParams(readSearchParams(new URLSearchParams(query)), new URLSearchParams()).toString()).toBe(query)
  })

  test('forces a renderer', () => {
    expect(['?r=canvas', '?r=webgl', '?r=else', ''].map(rendererFromUrl)).toEqual(['canvas', 'webgl', 'auto', 'auto'])
  })
})

describe('a match on the server', () => {
  const replays = fixtureJson<{ path: string; answer: string }[]>('online/reads.json.gz').filter(({ path }) => path.endsWith('/replay'))
  const shared = fixtureJson<{ path: string; answer: string }[]>('online/requests.json.gz').find(({ path }) =>
    path.startsWith('/api/replays/'),
  )!
  const me = { id: 'e100ef9d455b1f2e1d99', name: 'Carl', guest: true, unique: false, email: null }

  test.each([...replays, shared].map(({ path, answer }) => [path, answer] as const))(
    'is shown as the server told it: %s',
    async (path, answer) => {
      vi.stubGlobal('fetch', async (url: string) => {
        const body = url === '/api/me' ? JSON.stringify(me) : url === path ? answer : '{"rejected":"replay.unknown"}'
        return new Response(body, { headers: { 'x-parlor-protocol': '2' } })
      })
      const [kind, name = ''] = path.endsWith('/replay') ? ['online' as const, path.split('/')[3]] : ['shared' as const, path.split('/')[3]]
      const { record, players } = accepted(await fetchReplay(kind, name))
      const plain = (await loadGamePackage(record.game)) as unknown as WebGame
      const { game } = wasPlayedAsRace(record, plain.game) ? raceIfSolo(plain) : plain
      const match = readMatch(game, record)
      const { hash, players: seated } = JSON.parse(answer) as { hash: string; players: unknown[] }
      expect(match instanceof Match && match.hash()).toBe(hash)
      expect(players).toHaveLength(seated.length)
    },
  )
})

describe('a file of an older version', () => {
  const { shared: match, level, levelSet, deck, board, pieces, theme } = files

  test('that holds a shared match is read, and written in the same form', async () => {
    const text = fixtureText('files/shared-match.parlor.json')
    const shared = accepted(readSharedMatch(text))
    expect({ ...(await opened(shared)), players: shared.players }).toMatchObject(match!)
    expect(JSON.parse(writeSharedMatch(shared))).toEqual(JSON.parse(text))
    const handed = accepted(await readImportText(text))
    expect(handed.kind === 'match' && handed.shared).toEqual(shared)
  })

  test('that holds a bare match record is read', async () => {
    const shared = accepted(readSharedMatch(fixtureText('files/match-record.json')))
    expect(shared.players).toBeNull()
    expect({ ...(await opened(shared)), players: match!['players'] }).toMatchObject(match!)
  })

  test('that holds a level or a whole set is read, and written in the same form', () => {
    const text = fixtureText('files/level.dots.json')
    const [read] = accepted(readLevels(text))
    expect(read).toEqual(level)
    expect(JSON.parse(stringifyLevel(read!))).toEqual(JSON.parse(text))
    expect(levelFileName(String(level!['name']))).toBe(files['levelFileName'])
    expect(accepted(readLevels(fixtureText('files/level-set.dots.json')))).toEqual(levelSet)
    expect(isRejection(readLevel(level, 'level'))).toBe(false)
  })

  test.each(['deck.txt', 'deck-in-one-line.txt', 'deck-by-hand.txt'])('that lists the cards of a deck is read: %s', (name) => {
    const read = accepted(readDeckText(fixtureText(`files/${name}`)))
    expect(read).toEqual(deck)
    expect(checkDeck(read)).toEqual([])
    expect(writeDeckText(read)).toBe(fixtureText('files/deck.txt'))
  })

  test('that holds a board or pieces for SumZero is read', () => {
    expect(parseBoardFile(fixtureText('files/sumzero-board.json'))).toEqual(board)
    expect(parsePiecesFile(fixtureText('files/sumzero-pieces.json'))).toEqual(pieces)
    expect([boardFileKeys, piecesFileKeys, pieceKeys]).toEqual([
      ['format', 'version', 'name', 'rows'],
      ['format', 'version', 'name', 'pieces'],
      ['id', 'cost', 'cells'],
    ])
  })

  test('that SumZero’s service has saved is loaded, and saved in the same form', () => {
    const text = fixtureText('files/sumzero-save.json')
    expect(JSON.parse(saveGame(loadGame(text)))).toEqual(JSON.parse(text))
  })

  test('that holds a theme is unpacked and applied', async () => {
    const unpacked = accepted(await readZip(fixtureBytes('files/theme.zip')))
    expect(unpacked.size).toBe(10)
    const kept = accepted(await keepTheme(unpacked, 'grandmother'))
    expect(kept.theme).toEqual(theme)
    const stored = (await filesOfTheme(kept.id))!
    expect([...stored.keys()].map((path) => `grandmother/${path}`)).toEqual([...unpacked.keys()].toSorted())
    for (const [path, body] of stored) expect([...body]).toEqual([...unpacked.get(`grandmother/${path}`)!])
    const source = accepted(uploadedThemeSource('grandmother', unpacked))
    const atlas = accepted(readFaceAtlas(accepted(await source.text(String(theme!['spriteSheetData']))), { width: 4096, height: 4096 }))
    expect(missingFace(atlas, 12)).toBeNull()
    expect(accepted(await source.bytes(String(theme!['tileBack']))).byteLength).toBeGreaterThan(50)
  })
})
