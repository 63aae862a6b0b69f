import { isRejection, rngFrom } from '@parlor/kernel'
import { eventsFor, formatMessage, type StringTable } from '@parlor/kernel/host'
import { pebbles } from '@parlor/pebbles'
import english from '../../strings/en.json' with { type: 'json' }
import { given } from '@parlor/testkit'
import { describe, expect, it } from 'vitest'

const { notation } = pebbles.game
const strings: StringTable = english

function say(message: Parameters<typeof formatMessage>[2]): string {
  return formatMessage(strings, 'en', message, (seat) => ['Sun', 'Moon'][seat]!)
}

describe('notation', () => {
  it('[PEB8] writes a move as a number', () => {
    for (const take of [1, 2, 3]) expect(notation.readMove(notation.writeMove({ take }))).toEqual({ take })
    for (const text of ['0', '4', '', '01', 'one']) expect(isRejection(notation.readMove(text)), text).toBe(true)
  })

  it.each(['17 of 21 sun', '5 of 18 moon misere', '0 of 21 sun won', '0 of 9 moon misere won', '12 of 21 moon resign'])(
    '[PEB9] reads %s',
    (text) => {
      const state = notation.readState(text, rngFrom('text'))
      expect(isRejection(state) ? state.rejected : notation.writeState(state)).toBe(text)
    },
  )

  it.each([
    '',
    '22 of 21 sun',
    '1 of 37 sun',
    '017 of 21 sun',
    '0 of 21 sun',
    '3 of 21 sun won',
    '9 of 21 star',
    '9 of 21 sun sun',
    '9 of 21 sun draw',
  ])('[PEB9] refuses “%s”', (text) => {
    expect(notation.readState(text, rngFrom('text'))).toEqual({ rejected: 'pebbles.badPosition' })
  })
})

describe('the log', () => {
  it('[PEB10] has one sentence for a move and a second one for the end', () => {
    const { match } = given(pebbles, '4 of 20 sun').when('1', '3')
    const texts = match.history.map(({ events }) => pebbles.text.sentences(eventsFor(events, 'watcher'), match.view('watcher')).map(say))
    expect(texts).toEqual([['Sun takes 1 stone, 3 left.'], ['Moon takes 3 stones, 0 left.', 'Moon has won.']])
  })

  it('[PEB10] names a move and says why a hint is good', () => {
    const why = (position: string, take: number) => say(pebbles.text.reason!(given(pebbles, position).match.view(0), 0, { take }))
    expect(say(pebbles.text.move({ take: 2 }, given(pebbles, '9 of 20 sun').match.view(0)))).toBe('take 2')
    expect(why('3 of 20 sun', 3)).toBe('Takes the last stone and wins.')
    expect(why('9 of 20 sun', 1)).toBe('Leaves 8 stones: whatever the other side takes, you can answer.')
    expect(why('8 of 20 sun', 1)).toBe('No move wins against perfect play; this one keeps the game open.')
    expect(why('7 of 20 sun misere', 2)).toBe('Leaves 5 stones: whatever the other side takes, you can answer.')
  })
})
