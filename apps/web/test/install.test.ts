import { describe, expect, it } from 'vitest'
import { parseVisitHistory, shouldOfferInstall, noVisits, serialiseVisitHistory } from '../src/platform/pwa/install-offer.ts'
import { gameIdFromPath, isTablePath } from '../src/platform/pwa/page-path.ts'

const day = 24 * 3_600_000
const now = 1_800_000_000_000

describe('the install prompt', () => {
  it.each([
    ['a first look', { visits: 1, played: 0, dismissed: 0 }, false],
    ['29 seconds of play', { visits: 1, played: 29, dismissed: 0 }, false],
    ['30 seconds of play', { visits: 1, played: 30, dismissed: 0 }, true],
    ['a second visit', { visits: 2, played: 0, dismissed: 0 }, true],
    ['a refusal just now', { visits: 9, played: 900, dismissed: now - 1 }, false],
    ['a refusal six days ago', { visits: 9, played: 900, dismissed: now - 6 * day }, false],
    ['a refusal seven days ago', { visits: 9, played: 900, dismissed: now - 7 * day }, true],
  ])('after %s: %j → %s', (_, visits, expected) => {
    expect(shouldOfferInstall(visits, now)).toBe(expected)
  })

  it('stores the visits', () => {
    const visits = { visits: 3, played: 45, dismissed: now }
    expect(parseVisitHistory(serialiseVisitHistory(visits))).toEqual(visits)
  })

  it.each([null, '', '{', '[]', '{"visits":1}', '{"visits":-1,"played":0,"dismissed":0}', '{"visits":"9","played":0,"dismissed":0}'])(
    'forgets what makes no sense: %s',
    (text) => {
      expect(parseVisitHistory(text)).toEqual(noVisits)
    },
  )
})

describe('an address', () => {
  it.each([
    ['/dots/play/abc12345', true],
    ['/dots/play/new', true],
    ['/dots/', false],
    ['/dots/replay/abc12345', false],
    ['/', false],
    ['/play/dots', false],
  ])('%s is a table: %s', (path, expected) => {
    expect(isTablePath(path)).toBe(expected)
  })

  it('belongs to a game by its first part', () => {
    expect(gameIdFromPath('/dots/rules', ['dots'])).toBe('dots')
    expect(gameIdFromPath('/dots', ['dots'])).toBe('dots')
    expect(gameIdFromPath('/dotsy/', ['dots'])).toBe(null)
    expect(gameIdFromPath('/', ['dots'])).toBe(null)
  })
})
