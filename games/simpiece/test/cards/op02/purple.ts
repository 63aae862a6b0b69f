import { scenario, type Scenario } from '../../card-scenario.ts'
import { blocks } from '../common.ts'

/** Purple Leaders and Characters of OP02, with the Leader that is black as well. */
export const op02Purple: readonly Scenario[] = [
  scenario(
    'OP02-071',
    'has 1000 more for the turn, once, when DON!! are returned in its turn',
    'me leader OP02-071; me hand OP02-078 OP02-076; me don 10; me field 012; them leader 003',
    (t) =>
      t
        .play('OP02-078')
        .yes()
        .pick('don active', 'don rested')
        .done()
        .power('me leader', 6000)
        .don('me', 6, 2, 2)
        .play('OP02-076')
        .yes()
        .pick('don rested')
        .power('me leader', 6000)
        .attack('012', 'them leader')
        .through()
        .power('me leader', 6000)
        .end()
        .power('me leader', 5000),
  ),
  scenario(
    'OP02-071',
    'also when the opponent makes it return one',
    'me leader OP02-071; me field 018, 012; me don 6; them leader 003; them life OP02-090 012',
    (t) => t.attack('018', 'them leader').yes().don('me', 5, 0).power('me leader', 6000),
  ),
  scenario(
    'OP02-071',
    'not in the turn of the opponent',
    'turn 6 1; me leader OP02-071; me don 6; them field 018; me life OP02-075 012',
    (t) => t.attack('018', 'me leader').yes().yes().power('me leader', 5000).don('me', 5, 0),
  ),
  scenario(
    'OP02-072',
    'returns four DON!! as it attacks to K.O. a Character of 3 or less and to have 1000 more for the turn',
    'me leader OP02-072; me don 5; me field 012, 018; them leader 003; them field 025, 018, 012',
    (t) =>
      t
        .power('me leader', 5000)
        .attack('me leader', 'them leader')
        .may('done')
        .yes()
        .don('me', 1, 0, 9)
        .offers('them 025', 'them 012')
        .may('done')
        .pick('them 025')
        .power('me leader', 6000)
        .through()
        .field('them', '018', '012')
        .attack('me 018', 'them leader')
        .through()
        .power('me leader', 6000)
        .end()
        .power('me leader', 5000),
  ),
  scenario('OP02-072', 'not with three', 'me leader OP02-072; me don 3; them leader 003; them field 025', (t) =>
    t.attack('me leader', 'them leader').through().don('me', 3, 0).field('them', '025'),
  ),
  scenario('OP02-073', 'plays a Jailer Beast', 'me hand OP02-073 OP02-086 OP02-087 OP02-084 OP02-092; me don 3', (t) =>
    t.play('OP02-073').offers('OP02-086', 'OP02-087').may('done').pick('OP02-086').field('me', 'OP02-073', 'OP02-086'),
  ),
  scenario('OP02-074', 'lets one’s own Blugori block', 'me field OP02-074, OP02-084, 012; them field OP02-084', (t) =>
    t.has('me OP02-084', 'blocker').has('them OP02-084').has('OP02-074').has('012'),
  ),
  scenario('OP02-075', 'is played for a DON!! as a [Trigger]', 'turn 6 1; me life OP02-075 012; me don 2; them field 018', (t) =>
    t.attack('018', 'me leader').yes().may('done').yes().field('me', 'OP02-075').don('me', 1, 0, 9).life('me', 1),
  ),
  scenario('OP02-075', 'not without', 'turn 6 1; me life OP02-075 012; me don 0; them field 018', (t) =>
    t.attack('018', 'me leader').through().field('me').hand('me', 'OP02-075'),
  ),
  scenario(
    'OP02-076',
    'returns a DON!! to K.O. a Character of 1 or less',
    'me hand OP02-076; me don 6; me field 010; them leader 003; them field 010, 012, 036',
    (t) =>
      t
        .play('OP02-076')
        .may('done')
        .yes()
        .pick('don rested')
        .don('me', 2, 3, 5)
        .offers('them 010', 'them 036')
        .may('done')
        .pick('them 010')
        .field('them', '012', '036'),
  ),
  scenario(
    'OP02-078',
    'returns two DON!! to play a Character of SMILE of 3 or less, no other Daifugo',
    'me hand OP02-078 OP02-078 104 113 107 108 116 012; me don 3',
    (t) =>
      t.play('OP02-078').may('done').yes().don('me', 0, 1, 9).offers('104', '113').may('done').pick('113').field('me', 'OP02-078', '113'),
  ),
  scenario(
    'OP02-079',
    'returns a DON!! to rest a Character of 4 or less',
    'me hand OP02-079; me don 5; me field 012; them field 018, 047, 012',
    (t) =>
      t
        .play('OP02-079')
        .may('done')
        .yes()
        .don('me', 0, 4, 6)
        .offers('them 018', 'them 012')
        .may('done')
        .pick('them 018')
        .rested('them 018')
        .active('them 012', 'them 047'),
  ),
  blocks('OP02-081'),
  scenario('OP02-082', 'returns eight DON!! for 792000 in the turn', 'me field OP02-082, 012; me don 9; them leader 003', (t) =>
    t
      .activate('OP02-082')
      .power('OP02-082', 800_000)
      .don('me', 1, 0, 9)
      .attack('012', 'them leader')
      .through()
      .power('OP02-082', 800_000)
      .end()
      .power('OP02-082', 8000),
  ),
  scenario('OP02-082', 'not seven', 'me field OP02-082; me don 7', (t) => t.mayNot('activate', 'OP02-082')),
  scenario(
    'OP02-083',
    'looks at five cards for a purple one of Impel Down, no other Hannyabal',
    'me hand OP02-083; me don 1; me deck OP02-083 OP02-084 OP02-058 104 OP02-092 OP02-076 012',
    (t) =>
      t
        .play('OP02-083')
        .offers('OP02-084', 'OP02-092')
        .may('done')
        .pick('OP02-092')
        .hand('me', 'OP02-092')
        .pick('OP02-083', 'OP02-084', 'OP02-058')
        .top('me', 'OP02-076', '012'),
  ),
  scenario('OP02-086', 'blocks', 'turn 6 1; me leader OP02-071; me field OP02-086; me don 1; them field 018', (t) =>
    t.attack('018', 'me leader').block('OP02-086').through().may('done').yes().don('me', 1, 1, 8).field('me').life('me', 5),
  ),
  scenario(
    'OP02-086',
    'brings no DON!! under another Leader',
    'turn 6 1; me leader 003; me field OP02-086 r; me don 1; them field 018',
    (t) => t.attack('018', 'OP02-086').through().don('me', 1, 0, 9).field('me'),
  ),
  scenario('OP02-087', 'deals double damage', 'me field OP02-087; them leader 003; them life 4x012', (t) =>
    t.attack('OP02-087', 'them leader').through().life('them', 2),
  ),
  scenario(
    'OP02-087',
    'brings a rested DON!! as it is K.O.’d',
    'turn 6 1; me leader OP02-071; me field OP02-087 r; me don 1; them field 018',
    (t) => t.attack('018', 'OP02-087').through().may('done').yes().don('me', 1, 1, 8).field('me'),
  ),
  scenario('OP02-087', 'not under another Leader', 'turn 6 1; me leader 003; me field OP02-087 r; me don 1; them field 018', (t) =>
    t.attack('018', 'OP02-087').through().don('me', 1, 0, 9).field('me'),
  ),
  scenario(
    'OP02-120',
    'returns two DON!! to give Leader and Characters 1000 until its next turn',
    'me leader 003; me hand OP02-120 036; me don 9; me field 012, 018; them field 012; them leader 003',
    (t) =>
      t
        .play('OP02-120')
        .may('done')
        .yes()
        .pick('don rested', 'don rested')
        .don('me', 1, 6, 3)
        .power('me leader', 6000)
        .power('me 012', 5000)
        .power('OP02-120', 9000)
        .power('them 012', 4000)
        .power('them leader', 5000)
        .play('036')
        .power('036', 3000)
        .attack('me 018', 'them leader')
        .through()
        .end()
        .power('me leader', 6000)
        .power('me 012', 5000)
        .end()
        .power('me leader', 5000)
        .power('me 012', 4000),
  ),
]
