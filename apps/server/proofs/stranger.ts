import { isRejection } from '@parlor/kernel'
import type { Ask, RouteName, Tell } from '@parlor/protocol'
import { freshAskId, Guest } from './client.ts'

export interface TrespassReport {
  readonly calls: number
  /** What somebody was given, or allowed to do, that was not theirs. */
  readonly served: string[]
}

/**
 * A stranger asks for everything of matches that are not theirs, by HTTP and by socket, and for what the `victims` keep with cookies made
 * up from all that is known of them.
 */
export async function trespass(
  base: string,
  matches: readonly string[],
  calls: number,
  victims: readonly string[] = [],
): Promise<TrespassReport> {
  const stranger = new Guest(base)
  await stranger.ask('arrive', {})
  const served: string[] = []
  const routes: readonly [RouteName, object][] = [
    ['table', {}],
    ['sit', { seat: 0, secret: null }],
    ['sit', { seat: null, secret: null }],
    ['reveal', { word: 'a'.repeat(64) }],
    ['stand', {}],
    ['fill', { seat: 1, level: 'random' }],
    ['replay', {}],
    ['share', {}],
    ['kept', {}],
    ['invited', {}],
    ['shared', {}],
  ]
  let done = 0
  const line = await stranger.connect()
  line.keep = false
  for (let i = 0; done < calls; i++) {
    const match = matches[i % matches.length]!
    const [name, body] = routes[Math.floor(i / matches.length) % routes.length]!
    const answer = await (stranger.call as (name: RouteName, body: object, parts: Record<string, string>) => Promise<unknown>)(name, body, {
      match,
      name: 'decks',
      code: 'ABCDEF',
      token: match.padEnd(32, '0'),
    })
    done++
    // One's own decks, of which a stranger has none, are one's own.
    const own = name === 'kept' && (answer as { value?: unknown }).value === null
    if (!isRejection(answer) && !own) served.push(`${name} ${JSON.stringify(answer).slice(0, 120)}`)
    if (victims.length > 0) {
      const [called, given] = await forge(base, victims[i % victims.length]!, i)
      done++
      if (!isRejection(given)) served.push(`${called} ${JSON.stringify(given).slice(0, 120)}`)
    }
    const ask = asks(match)[i % asks(match).length]!
    const heard = await answered(line, ask)
    done++
    if (heard.kind !== 'refused' && heard.kind !== 'lost') served.push(`${ask.kind} ${JSON.stringify(heard).slice(0, 120)}`)
  }
  line.close()
  return { calls: done, served }
}

/** A call in somebody else's name. */
async function forge(base: string, victim: string, turn: number): Promise<[RouteName, unknown]> {
  const names = [
    `parlor_guest=${victim.padEnd(43, '0')}`,
    `parlor.session_token=${victim}`,
    `parlor.session_token=${victim}.${'A'.repeat(43)}%3D`,
  ]
  const [name, value = ''] = names[turn % names.length]!.split('=', 2)
  const liar = new Guest(base, new Map([[name!, value]]))
  const calls: readonly [RouteName, object | undefined][] = [
    ['kept', undefined],
    ['keep', { revision: 1, value: { stolen: true } }],
    ['export', undefined],
    ['me', undefined],
    ['rename', { name: 'Stolen' }],
    ['erase', { password: null }],
    ['history', undefined],
    ['mine', undefined],
    ['exit', {}],
  ]
  const [called, body] = calls[turn % calls.length]!
  return [called, await (liar.call as (name: RouteName, body: unknown, parts: object) => Promise<unknown>)(called, body, { name: 'decks' })]
}

function asks(match: string): Ask[] {
  const id = freshAskId()
  return [
    { kind: 'watch', match, from: null },
    { kind: 'watch', match, from: 0 },
    { kind: 'move', match, id, decision: 0, move: 'a1', group: null },
    { kind: 'resign', match, id },
    { kind: 'leave', match, id },
    { kind: 'undo', match, id, step: 'grant', seq: 0 },
    { kind: 'undo', match, id, step: 'ask', seq: 0 },
    { kind: 'abort', match, id },
    { kind: 'claim', match, id, seat: 0 },
    { kind: 'draw', match, id, step: 'offer', line: 0 },
    { kind: 'draw', match, id, step: 'accept', line: 0 },
    { kind: 'rematch', match, id, wanted: true, commitment: 'a'.repeat(64) },
  ]
}

function answered(line: Awaited<ReturnType<Guest['connect']>>, ask: Ask): Promise<Tell> {
  return new Promise((resolve) => {
    line.onTell = (tell) => {
      if ('id' in ask ? 'id' in tell && tell.id === ask.id : ['lost', 'table', 'sync', 'steps'].includes(tell.kind)) resolve(tell)
    }
    line.send(ask)
  })
}
