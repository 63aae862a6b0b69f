import { scenario, type Scenario } from '../../card-scenario.ts'
import { adds3000ForACard } from '../common.ts'

/** Blue Events and the blue Stage of OP02. */
export const op02BlueEvents: readonly Scenario[] = [
  scenario(
    'OP02-067',
    'returns a Character of 4 or less of either side',
    'me hand OP02-067; me don 2; me field 012; them field 018, 047',
    (t) => t.play('OP02-067').offers('me 012', 'them 018').may('done').pick('them 018').hand('them', '018').field('them', '047'),
  ),
  scenario('OP02-067', 'as a [Trigger] as well', 'turn 6 1; me life OP02-067 012; me field 012; them field 047, 018', (t) =>
    t.attack('047', 'me leader').yes().offers('me 012', 'them 018').pick('me 012').hand('me', '012'),
  ),
  ...adds3000ForACard('OP02-068'),
  scenario(
    'OP02-068',
    'returns a Character of 2 or less of either side as a [Trigger]',
    'turn 6 1; me life OP02-068 012; me field 012; them field 018, 010, 025',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .offers('me 012', 'them 010')
        .may('done')
        .pick('me 012')
        .hand('me', '012')
        .field('them', '018', '010', '025'),
  ),
  scenario(
    'OP02-070',
    'rests to draw and trash a card, and up to three more, under Emporio.Ivankov',
    'me leader OP02-049; me stage OP02-070; me hand 012 010 016 025; me deck 036 018',
    (t) =>
      t
        .activate('OP02-070')
        .rested('OP02-070')
        .mayNot('done')
        .pick('012')
        .offers('010', '016', '025', '036')
        .may('done')
        .pick('010', '016', '025')
        .asks('me', 'main')
        .hand('me', '036')
        .mayNot('activate', 'OP02-070'),
  ),
  scenario('OP02-070', 'in vain under another', 'me leader 003; me stage OP02-070; me hand 012; me deck 036 018', (t) =>
    t.activate('OP02-070').rested('OP02-070').hand('me', '012'),
  ),
]
