import { scenario, type Scenario } from '../../card-scenario.ts'
import { adds3000ForACard, blocks } from '../common.ts'

/** Brings a rested DON!! as it is K.O.’d under a Leader of this type. */
const bringsDon = (id: string, leader: string): readonly Scenario[] => [
  scenario(id, 'brings a rested DON!! as it is K.O.’d', `turn 6 1; me leader ${leader}; me field ${id} r; me don 1; them field 120`, (t) =>
    t.attack('120', id).through().may('done').yes().don('me', 1, 1, 8).field('me'),
  ),
  scenario(id, 'not under another Leader', `turn 6 1; me leader 003; me field ${id} r; me don 1; them field 120`, (t) =>
    t.attack('120', id).through().don('me', 1, 0, 9).field('me'),
  ),
]

/** Purple cards of OP03. */
export const op03Purple: readonly Scenario[] = [
  scenario(
    'OP03-058',
    'cannot attack, but returns a DON!! and rests to play one of the Galley-La Company of 5 or less',
    'me leader OP03-058; me don 3; me hand OP03-059 OP03-067 OP03-061 012 OP03-074; me field 012',
    (t) =>
      t
        .mayNot('attack', 'me leader')
        .may('attack', '012')
        .activate('me leader')
        .don('me', 2, 0, 8)
        .rested('me leader')
        .offers('OP03-059', 'OP03-067')
        .may('done')
        .pick('OP03-059')
        .field('me', '012', 'OP03-059')
        .mayNot('activate', 'me leader'),
  ),
  scenario('OP03-058', 'not without DON!!', 'me leader OP03-058; me don 0; me hand OP03-059', (t) => t.mayNot('activate', 'me leader')),
  scenario(
    'OP03-059',
    'returns a DON!! as it attacks to have Banish in its battle',
    'me field OP03-059; me don 2; them leader 003; them life 012 010',
    (t) =>
      t
        .attack('OP03-059', 'them leader')
        .may('done')
        .yes()
        .don('me', 1, 0, 9)
        .through()
        .trash('them', '012')
        .life('them', 1)
        .has('OP03-059'),
  ),
  scenario('OP03-059', 'not without', 'me field OP03-059; me don 0; them leader 003; them life 012 010', (t) =>
    t.attack('OP03-059', 'them leader').through().hand('them', '012'),
  ),
  scenario(
    'OP03-060',
    'returns a DON!! as it attacks to draw two cards and trash one',
    'me field OP03-060; me don 2; me hand 012; me deck 036 010 025; them leader 003',
    (t) =>
      t
        .attack('OP03-060', 'them leader')
        .may('done')
        .yes()
        .don('me', 1, 0, 9)
        .offers('012', '036', '010')
        .mayNot('done')
        .pick('036')
        .hand('me', '010', '012')
        .through(),
  ),
  scenario(
    'OP03-062',
    'looks at five cards for one of Water Seven, no other Kokoro',
    'me hand OP03-062; me don 1; me deck OP03-062 OP03-061 012 OP03-074 OP03-068 OP03-065 010',
    (t) =>
      t
        .play('OP03-062')
        .offers('OP03-061', 'OP03-074')
        .may('done')
        .pick('OP03-074')
        .hand('me', 'OP03-074')
        .pick('OP03-062', 'OP03-061', '012')
        .top('me', 'OP03-065', '010'),
  ),
  scenario(
    'OP03-063',
    'blocks, and returns a DON!! to draw a card under a Leader of Water Seven',
    'me leader OP03-058; me hand OP03-063; me don 3; me deck 036 010 025',
    (t) => t.play('OP03-063').has('OP03-063', 'blocker').may('done').yes().don('me', 0, 2, 8).hand('me', '036'),
  ),
  scenario('OP03-063', 'draws none under another', 'me leader 003; me hand OP03-063; me don 3; me deck 036 010 025', (t) =>
    t.play('OP03-063').yes().don('me', 0, 2, 8).hand('me'),
  ),
  ...bringsDon('OP03-064', 'OP03-058'),
  blocks('OP03-065'),
  scenario(
    'OP03-066',
    'adds an active DON!! for two and K.O.s a Character of 4 or less with eight',
    'me hand OP03-066; me don 7; me field 012; them field 018, 047, 012',
    (t) =>
      t
        .play('OP03-066')
        .may('done')
        .yes()
        .don('me', 0, 7)
        .may('done')
        .yes()
        .don('me', 1, 7, 2)
        .offers('them 018', 'them 012')
        .may('done')
        .pick('them 018')
        .field('them', '047', '012'),
  ),
  scenario('OP03-066', 'none with seven', 'me hand OP03-066; me don 7; them field 018', (t) =>
    t.play('OP03-066').yes().done().asks('me', 'main').don('me', 0, 7).field('them', '018'),
  ),
  scenario(
    'OP03-067',
    'adds a rested DON!! as it attacks with one under a Leader of the Galley-La Company',
    'me leader OP03-058; me field OP03-067 d1; me don 2; them leader 003',
    (t) => t.attack('OP03-067', 'them leader').may('done').yes().don('me', 2, 1, 6).through(),
  ),
  scenario('OP03-067', 'not without', 'me leader OP03-058; me field OP03-067; me don 2; them leader 003', (t) =>
    t.attack('OP03-067', 'them leader').through().don('me', 2, 0),
  ),
  scenario('OP03-067', 'nor under another', 'me leader OP02-071; me field OP03-067 d1; me don 2; them leader 003', (t) =>
    t.attack('OP03-067', 'them leader').through().don('me', 2, 0),
  ),
  scenario('OP03-068', 'has Banish', 'me field OP03-068; them leader 003; them life 012 010', (t) =>
    t.attack('OP03-068', 'them leader').through().trash('them', '012'),
  ),
  ...bringsDon('OP03-068', 'OP02-071'),
  scenario(
    'OP03-069',
    'draws two cards and trashes one as it is K.O.’d under a Leader of Impel Down',
    'turn 6 1; me leader OP02-071; me field OP03-069 r; me hand OP02-023; me deck 036 010 025; them field 018',
    (t) =>
      t
        .attack('018', 'OP03-069')
        .through()
        .offers('OP02-023', '036', '010')
        .mayNot('done')
        .pick('036')
        .hand('me', '010', 'OP02-023')
        .trash('me', '036', 'OP03-069'),
  ),
  scenario('OP03-069', 'not under another', 'turn 6 1; me leader 003; me field OP03-069 r; me deck 036 010 025; them field 018', (t) =>
    t.attack('018', 'OP03-069').through().hand('me').field('me'),
  ),
  scenario(
    'OP03-070',
    'returns a DON!! and trashes a Character that costs 5 to have Rush in the turn',
    'me hand OP03-070 047 018 040 ST07-015; me don 7; them leader 003',
    (t) =>
      t
        .play('OP03-070')
        .may('done')
        .yes()
        .pick('don rested')
        .offers('047')
        .pick('047')
        .don('me', 1, 5, 4)
        .has('OP03-070', 'rush')
        .attack('OP03-070', 'them leader')
        .through()
        .has('OP03-070', 'rush')
        .end()
        .has('OP03-070'),
  ),
  scenario('OP03-070', 'not without such a card', 'me hand OP03-070 018; me don 7', (t) =>
    t.play('OP03-070').mayNot('yes').done().don('me', 1, 6),
  ),
  scenario(
    'OP03-071',
    'returns a DON!! as it attacks to rest a Character of 5 or less',
    'me field OP03-071, 012; me don 2; them leader 003; them field 047, 040, 012',
    (t) =>
      t
        .attack('OP03-071', 'them leader')
        .may('done')
        .yes()
        .don('me', 1, 0, 9)
        .offers('them 047', 'them 012')
        .may('done')
        .pick('them 012')
        .rested('them 012')
        .active('them 047')
        .through(),
  ),
  ...adds3000ForACard('OP03-072'),
  scenario('OP03-072', 'adds an active DON!! as a [Trigger]', 'turn 6 1; me life OP03-072 012; me don 2 1; them field 018', (t) =>
    t.attack('018', 'me leader').yes().may('done').yes().don('me', 3, 1, 6),
  ),
  scenario(
    'OP03-073',
    'returns a DON!! to K.O. a Character of 2 or less under a Leader of Water Seven',
    'me leader OP03-058; me hand OP03-073; me don 2; me field 012; them field 012, 025, 010',
    (t) =>
      t
        .play('OP03-073')
        .may('done')
        .yes()
        .pick('don rested')
        .don('me', 1, 0, 9)
        .offers('them 012', 'them 010')
        .may('done')
        .pick('them 012')
        .field('them', '025', '010'),
  ),
  scenario('OP03-073', 'none under another', 'me leader OP02-071; me hand OP03-073; me don 1; them field 012', (t) =>
    t.play('OP03-073').yes().don('me', 0, 0).asks('me', 'main').field('them', '012'),
  ),
  scenario('OP03-073', 'as a [Trigger] too', 'turn 6 1; me leader OP03-058; me life OP03-073 012; me don 2; them field 018, 012', (t) =>
    t.attack('018', 'me leader').yes().yes().don('me', 1, 0).pick('them 012').field('them', '018'),
  ),
  scenario(
    'OP03-074',
    'returns two DON!! to put a Character of 4 or less under the deck',
    'me hand OP03-074; me don 3; me field 012; them field 018, 047, 012',
    (t) =>
      t
        .play('OP03-074')
        .may('done')
        .yes()
        .pick('don rested', 'don rested')
        .don('me', 1, 0, 9)
        .offers('them 018', 'them 012')
        .may('done')
        .pick('them 018')
        .bottom('them', '018')
        .field('them', '047', '012'),
  ),
  scenario('OP03-074', 'as a [Trigger] too', 'turn 6 1; me life OP03-074 012; me don 3; them field 018, 012', (t) =>
    t.attack('018', 'me leader').yes().yes().don('me', 1, 0).pick('them 012').bottom('them', '012'),
  ),
  scenario('OP03-075', 'rests to add a rested DON!! under Iceburg', 'me leader OP03-058; me stage OP03-075; me don 2', (t) =>
    t.activate('OP03-075').rested('OP03-075').may('done').yes().don('me', 2, 1, 7).mayNot('activate', 'OP03-075'),
  ),
  scenario('OP03-075', 'in vain under another', 'me leader 003; me stage OP03-075; me don 2', (t) =>
    t.activate('OP03-075').rested('OP03-075').asks('me', 'main').don('me', 2, 0),
  ),
]
