import { heardBy, say, speak, type Strings } from '@parlor/kernel'
import { cards, numberOf, simpiece, type SimPieceEvent } from '@parlor/simpiece'
import { describe, expect, it } from 'vitest'
import english from '../../strings/en.json' with { type: 'json' }
import { Scene } from '../scene.ts'

const scene = (position: string) => new Scene(position, 'sight')
const { game, text } = simpiece

function told(t: Scene, viewer: 0 | 1 | 'watcher'): string[] {
  const events = heardBy(t.match.line.at(-1)!.events, viewer) as SimPieceEvent[]
  return text.sentences(events, game.view(t.state, viewer)).map((one) => speak(english as Strings, 'en', one, (seat) => `P${seat + 1}`))
}

describe('what is seen', () => {
  it('[SIM44] own hand and own looks; of the other side the open cards and the counts', () => {
    const t = scene('me hand 016 029; me don 1; me deck 012 010 036; them hand 012').play('016').done()
    const [mine, theirs, watched] = ([0, 1, 'watcher'] as const).map((viewer) => game.view(t.state, viewer).sides[0])
    expect(mine!.hand.map(({ card }) => card)).toEqual([numberOf('OP01-029')])
    expect(mine!.known.map(([, card]) => cards[card]!.id)).toEqual(['OP01-012', 'OP01-010', 'OP01-036'])
    for (const view of [theirs!, watched!]) {
      expect(view.hand.map(({ card }) => card)).toEqual([null])
      expect([view.known, view.deck, view.life, view.list]).toEqual([[], 3, 4, null])
    }
  })

  it('[SIM45] a drawn card has a name of its own; one that everybody saw go to the hand stays known', () => {
    const t = scene('turn 6 1; me field 012 r; them hand 064; them field 064 d1')
      .attack('them 064', 'me leader')
      .yes()
      .pick('064')
      .pick('me 012')
    const [seen] = game.view(t.state, 1).sides[0].hand
    expect(seen).toMatchObject({ card: numberOf('OP01-012'), shown: 1 })
    expect(game.view(t.state, 'watcher').sides[0].hand[0]!.card).toBe(numberOf('OP01-012'))
  })

  it('[SIM48] each viewer is told what they may know', () => {
    const t = scene('turn 6 1; me deck 029 012 012; them field 018').end()
    expect(told(t, 0)).toContain('P1 draws Radical Beam!!.')
    expect(told(t, 1)).toContain('P1 draws a card.')
    expect(told(t, 'watcher')).toContain('P1 draws a card.')
    const attack = scene('me field 025 d2').attack('025', 'them leader')
    expect(told(attack, 1)[1]).toBe('P1 attacks the Leader with Roronoa Zoro, 7000 against 5000.')
  })

  it('[SIM48] every event and every move has words', () => {
    const t = scene('me field 025; me hand 016; me don 2; them hand 010')
    for (const move of t.match.moves(0)) {
      const words = speak(english as Strings, 'en', text.move(move, game.view(t.state, 0)), String)
      expect(words).not.toMatch(/[[\]{}]/)
    }
    expect(say('title')).toEqual({ key: 'title' })
  })
})
