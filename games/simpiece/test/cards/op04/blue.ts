import { scenario, type Scenario } from '../../card-scenario.ts'
import { isPlayedAsTrigger } from '../common.ts'

/** Blue cards of OP04, with the Leader that is black as well. */
export const op04Blue: readonly Scenario[] = [
  scenario(
    'OP04-039',
    'cannot attack, but looks at two cards for one of Dressrosa for a DON!!, once, and trashes the rest',
    'me leader OP04-039; me don 3; me hand 012 012 012 012 012 012; me deck 012 OP04-096 OP04-077 025',
    (t) =>
      t
        .mayNot('attack', 'me leader')
        .activate('me leader')
        .don('me', 2, 1)
        .offers('OP04-096')
        .may('done')
        .pick('OP04-096')
        .hand('me', '012', '012', '012', '012', '012', '012', 'OP04-096')
        .trash('me', '012')
        .top('me', 'OP04-077', '025')
        .mayNot('activate', 'me leader'),
  ),
  scenario(
    'OP04-039',
    'in vain with seven cards in hand',
    'me leader OP04-039; me don 2; me hand 012 012 012 012 012 012 012; me deck OP04-077 012 025',
    (t) => t.activate('me leader').asks('me', 'main').don('me', 1, 1).top('me', 'OP04-077'),
  ),
  scenario(
    'OP04-041',
    'trashes two cards to look at five for one of the East Blue',
    'me hand OP04-041 012 010 025; me don 1; me deck 012 OP03-023 OP03-056 025 010 OP03-046 036',
    (t) =>
      t
        .play('OP04-041')
        .may('done')
        .yes()
        .offers('012', '010', '025')
        .pick('012', '010')
        .offers('OP03-023', 'OP03-056')
        .may('done')
        .pick('OP03-056')
        .hand('me', '025', 'OP03-056')
        .pick('012', 'OP03-023', '025')
        .top('me', 'OP03-046', '036'),
  ),
  scenario(
    'OP04-042',
    'gives a Character that slashes 3000 for the turn and trashes the top card of the deck',
    'me leader 001; me hand OP04-042; me don 2; me field 012, 018, 025; me deck 036 010 025; them field 012; them leader 003',
    (t) =>
      t
        .play('OP04-042')
        .offers('me 012', 'me 025')
        .may('done')
        .pick('me 012')
        .power('me 012', 7000)
        .trash('me', '036')
        .top('me', '010')
        .attack('me 018', 'them leader')
        .through()
        .power('me 012', 7000)
        .end()
        .power('me 012', 4000),
  ),
  scenario(
    'OP04-044',
    'returns a Character of 8 or less and one of 3 or less of either side',
    'me hand OP04-044; me don 10; me field 010; them field 051, 070, 025, 018, 012',
    (t) =>
      t
        .play('OP04-044')
        .offers('me 010', 'them 051', 'them 025', 'them 018', 'them 012')
        .may('done')
        .pick('them 051')
        .offers('me 010', 'them 025', 'them 012')
        .may('done')
        .pick('them 025')
        .hand('them', '025', '051')
        .field('them', '070', '018', '012'),
  ),
  scenario('OP04-045', 'draws a card', 'me hand OP04-045; me don 7; me deck 036 010 025', (t) => t.play('OP04-045').hand('me', '036')),
  scenario('OP04-049', 'draws a card as it is K.O.’d', 'turn 6 1; me field OP04-049 r; me deck 036 010 025; them field 018', (t) =>
    t.attack('018', 'OP04-049').through().hand('me', '036').field('me'),
  ),
  scenario('OP04-050', 'trashes a card and rests to draw one', 'me field OP04-050; me hand 012 010; me deck 036 025 018', (t) =>
    t
      .activate('OP04-050')
      .offers('012', '010')
      .pick('012')
      .rested('OP04-050')
      .hand('me', '010', '036')
      .trash('me', '012')
      .mayNot('activate', 'OP04-050'),
  ),
  scenario(
    'OP04-051',
    'looks at five cards for one of the Animal Kingdom Pirates, no other Who’s.Who',
    'me hand OP04-051; me don 1; me deck OP04-051 ST04-007 116 012 ST04-010 ST04-012 025',
    (t) =>
      t
        .play('OP04-051')
        .offers('ST04-007', '116')
        .may('done')
        .pick('116')
        .hand('me', '116')
        .pick('OP04-051', 'ST04-007', '012')
        .top('me', 'ST04-012', '025'),
  ),
  scenario('OP04-052', 'rests two DON!! and itself to draw a card', 'me field OP04-052; me don 3; me deck 036 010 025', (t) =>
    t.activate('OP04-052').don('me', 1, 2).rested('OP04-052').hand('me', '036').mayNot('activate', 'OP04-052'),
  ),
  isPlayedAsTrigger('OP04-052'),
  scenario(
    'OP04-053',
    'draws a card and puts one of the hand under the deck as its player activates an Event, once, with a DON!!',
    'me field OP04-053 d1; me hand OP02-021 OP02-021 012; me don 2; me deck 036 010 025',
    (t) =>
      t
        .play('OP02-021')
        .offers('OP02-021', '012', '036')
        .mayNot('done')
        .pick('012')
        .bottom('me', '012')
        .hand('me', '036', 'OP02-021')
        .play('OP02-021')
        .asks('me', 'main')
        .hand('me', '036'),
  ),
  scenario('OP04-053', 'not without', 'me field OP04-053; me hand OP02-021; me don 1; me deck 036 010', (t) =>
    t.play('OP02-021').asks('me', 'main').hand('me'),
  ),
  scenario(
    'OP04-053',
    'a [Trigger] is not activated by its player',
    'turn 6 1; me field OP04-053 d1; me life OP03-056 012; me deck 036 010 025; them field 018',
    (t) => t.attack('018', 'me leader').yes().asks('them', 'main').hand('me', '010', '036'),
  ),
  scenario(
    'OP04-056',
    'puts a Character of either side under the deck',
    'me hand OP04-056; me don 6; me field 012; them field 120, 018',
    (t) =>
      t.play('OP04-056').offers('me 012', 'them 120', 'them 018').may('done').pick('them 120').bottom('them', '120').field('them', '018'),
  ),
  scenario('OP04-056', 'one of 4 or less as a [Trigger]', 'turn 6 1; me life OP04-056 012; me field 012; them field 047, 018', (t) =>
    t.attack('047', 'me leader').yes().offers('me 012', 'them 018').may('done').pick('them 018').bottom('them', '018').field('them', '047'),
  ),
  scenario(
    'OP04-057',
    'adds 4000 in the battle and puts a Character of 1 or less of either side under the deck',
    'turn 6 1; me hand OP04-057; me don 2; me field 010; them field 018, 010, 012',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('OP04-057')
        .offers('me leader', 'me 010')
        .may('done')
        .pick('me leader')
        .power('me leader', 9000)
        .offers('me 010', 'them 010')
        .may('done')
        .pick('them 010')
        .bottom('them', '010')
        .field('them', '018', '012')
        .life('me', 4)
        .power('me leader', 5000),
  ),
  scenario(
    'OP04-057',
    'returns one of 6 or less as a [Trigger]',
    'turn 6 1; me life OP04-057 012; me field 012; them field 051, 040, 067',
    (t) =>
      t
        .attack('051', 'me leader')
        .yes()
        .offers('me 012', 'them 040')
        .may('done')
        .pick('them 040')
        .hand('them', '040')
        .field('them', '051', '067'),
  ),
]
