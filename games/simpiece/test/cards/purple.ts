import { scenario, type Scenario } from '../card-scenario.ts'

/** Scenarios of the purple cards up to 103, by number. */
export const purple: readonly Scenario[] = [
  scenario(
    'OP01-091',
    'takes 1000 from all Characters of the opponent in its turn while ten DON!! are out, given ones counted',
    'me leader 091 d2; me field 012 d1, 017 d1; me don 4 2; them field 012, 018',
    (t) =>
      t
        .power('them 012', 3000)
        .power('them 018', 5000)
        .power('them leader', 5000)
        .power('me 012', 5000)
        .attack('017', 'them leader')
        .offers('them 012')
        .done()
        .through()
        .end()
        .power('them 012', 4000)
        .power('me 012', 4000),
  ),
  scenario('OP01-091', 'does nothing with nine', 'me leader 091; me field 012 d1; me don 4 4; them field 012', (t) =>
    t.power('them 012', 4000),
  ),
  scenario('OP01-091', 'lets go as soon as a DON!! is paid back', 'me leader 091; me field 112; me don 10; them field 012', (t) =>
    t.power('them 012', 3000).activate('112').power('them 012', 4000),
  ),
  scenario('OP01-093', 'rests a DON!! to add a rested one', 'me hand 093; me don 3; me field 012; them don 2', (t) =>
    t.play('093').asks('me', 'confirm').may('done').yes().don('me', 0, 3, 7).may('done').yes().don('me', 0, 4, 6).don('them', 2, 0, 8),
  ),
  scenario('OP01-093', 'may be declined', 'me hand 093; me don 3', (t) => t.play('093').done().don('me', 1, 2, 7)),
  scenario('OP01-093', 'may be paid for and add nothing', 'me hand 093; me don 3', (t) => t.play('093').yes().done().don('me', 0, 3, 7)),
  scenario('OP01-093', 'asks nothing without an active DON!!', 'me hand 093; me don 2 3', (t) => t.play('093').don('me', 0, 5, 5)),
  scenario('OP01-093', 'may be paid for with an empty DON!! deck', 'me hand 093; me don 4 6', (t) =>
    t.play('093').yes().don('me', 1, 9, 0),
  ),
  scenario(
    'OP01-094',
    'K.O.s all other Characters for six DON!! under an Animal Kingdom Leader',
    'me leader 091; me field 012, 094; me hand 094; me don 10; them field 010, 018',
    (t) =>
      t
        .play('094')
        .may('done')
        .yes()
        .field('me', '094')
        .trash('me', '012', '094')
        .field('them')
        .trash('them', '010', '018')
        .don('me', 0, 4, 6),
  ),
  scenario('OP01-094', 'may be declined', 'me leader 091; me field 012; me hand 094; me don 10', (t) =>
    t.play('094').done().field('me', '012', '094').don('me', 0, 10, 0),
  ),
  scenario(
    'OP01-094',
    'does nothing under another Leader, though paid for',
    'me leader 060; me field 012; me hand 094; me don 10; them field 010',
    (t) => t.play('094').yes().field('me', '012', '094').field('them', '010').don('me', 0, 4, 6),
  ),
  scenario(
    'OP01-095',
    'draws a card with eight DON!! out, given ones counted',
    'me leader 091 d1; me field 012 d1; me hand 095; me don 5 1; them don 2',
    (t) => t.play('095').hand('me', '012').deckSize('me', 11).deckSize('them', 12),
  ),
  scenario('OP01-095', 'draws nothing with seven', 'me hand 095; me field 012 d1; me don 5 1; them don 10', (t) =>
    t.play('095').hand('me').deckSize('me', 12),
  ),
  scenario(
    'OP01-096',
    'K.O.s one Character of cost 3 or less and one of cost 2 or less for two DON!!',
    'me leader 091; me hand 096; me field 010; me don 8; them field 025, 018, 012, 010, 043',
    (t) =>
      t
        .play('096')
        .may('done')
        .yes()
        .offers('don active', 'don rested')
        .pick('don rested', 'don rested')
        .don('me', 1, 5, 4)
        .offers('them 025', 'them 012', 'them 010', 'them 043')
        .may('done')
        .pick('025')
        .offers('them 012', 'them 010')
        .may('done')
        .pick('them 012')
        .field('them', '018', '010', '043')
        .field('me', '010', '096'),
  ),
  scenario('OP01-096', 'may spare the first and K.O. the second', 'me hand 096; me don 7; them field 012', (t) =>
    t.play('096').yes().done().pick('012').field('them'),
  ),
  scenario('OP01-096', 'may be declined', 'me hand 096; me don 7; them field 012', (t) =>
    t.play('096').done().field('them', '012').don('me', 0, 7, 3),
  ),
  scenario(
    'OP01-097',
    'gains Rush and takes 2000 from one Character for a DON!!',
    'me hand 097 110; me field 012; me don 7; them field 018, 025',
    (t) =>
      t
        .play('097')
        .may('done')
        .yes()
        .offers('don active', 'don rested')
        .pick('don active')
        .don('me', 0, 6, 4)
        .has('097', 'rush')
        .offers('them 018', 'them 025')
        .may('done')
        .pick('018')
        .power('them 018', 4000)
        .power('them 025', 5000)
        .attack('097', 'them leader')
        .through()
        .life('them', 3)
        .power('them 018', 4000)
        .end()
        .power('them 018', 6000)
        .has('097'),
  ),
  scenario('OP01-097', 'waits a turn when nothing is paid', 'me hand 097; me don 6; them field 018', (t) =>
    t.play('097').done().power('them 018', 6000).has('097').mayNot('attack', '097', 'them leader').don('me', 0, 6, 4),
  ),
  scenario('OP01-097', 'gains Rush with nobody to weaken', 'me hand 097; me don 6', (t) =>
    t.play('097').yes().may('attack', '097', 'them leader').don('me', 0, 5, 5),
  ),
  scenario(
    'OP01-098',
    'finds SMILE in the whole deck, shown to both, and shuffles',
    'me hand 098; me don 1; me deck 010 012 018 023 117 116 036',
    (t) =>
      t
        .play('098')
        .offers('116')
        .may('done')
        .pick('116')
        .hand('me', '116')
        .deckSize('me', 6)
        .top('me', '023', '012', '036', '018', '117', '010'),
  ),
  scenario('OP01-098', 'may find nothing', 'me hand 098; me don 1; me deck 116 116 012', (t) =>
    t.play('098').done().hand('me').deckSize('me', 3),
  ),
  scenario('OP01-098', 'looks though there is none', 'me hand 098; me don 1; me deck 117 012 105', (t) =>
    t.play('098').offers().done().hand('me').deckSize('me', 3),
  ),
  scenario('OP01-098', 'loses the match by taking the last card', 'me hand 098; me don 1; me deck 116', (t) =>
    t.play('098').pick('116').wins('them', 'outcome.deckOut'),
  ),
  scenario(
    'OP01-099',
    'protects other Kurozumi in battle, not itself nor other Semimarus',
    'turn 6 1; me field 099 r, 098 r, 100 r, 012 r, 099 r; them field 018, 045, 066, 054, 023',
    (t) =>
      t
        .attack('them 018', 'me 098')
        .field('me', '099', '098', '100', '012', '099')
        .attack('them 045', 'me 012')
        .field('me', '099', '098', '100', '099')
        .attack('them 066', 'me 099')
        .field('me', '098', '100', '099')
        .attack('them 054', 'me 100')
        .field('me', '098', '100', '099')
        .attack('them 023', 'me 099')
        .field('me', '098', '100'),
  ),
  scenario(
    'OP01-099',
    'does not protect against effects, nor the other side',
    'me field 099, 018; me hand 108 115; me don 4; them field 098 r, 100 r',
    (t) => t.attack('018', '098').field('them', '100').play('115').pick('100').done().field('them'),
  ),
  scenario('OP01-100', 'blocks', 'turn 6 1; me field 100, 098; them field 018', (t) =>
    t
      .has('100', 'blocker')
      .attack('018', 'me leader')
      .mayNot('block', '098')
      .block('100')
      .life('me', 4)
      .field('me', '098')
      .trash('me', '100'),
  ),
  scenario('OP01-100', 'does not block while rested', 'turn 6 1; me field 100 r; them field 018', (t) =>
    t.attack('018', 'me leader').through().life('me', 3).field('me', '100'),
  ),
  scenario(
    'OP01-101',
    'trashes a hand card to add a rested DON!! as it attacks',
    'me field 101 d1, 012 d1; me hand 029 012; me don 1; them field 012',
    (t) =>
      t
        .attack('101', 'them leader')
        .may('done')
        .yes()
        .offers('012', '029')
        .mayNot('done')
        .pick('029')
        .may('done')
        .yes()
        .don('me', 1, 1, 6)
        .hand('me', '012')
        .trash('me', '029')
        .through(),
  ),
  scenario('OP01-101', 'may be declined', 'me field 101 d1; me hand 029', (t) =>
    t.attack('101', 'them leader').done().hand('me', '029').don('me', 0, 0, 9).through(),
  ),
  scenario('OP01-101', 'is silent without DON!!', 'me field 101; me hand 029; me don 1', (t) =>
    t.attack('101', 'them leader').hand('me', '029').asks('me', 'main'),
  ),
  scenario('OP01-101', 'asks nothing with an empty hand', 'me field 101 d1; me don 1', (t) =>
    t.attack('101', 'them leader').asks('them', 'trigger').don('me', 1, 0, 8),
  ),
  scenario('OP01-101', 'may be paid for with an empty DON!! deck', 'me field 101 d1; me hand 029; me don 9', (t) =>
    t.attack('101', 'them leader').yes().pick('029').through().don('me', 9, 0, 0).trash('me', '029'),
  ),
  scenario(
    'OP01-102',
    'has the opponent trash a hand card of their choice for a DON!!',
    'me field 102 d1; me don 1; me hand 010; them hand 012 029 036',
    (t) =>
      t
        .attack('102', 'them leader')
        .may('done')
        .yes()
        .offers('don active', 'don 102')
        .pick('don 102')
        .given('102', 0)
        .don('me', 1, 0, 9)
        .asks('them', 'pick')
        .offers('012', '029', '036')
        .mayNot('done')
        .pick('029')
        .hand('them', '012', '036')
        .trash('them', '029')
        .hand('me', '010')
        .through(),
  ),
  scenario('OP01-102', 'may be declined', 'me field 102; me don 1; them hand 012', (t) =>
    t.attack('102', 'them leader').done().hand('them', '012').don('me', 1, 0, 9).through(),
  ),
  scenario('OP01-102', 'asks nothing without a DON!! to return', 'me field 102; them hand 012', (t) =>
    t.attack('102', 'them leader').asks('them', 'counter').hand('them', '012').through(),
  ),
  scenario('OP01-102', 'may be paid for against an empty hand', 'me field 102; me don 1', (t) =>
    t.attack('102', 'them leader').yes().don('me', 0, 0, 10).asks('me', 'main'),
  ),
]
