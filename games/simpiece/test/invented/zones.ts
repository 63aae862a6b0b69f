import { isRejection } from '@parlor/kernel'
import { checkDeck, simpiece } from '@parlor/simpiece'
import { Match } from '@parlor/kernel/host'
import type { Scenario } from '../card-scenario.ts'
import { inventedScenario as scenario } from './install.ts'

/** Cards between zones, the end of the match and rules of Leaders. */
export const inventedZoneScenarios: readonly Scenario[] = [
  scenario('EX01-055', 'plays from the trash, rested', 'me hand EX01-055; me don 1; me trash 012 006 025 036 026; them field 018', (t) =>
    t
      .play('EX01-055')
      .offers('012', '006')
      .may('done')
      .pick('006')
      .asks('me', 'pick')
      .pick('018')
      .power('018', 4000)
      .rested('006')
      .trash('me', '012', '025', '036', '026'),
  ),
  scenario('EX01-055', 'plays nothing from the hand', 'me hand EX01-055 012; me don 1; me trash 012', (t) =>
    t.play('EX01-055').done().asks('me', 'main').hand('me', '012'),
  ),
  scenario(
    'EX01-056',
    'trashes from decks, as a cost and as an effect',
    'me field EX01-056; me deck 010 013 036 5x012; them deck 025 5x012',
    (t) =>
      t
        .activate('EX01-056')
        .trash('me', '010', '013', '036')
        .trash('them', '025')
        .deckSize('me', 5)
        .deckSize('them', 5)
        .mayNot('activate', 'EX01-056'),
  ),
  scenario('EX01-056', '[SIM41] loses with the last card', 'me field EX01-056; me deck 010 013 036', (t) =>
    t.activate('EX01-056').wins('them', 'outcome.deckOut'),
  ),
  scenario('EX01-056', '[SIM41] nothing to pay with', 'rules refresh onDraw chosen 100; me field EX01-056; me deck', (t) =>
    t.mayNot('activate', 'EX01-056'),
  ),
  scenario(
    'EX01-057',
    '[SIM78] damage by an effect: [Trigger], no Blocker, no Counter',
    'me field EX01-057 s1; them life 009 012 012; them field 014; them hand 012',
    (t) =>
      t
        .attack('EX01-057', 'them leader')
        .asks('them', 'trigger')
        .yes()
        .field('them', '014', '009')
        .done()
        .life('them', 1)
        .asks('them', 'block')
        .done()
        .done()
        .life('them', 1),
  ),
  scenario('EX01-057', '[SIM78] wins without Life', 'me field EX01-057 s1; them life', (t) =>
    t.attack('EX01-057', 'them leader').wins('me', 'outcome.life'),
  ),
  scenario('EX01-058', '[SIM79] a turn of yours follows, with all its phases', 'me hand EX01-058; me don 1 1; me field 012 r', (t) =>
    t.play('EX01-058').end().asks('me', 'main').don('me', 4, 0).active('012').hand('me', '012').end().asks('them', 'main'),
  ),
  scenario('EX01-059', '[SIM79] wins while the condition holds', 'me hand EX01-059; me don 1; me life', (t) =>
    t.play('EX01-059').wins('me', 'outcome.effect'),
  ),
  scenario('EX01-059', 'and else does nothing', 'me hand EX01-059; me don 1; me life 012', (t) => t.play('EX01-059').asks('me', 'main')),
  scenario('EX01-060', '[SIM14] a Stage gives while it is there', 'me hand EX01-060; me don 1; them leader 003', (t) =>
    t.play('EX01-060').power('me leader', 6000).power('them leader', 5000).end().power('me leader', 6000),
  ),
  scenario(
    'EX01-061',
    '[SIM14] a Stage as a target',
    'me hand EX01-061 EX01-061; me don 2; me stage EX01-060; them stage EX01-060; them field 010',
    (t) =>
      t
        .play('EX01-061')
        .offers('them EX01-060')
        .may('done')
        .pick('them EX01-060')
        .trash('them', 'EX01-060')
        .power('them leader', 5000)
        .power('me leader', 6000)
        .play('EX01-061')
        .asks('me', 'main'),
  ),
  scenario('EX01-062', 'has both attributes', 'me field EX01-062 r; them field 024 d2, 018; turn 6 1', (t) =>
    t.attack('018', 'EX01-062').field('me'),
  ),
  {
    id: 'EX01-063',
    title: '[SIM80] changes the DON!! deck and the deck, and an empty deck wins',
    run: () => {
      const red = (...ids: readonly string[]) => ({ leader: 'EX01-063', rows: ids.map((id) => ({ id: `OP01-${id}`, count: 4 })) })
      const codes = checkDeck(red('025', '018')).map(({ rejected }) => rejected)
      if (codes.join() !== 'simpiece.deck.tooDear,simpiece.deck.notFifty') throw new Error(codes.join())
      const options = simpiece.game.options.presets[0]!.options
      const read = (text: string) => Match.fromPosition(simpiece.game, text, { options, seed: 'rules' })
      const one = read('0 leader EX01-063\n0 don 1\n0 deck OP01-012\nturn 6 1')
      if (isRejection(one)) throw new Error(one.rejected)
      const { sides } = one.state as ReturnType<typeof simpiece.game.clone>
      if (sides[0].donDeck !== 5 || sides[1].donDeck !== 10) throw new Error(`${sides[0].donDeck} DON!! in the deck`)
      one.play(1, { kind: 'end' })
      if (one.outcome?.ranks.indexOf(1) !== 0) throw new Error('an empty deck does not win')
      if (!isRejection(read('0 leader EX01-063\n0 don 1 0 9'))) throw new Error('ten DON!! are too many')
    },
  },
]
