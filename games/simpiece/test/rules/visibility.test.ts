import { isRejection, pickRandom, rngFrom } from '@parlor/kernel'
import { eventsFor, Match, formatMessage, type StringTable } from '@parlor/kernel/host'
import { cards, cardIndexOf, builtInDecks, simpiece, type SimPieceEvent, type SimPieceMove, type SimPieceState } from '@parlor/simpiece'
import { describe, expect, it } from 'vitest'
import german from '../../strings/de.json' with { type: 'json' }
import english from '../../strings/en.json' with { type: 'json' }
import french from '../../strings/fr.json' with { type: 'json' }
import { CardScenarioBoard } from '../card-scenario.ts'

const scene = (position: string) => new CardScenarioBoard(position, 'sight')
const { game, text } = simpiece

function sentencesOf(t: CardScenarioBoard, viewer: 0 | 1 | 'watcher'): string[] {
  const events = eventsFor(t.match.history.at(-1)!.events, viewer) as SimPieceEvent[]
  return text
    .sentences(events, game.view(t.state, viewer))
    .map((one) => formatMessage(english as StringTable, 'en', one, (seat) => `P${seat + 1}`))
}

describe('visibility', () => {
  it('[SIM44] a viewer sees the own hand and looked-at cards; of the other side open cards and counts', () => {
    const t = scene('me hand 016 029; me don 1; me deck 012 010 036; them hand 012').play('016').done()
    const [mine, theirs, watched] = ([0, 1, 'watcher'] as const).map((viewer) => game.view(t.state, viewer).sides[0])
    expect(mine!.hand.map(({ card }) => card)).toEqual([cardIndexOf('OP01-029')])
    expect(mine!.known.map(([, card]) => cards[card]!.id)).toEqual(['OP01-012', 'OP01-010', 'OP01-036'])
    for (const view of [theirs!, watched!]) {
      expect(view.hand.map(({ card }) => card)).toEqual([null])
      expect([view.known, view.deck, view.life, view.list]).toEqual([[], 3, 4, null])
    }
  })

  it('[SIM45] a drawn card gets a new handle; one that was seen going to the hand stays known', () => {
    const t = scene('turn 6 1; me field 012 r; them hand 064; them field 064 d1')
      .attack('them 064', 'me leader')
      .yes()
      .pick('064')
      .pick('me 012')
    const [seen] = game.view(t.state, 1).sides[0].hand
    expect(seen).toMatchObject({ card: cardIndexOf('OP01-012'), shown: 1 })
    expect(game.view(t.state, 'watcher').sides[0].hand[0]!.card).toBe(cardIndexOf('OP01-012'))
  })

  it('[SIM48] each viewer receives only what they may know', () => {
    const t = scene('turn 6 1; me deck 029 012 012; them field 018').end()
    expect(sentencesOf(t, 0)).toContain('P1 draws Radical Beam!!.')
    expect(sentencesOf(t, 1)).toContain('P1 draws a card.')
    expect(sentencesOf(t, 'watcher')).toContain('P1 draws a card.')
    const attack = scene('me field 025 d2').attack('025', 'them leader')
    expect(sentencesOf(attack, 1)).toEqual([
      'P1 attacks the Leader with Roronoa Zoro, 7000 against 5000.',
      'Roronoa Zoro wins, 7000 against 5000.',
      'P2 takes damage and has 3 Life left.',
    ])
  })

  it('[SIM48] an effect is announced when activated, not when declined, unaffordable or without result', () => {
    const playedOnly = 'P1 plays Cavendish.'
    expect(sentencesOf(scene('me hand 008; me don 4').play('008'), 1)).toEqual([playedOnly])
    expect(sentencesOf(scene('me hand 008; me don 4').play('008').done(), 1)).toEqual([])
    expect(sentencesOf(scene('me hand 008; me don 4').play('008').yes(), 1)[0]).toBe('P1 uses the effect of Cavendish.')
    expect(sentencesOf(scene('me hand 008; me don 4; me life').play('008'), 1)).toEqual([playedOnly])
    expect(sentencesOf(scene('me hand 095; me don 5').play('095'), 1)).toEqual(['P1 plays Kyoshirou.'])
    expect(sentencesOf(scene('me hand 027; me don 4; them field 012').play('027'), 1)).toEqual(['P1 activates Round Table.'])
  })

  it('[SIM48] rested and activated DON!! are announced, and where looked-at cards go', () => {
    const oden = scene('me leader 031; me field 046 d1; me don 0 1').attack('046', 'them leader').yes()
    expect(sentencesOf(oden, 1)[0]).toBe('P1 sets a DON!! active.')
    const momo = scene('me field 041; me don 1; me deck 012 012 010').activate('041')
    expect(sentencesOf(momo, 1)).toEqual([
      'P1 uses the effect of Kouzuki Momonosuke.',
      'P1 rests a DON!!.',
      'Kouzuki Momonosuke rests.',
      'P1 looks at the top 3 cards of the deck.',
    ])
    expect(sentencesOf(momo.pick('010'), 1)).toEqual(['P1 takes Komachiyo to hand.', 'P1 places 2 cards at the bottom of the deck.'])
    const perona = scene('me hand 077; me don 1; me deck 012 010').play('077')
    expect(sentencesOf(perona.pick('top'), 'watcher')).toEqual(['P1 puts 2 cards back on top of the deck.'])
  })

  it('[SIM48] every event and every move has text in every language', () => {
    const rng = rngFrom('words')
    const untranslated = new Set<string>()
    for (const [i, { options: mine }] of builtInDecks.entries()) {
      const secrets = [mine, builtInDecks[(i + 1) % builtInDecks.length]!.options]
      const match = Match.begin(game, { options: game.options.presets[0]!.options, secrets, seed: `words ${i}` })
      if (isRejection(match)) throw new Error(match.rejected)
      while (!match.outcome) {
        const { seat } = match.state.pending[0]!
        const move = pickRandom(rng, match.moves(seat)) as SimPieceMove
        const said = [text.move(move, game.view(match.state as SimPieceState, seat))]
        const step = match.play(seat, move)
        if (isRejection(step)) throw new Error(step.rejected)
        for (const viewer of [0, 1, 'watcher'] as const)
          said.push(...text.sentences(eventsFor(step.events, viewer) as SimPieceEvent[], game.view(match.state as SimPieceState, viewer)))
        for (const [language, strings] of Object.entries({ en: english, de: german, fr: french }))
          for (const one of said) {
            const sentence = formatMessage(strings as StringTable, language, one, (at) => `P${at + 1}`)
            if (/[{}]|undefined|^[a-z]+\.[a-zA-Z.]+$/.test(sentence)) untranslated.add(`${language} ${one.key}: ${sentence}`)
          }
      }
    }
    expect([...untranslated]).toEqual([])
  })
})
