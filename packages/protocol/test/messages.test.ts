import { isRejection } from '@parlor/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { rejectionCodes, isDrawOfferOpen, limits, readClientMessage, readDisplayName, readServerMessage, refuse } from '../src/index.ts'

const match = '0123456789abcdef0123'
const move = { kind: 'move', match, id: 'abcdefgh', decision: 3, move: 'a1', group: null, seen: 0 }

describe('a frame from a client', () => {
  it('is read when it matches its schema exactly', () => {
    expect(readClientMessage(JSON.stringify(move))).toEqual(move)
    expect(readClientMessage(JSON.stringify({ kind: 'watch', match, from: null }))).toEqual({ kind: 'watch', match, from: null })
  })

  it.each([
    ['a key too many', { ...move, extra: 1 }, 'protocol.unknownKey', 'extra'],
    ['a key missing', { kind: 'resign', match }, 'protocol.missingKey', 'id'],
    ['a kind nobody knows', { kind: 'cheat' }, 'protocol.unknownKind', 'cheat'],
    ['no kind', { match }, 'protocol.badField', 'kind'],
    ['a name that is not a name', { ...move, id: 'short' }, 'protocol.badField', 'id'],
    ['−0 for a number', '{"kind":"watch","match":"0123456789abcdef0123","from":-0}', 'protocol.badField', 'from'],
    ['a move that is too long', { ...move, move: 'x'.repeat(limits.move + 1) }, 'protocol.badField', 'move'],
    ['an answer to no draw', { kind: 'draw', match, id: 'abcdefgh', step: 'maybe', line: 0 }, 'protocol.badField', 'step'],
    ['a claim against nobody', { kind: 'claim', match, id: 'abcdefgh', seat: -1 }, 'protocol.badField', 'seat'],
    ['a list', [], 'protocol.badField', 'kind'],
    ['null', null, 'protocol.badField', 'kind'],
  ])('is refused for %s', (_, frame, rejected, key) => {
    expect(readClientMessage(typeof frame === 'string' ? frame : JSON.stringify(frame))).toEqual({ rejected, params: { key } })
  })

  it('is refused before it is parsed when it is too large or too deep', () => {
    expect(readClientMessage(`"${'x'.repeat(limits.frame.characters)}"`)).toMatchObject({ rejected: 'json.tooLarge' })
    expect(readClientMessage('['.repeat(13) + ']'.repeat(13))).toMatchObject({ rejected: 'json.tooDeep' })
    expect(readClientMessage('{"__proto__":1}')).toMatchObject({ rejected: 'json.forbiddenKey' })
    expect(readClientMessage('{')).toMatchObject({ rejected: 'json.malformed' })
  })

  it('never makes the reader throw, whatever it holds', () => {
    fc.assert(fc.property(fc.json(), (text) => void readClientMessage(text)))
    fc.assert(
      fc.property(fc.constantFrom('watch', 'move', 'undo', 'queue', 'ping'), fc.dictionary(fc.string(), fc.jsonValue()), (kind, rest) => {
        const read = readClientMessage(JSON.stringify({ ...rest, kind }))
        expect(isRejection(read) || read.kind === kind).toBe(true)
      }),
    )
  })
})

describe('a frame from the server', () => {
  it('is checked as strictly', () => {
    const steps = { kind: 'steps', match, from: 3, steps: [], undo: null, clock: null }
    expect(readServerMessage(JSON.stringify(steps))).toEqual(steps)
    expect(readServerMessage(JSON.stringify({ ...steps, secret: 1 }))).toMatchObject({ rejected: 'protocol.unknownKey' })
    expect(readServerMessage(JSON.stringify({ kind: 'refused', id: 'abcdefgh', why: refuse('match.unknown') }))).toMatchObject({
      kind: 'refused',
    })
  })
})

describe('a draw offer', () => {
  const line = [0, 1, 0, 0].map((seat, at) => ({ number: at + 1, seat }))

  it('is open until anybody but the offerer moves', () => {
    expect(isDrawOfferOpen({ seat: 0, line: 4 }, line)).toBe(true)
    expect(isDrawOfferOpen({ seat: 0, line: 2 }, line)).toBe(true)
    expect(isDrawOfferOpen({ seat: 1, line: 2 }, line)).toBe(false)
    expect(isDrawOfferOpen({ seat: 0, line: 1 }, line)).toBe(false)
    // Only the end of the history may be known.
    expect(isDrawOfferOpen({ seat: 0, line: 2 }, line.slice(3))).toBe(true)
  })
})

describe('a name', () => {
  it.each([
    ['  Ada   Lovelace ', 'Ada Lovelace'],
    ['Zoë', 'Zoë'],
    ['李小龍', '李小龍'],
    ['<img src=x>', '<img src=x>'],
  ])('%j is shown as %j', (name, shown) => expect(readDisplayName(name)).toBe(shown))

  it.each(['', '   ', '!!!', 'a\u202Eb', 'a\u200Bb', 'a\u0000b', 'a\nb', 'x'.repeat(25), 7, null])('%j is none', (name) =>
    expect(readDisplayName(name)).toMatchObject({ rejected: 'person.badName' }),
  )
})

it('lists every rejection code once', () => expect(new Set(rejectionCodes).size).toBe(rejectionCodes.length))
