import { scenario, type Scenario } from '../scene.ts'

/** Scenarios of the purple cards, by number. */
export const purple: readonly Scenario[] = [
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
  scenario('OP01-105', 'sees two cards of the hand, chosen together', 'me hand 105; me don 2; them hand 012 010 029', (t) =>
    t.play('105').asks('me', 'pick').mayNot('done').pickBlind(0).mayNot('done').pickBlind(1).hand('them', '012', '010', '029'),
  ),
  scenario('OP01-105', 'sees what there is', 'me hand 105; me don 2; them hand 012', (t) =>
    t.play('105').asks('me', 'main').hand('them', '012'),
  ),
  scenario('OP01-116', 'looks at five and plays a SMILE of cost 3 or less', 'me hand 116; me don 2; me deck 104 108 113 117 012 113', (t) =>
    t
      .play('116')
      .offers('104', '113')
      .may('done')
      .pick('104')
      .field('me', '104')
      .pick('012', '108', '113')
      .deckSize('me', 5)
      .bottom('me', '117', '113', '108', '012')
      .top('me', '113'),
  ),
  scenario('OP01-116', 'lets the played card speak when all is done', 'me hand 116; me don 2; me deck 105 012 012; them hand 010', (t) =>
    t.play('116').pick('105').asks('me', 'pick').pick('012').field('me', '105'),
  ),
  scenario(
    'OP01-116',
    'works from its Trigger between two points of Double Attack',
    'turn 6 1; me life 116 010 012; me deck 104 012 012; them field 068; them hand 012 012 012 012 012',
    (t) =>
      t
        .attack('068', 'me leader')
        .yes()
        .pick('104')
        .pick('012')
        .field('me', '104')
        .life('me', 1)
        .asks('me', 'trigger')
        .done()
        .hand('me', '010')
        .trash('me', '116'),
  ),
]
