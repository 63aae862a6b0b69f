import { scenario, type Scenario } from '../../card-scenario.ts'
import { blocks } from '../common.ts'

/** Black cards of OP04. */
export const op04Black: readonly Scenario[] = [
  blocks('OP04-077'),
  scenario(
    'OP04-079',
    'takes 4 off a cost for the turn, trashes two cards of the deck and K.O.s one of its own of Dressrosa',
    'me leader OP04-039; me field OP04-079, 076, 012; me deck 036 010 025; them leader 003; them field 067, 018, 076',
    (t) =>
      t
        .activate('OP04-079')
        .offers('them 067', 'them 018', 'them 076')
        .may('done')
        .pick('them 067')
        .cost('them 067', 3)
        .cost('them 018', 4)
        .offers('me OP04-079', 'me 076')
        .mayNot('done')
        .pick('me 076')
        .trash('me', '010', '036', '076')
        .field('me', 'OP04-079', '012')
        .mayNot('activate', 'OP04-079')
        .attack('012', 'them leader')
        .through()
        .cost('them 067', 3)
        .end()
        .cost('them 067', 7),
  ),
  scenario('OP04-079', 'itself where there is no other', 'me field OP04-079, 012; me deck 036 010 025; them field 067', (t) =>
    t.activate('OP04-079').done().field('me', '012').trash('me', '010', '036', 'OP04-079'),
  ),
  scenario(
    'OP04-080',
    'one of Dressrosa can attack active Characters in the turn',
    'me leader OP04-039; me hand OP04-080; me don 1; me field 076, 012; them field 076, 010',
    (t) =>
      t
        .play('OP04-080')
        .offers('me 076', 'me OP04-080')
        .may('done')
        .pick('me 076')
        .has('me 076', 'attackActive')
        .has('OP04-080')
        .attack('me 076', 'them 010')
        .through()
        .has('me 076', 'attackActive')
        .end()
        .has('me 076'),
  ),
  scenario('OP04-081', 'attacks active Characters with a DON!!', 'me field OP04-081 d1, OP04-081', (t) =>
    t.has('OP04-081', 'attackActive').has('OP04-081/2'),
  ),
  scenario(
    'OP04-081',
    'rests its Leader as it attacks to K.O. a Character of 1 or less and trash two cards of the deck',
    'me field OP04-081, 010; me deck 036 010 025; them leader 003; them field 010, 012, 036',
    (t) =>
      t
        .attack('OP04-081', 'them leader')
        .may('done')
        .yes()
        .rested('me leader')
        .active('me 010')
        .offers('them 010', 'them 036')
        .may('done')
        .pick('them 010')
        .field('them', '012', '036')
        .trash('me', '010', '036')
        .through(),
  ),
  scenario('OP04-081', 'not with a rested Leader', 'me leader 003 r; me field OP04-081, 010; them leader 003; them field 010', (t) =>
    t.attack('OP04-081', 'them leader').through().field('them', '010'),
  ),
  scenario('OP04-083', 'blocks', 'turn 6 1; me field OP04-083; them field 018', (t) =>
    t.attack('018', 'me leader').block('OP04-083').through().trash('me', 'OP04-083').life('me', 4),
  ),
  scenario(
    'OP04-083',
    'no effect K.O.s its Characters until its next turn, and it draws two cards and trashes two',
    'me hand OP04-083 012 010; me don 5; me field 012, 018; me deck 036 025 018 010 012; them leader 003; them hand OP02-099 010; them don 6; them life ST06-014 012',
    (t) =>
      t
        .play('OP04-083')
        .offers('012', '010', '036', '025')
        .mayNot('done')
        .pick('036', '025')
        .hand('me', '010', '012')
        .end()
        .play('OP02-099')
        .yes()
        .pick('010')
        .pick('me 012')
        .field('me', '012', '018', 'OP04-083')
        .end()
        .attack('me 018', 'them leader')
        .done()
        .yes()
        .pick('me 012')
        .field('me', '018', 'OP04-083'),
  ),
  scenario(
    'OP04-083',
    'its own effects neither, but it does not keep them on the field',
    'me hand OP04-083 012 010; me don 5; me field OP04-079, 018; me deck 036 025 018 010 012 012; them hand OP02-067; them don 2',
    (t) =>
      t
        .play('OP04-083')
        .pick('036', '025')
        .activate('OP04-079')
        .pick('OP04-079')
        .trash('me', '010', '018', '025', '036')
        .field('me', 'OP04-079', '018', 'OP04-083')
        .end()
        .play('OP02-067')
        .pick('me 018')
        .field('me', 'OP04-079', 'OP04-083'),
  ),
  scenario(
    'OP04-083',
    'but those that come later, and battles',
    'me hand OP04-083 036; me don 6; me field 012 r; me deck 025 018 010; them hand OP02-099 010; them don 6; them field 018',
    (t) =>
      t
        .play('OP04-083')
        .pick('025', '018')
        .play('036')
        .end()
        .play('OP02-099')
        .yes()
        .pick('010')
        .pick('me 036')
        .field('me', '012', 'OP04-083')
        .attack('018', 'me 012')
        .through()
        .field('me', 'OP04-083'),
  ),
  scenario(
    'OP04-084',
    'looks at three cards for a Character of CP of 2 or less to play, no other Stussy, and trashes the rest',
    'me hand OP04-084; me don 2; me deck OP04-084 OP03-084 OP03-087 OP03-086 010',
    (t) =>
      t
        .play('OP04-084')
        .offers('OP03-084')
        .may('done')
        .pick('OP03-084')
        .field('me', 'OP04-084', 'OP03-084')
        .active('OP03-084')
        .trash('me', 'OP03-087', 'OP04-084')
        .top('me', 'OP03-086', '010'),
  ),
  scenario('OP04-084', 'no Event', 'me hand OP04-084; me don 2; me deck OP03-097 012 OP03-084 010', (t) =>
    t.play('OP04-084').offers('OP03-084').done().trash('me', '012', 'OP03-084', 'OP03-097'),
  ),
  scenario(
    'OP04-085',
    'takes 2 off a cost for the turn and trashes the top card of the deck under a Leader of Dressrosa',
    'me leader OP04-039; me hand OP04-085; me don 3; me field 012; me deck 036 010 025; them leader 003; them field 067, 018',
    (t) =>
      t
        .play('OP04-085')
        .offers('them 067', 'them 018')
        .may('done')
        .pick('them 067')
        .cost('them 067', 5)
        .cost('them 018', 4)
        .trash('me', '036')
        .attack('012', 'them leader')
        .through()
        .cost('them 067', 5)
        .end()
        .cost('them 067', 7),
  ),
  scenario(
    'OP04-085',
    'also as it attacks',
    'me leader OP04-039; me field OP04-085; me deck 036 010; them leader 003; them field 067',
    (t) => t.attack('OP04-085', 'them leader').pick('them 067').cost('them 067', 5).trash('me', '036').through(),
  ),
  scenario('OP04-085', 'neither under another', 'me leader 003; me hand OP04-085; me don 3; them field 067', (t) =>
    t.play('OP04-085').asks('me', 'main').trash('me'),
  ),
  scenario(
    'OP04-088',
    'rests its Leader to take 4 off a cost for the turn',
    'me field OP04-088, 012; them leader 003; them field 067, 018',
    (t) =>
      t
        .activate('OP04-088')
        .rested('me leader')
        .active('OP04-088', '012')
        .offers('them 067', 'them 018')
        .may('done')
        .pick('them 067')
        .cost('them 067', 3)
        .cost('them 018', 4)
        .mayNot('activate', 'OP04-088')
        .attack('012', 'them leader')
        .through()
        .cost('them 067', 3)
        .end()
        .cost('them 067', 7),
  ),
  blocks('OP04-089'),
  scenario('OP04-090', 'attacks active Characters', 'me field OP04-090; them field 012', (t) =>
    t.has('OP04-090', 'attackActive').may('attack', 'OP04-090', 'them 012'),
  ),
  scenario(
    'OP04-090',
    'puts seven cards of the trash under the deck to become active, but not in its next Refresh Phase, once',
    'me field OP04-090 r, 012 r; me trash 012 012 012 012 012 012 012 010 010 010 010 010 010 010 010; them leader 003',
    (t) =>
      t
        .activate('OP04-090')
        .pick('012', '012', '012', '012', '012', '010', '010')
        .active('OP04-090')
        .rested('me 012')
        .attack('OP04-090', 'them leader')
        .through()
        .mayNot('activate', 'OP04-090')
        .turnOf('me')
        .rested('OP04-090')
        .active('me 012')
        .turnOf('me')
        .active('OP04-090'),
  ),
  scenario('OP04-090', 'not six', 'me field OP04-090 r; me trash 012 012 012 012 012 012', (t) => t.mayNot('activate', 'OP04-090')),
  scenario(
    'OP04-091',
    'rests its Leader to K.O. a Character of 1 or less and trash two cards of the deck under a Leader of Dressrosa',
    'me leader OP04-039; me hand OP04-091; me don 1; me field 010; me deck 036 010 025; them field 010, 012, 036',
    (t) =>
      t
        .play('OP04-091')
        .may('done')
        .yes()
        .rested('me leader')
        .active('me 010', 'OP04-091')
        .offers('them 010', 'them 036')
        .may('done')
        .pick('them 010')
        .field('them', '012', '036')
        .trash('me', '010', '036'),
  ),
  scenario('OP04-091', 'neither under another', 'me leader 003; me hand OP04-091; me don 1; them field 010', (t) =>
    t.play('OP04-091').yes().rested('me leader').asks('me', 'main').trash('me'),
  ),
  scenario('OP04-091', 'not with a rested one', 'me leader OP04-039 r; me hand OP04-091; me don 1; me field 012; them field 010', (t) =>
    t.play('OP04-091').asks('me', 'main').trash('me'),
  ),
  scenario(
    'OP04-092',
    'looks at three cards for one of Dressrosa, no other Rebecca, and trashes the rest',
    'me hand OP04-092; me don 1; me deck OP04-092 OP04-096 012 076 010',
    (t) =>
      t
        .play('OP04-092')
        .offers('OP04-096')
        .may('done')
        .pick('OP04-096')
        .hand('me', 'OP04-096')
        .trash('me', '012', 'OP04-092')
        .top('me', '076', '010'),
  ),
]
