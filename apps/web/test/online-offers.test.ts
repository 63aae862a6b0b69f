import { expect, test } from 'vitest'
import { id, openTestTable } from './online-session-fixtures.ts'

test('an online session sends what players say to, ask and claim of each other', () => {
  const { session, sockets } = openTestTable()
  const sent = () => sockets[0]!.sent.at(-1)
  session.reactions.send('hello')
  expect(sent()).toEqual({ kind: 'react', match: id, reaction: 'hello' })
  session.offers.answerUndo('deny', 3)
  expect(sent()).toMatchObject({ kind: 'undo', match: id, step: 'deny', seq: 3 })
  session.offers.muteUndo(true)
  expect(sent()).toMatchObject({ kind: 'muteUndo', match: id, muted: true })
  session.offers.draw('offer')
  expect(sent()).toMatchObject({ kind: 'draw', match: id, step: 'offer', line: 0 })
  session.offers.draw('accept', 7)
  expect(sent()).toMatchObject({ kind: 'draw', match: id, step: 'accept', line: 7 })
  session.claim(1)
  expect(sent()).toMatchObject({ kind: 'claim', match: id, seat: 1 })
})
