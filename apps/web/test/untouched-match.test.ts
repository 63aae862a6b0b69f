import { Match } from '@parlor/kernel/host'
import { expect, test } from 'vitest'
import { isUntouched, findUntouchedMatch } from '../src/data/untouched-match.ts'
import { localMatchOf, saveContentOf } from '../src/session/local-match.ts'
import { botPlayer, personPlayer, type Player } from '../src/data/player.ts'
import { withSaveChecksum, type Save } from '../src/data/save.ts'
import { againstEasy, dots, twoPeople } from './fakes.ts'

const options = dots.game.options.presets[0]!.options as unknown as Readonly<Record<string, unknown>>

function save(players: readonly Player[], moves: number, part: Partial<Save> = {}): Save {
  const match = Match.begin(dots.game, { options, seed: 'untouched' }) as Match
  for (let i = 0; i < moves; i++) match.play(i % 2, match.moves(i % 2)[0])
  const { sum: _, format: __, v: ___, ...rest } = { sum: '', format: '', v: 1, ...part }
  return withSaveChecksum({ ...saveContentOf(localMatchOf(match, players, 1), 0, 2), revision: 1, ...rest } as Parameters<
    typeof withSaveChecksum
  >[0])
}

const among = (...saves: readonly Save[]) => ({ list: () => Promise.resolve([...saves]) })

test('a match is untouched until a person moves, whatever a bot played before', () => {
  expect(isUntouched(save(againstEasy, 0))).toBe(true)
  expect(isUntouched(save(againstEasy, 1))).toBe(false)
  expect(isUntouched(save([botPlayer('easy'), personPlayer], 1))).toBe(true)
  expect(isUntouched(save([botPlayer('easy'), personPlayer], 2))).toBe(false)
  expect(isUntouched(save(twoPeople, 1))).toBe(false)
  expect(isUntouched(save([botPlayer('easy'), botPlayer('easy')], 1))).toBe(false)
})

test('an untouched match with the same setup is reused', async () => {
  const waiting = save(againstEasy, 0)
  expect(await findUntouchedMatch('dots', { options, players: againstEasy }, among(waiting))).toBe(waiting.id)
  expect(await findUntouchedMatch('dots', { options, players: twoPeople }, among(waiting))).toBeNull()
  expect(await findUntouchedMatch('dots', { options: { ...options, rows: 7 }, players: againstEasy }, among(waiting))).toBeNull()
  expect(await findUntouchedMatch('dots', { options, players: againstEasy, time: { minutes: 3, increment: 2 } }, among(waiting))).toBeNull()
  const others = [
    save(againstEasy, 1),
    save(againstEasy, 0, { name: 'Mine' }),
    save(againstEasy, 0, { series: { id: 'dots.petri', index: 0 } }),
    save(againstEasy, 0, { kept: true }),
  ]
  expect(await findUntouchedMatch('dots', { options, players: againstEasy }, among(...others))).toBeNull()
})
