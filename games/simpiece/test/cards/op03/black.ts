import { scenario, type Scenario } from '../../card-scenario.ts'
import { blocks } from '../common.ts'

/** Black Leaders and Characters of OP03, with the Leader that is yellow as well. */
export const op03Black: readonly Scenario[] = [
  scenario(
    'OP03-076',
    'becomes active for two cards when a Character of the opponent is K.O.’d in its turn, once',
    'me leader OP03-076 r; me hand 012 010 025 036 016; me field 018, 018; them field 012 r, 010 r',
    (t) =>
      t
        .attack('018', 'them 012')
        .may('done')
        .yes()
        .offers('012', '010', '025', '036', '016')
        .pick('012', '010')
        .active('me leader')
        .attack('me leader', 'them leader')
        .through()
        .attack('018/2', 'them 010')
        .through()
        .asks('me', 'main')
        .rested('me leader')
        .hand('me', '016', '025', '036'),
  ),
  scenario(
    'OP03-076',
    'also the second time when it was declined before',
    'me leader OP03-076 r; me hand 012 010; me field 018, 018; them field 012 r, 010 r',
    (t) => t.attack('018', 'them 012').done().attack('018/2', 'them 010').yes().pick('012', '010').active('me leader').hand('me'),
  ),
  scenario('OP03-076', 'not for one card', 'me leader OP03-076 r; me hand 012; me field 018; them field 012 r', (t) =>
    t.attack('018', 'them 012').asks('me', 'main').rested('me leader'),
  ),
  scenario(
    'OP03-076',
    'nor in the opponent’s turn',
    'turn 6 1; me leader OP03-076 r; me hand 012 010; me life OP02-117 012; them field 018, 012',
    (t) => t.attack('018', 'me leader').done().yes().pick('them 012').asks('them', 'main').rested('me leader'),
  ),
  scenario(
    'OP03-077',
    'rests two DON!! and trashes a card as it attacks with two: with one Life card it adds another',
    'me leader OP03-077 d2; me don 3; me hand 012 010; me life 012; me deck 036 010; them leader 003',
    (t) =>
      t
        .attack('me leader', 'them leader')
        .may('done')
        .yes()
        .don('me', 1, 2)
        .offers('012', '010')
        .pick('012')
        .may('done')
        .yes()
        .lifeCards('me', '036 012', '00')
        .through(),
  ),
  scenario('OP03-077', 'none with two', 'me leader OP03-077 d2; me don 3; me hand 012 010; me life 2x012; them leader 003', (t) =>
    t.attack('me leader', 'them leader').yes().pick('012').through().life('me', 2),
  ),
  scenario('OP03-077', 'not with one DON!!', 'me leader OP03-077 d1; me don 3; me hand 012; me life 012; them leader 003', (t) =>
    t.attack('me leader', 'them leader').through().life('me', 1).hand('me', '012'),
  ),
  scenario(
    'OP03-078',
    'takes 3 off every cost of the opponent’s Characters in its turn with a DON!!',
    'me field OP03-078 d1, 012; them field 047, 012',
    (t) => t.cost('them 047', 2).cost('them 012', 0).cost('me 012', 2).end().cost('them 047', 5),
  ),
  scenario('OP03-078', 'not without', 'me field OP03-078; them field 047', (t) => t.cost('them 047', 5)),
  scenario(
    'OP03-078',
    'trashes two of six cards of the opponent’s hand',
    'me hand OP03-078 010; me don 8; them hand 012 012 012 012 012 012',
    (t) => t.play('OP03-078').mayNot('done').pickBlind(0, 1).hand('them', '012', '012', '012', '012').hand('me', '010'),
  ),
  scenario('OP03-078', 'none of five', 'me hand OP03-078 012 012 012 012 012 012; me don 8; them hand 012 012 012 012 012', (t) =>
    t.play('OP03-078').asks('me', 'main'),
  ),
  scenario('OP03-079', 'is not K.O.’d in battle with a DON!!', 'turn 6 1; me field OP03-079 r d1, OP03-079 r; them field 018, 018', (t) =>
    t
      .attack('018', 'OP03-079')
      .through()
      .field('me', 'OP03-079', 'OP03-079')
      .attack('018/2', 'OP03-079/2')
      .through()
      .field('me', 'OP03-079'),
  ),
  scenario('OP03-079', 'but by effects', 'turn 6 1; me field OP03-079 d1; them hand OP02-099 012; them don 6', (t) =>
    t.play('OP02-099').yes().pick('012').pick('OP03-079').field('me'),
  ),
  scenario(
    'OP03-080',
    'puts two cards of CP from the trash under the deck to K.O. a Character of 3 or less',
    'me hand OP03-080; me don 5; me trash OP03-082 OP03-084 012 OP03-085; me field 012; them field 025, 018, 012',
    (t) =>
      t
        .play('OP03-080')
        .may('done')
        .yes()
        .offers('OP03-082', 'OP03-084', 'OP03-085')
        .pick('OP03-084', 'OP03-082')
        .bottom('me', 'OP03-082', 'OP03-084')
        .trash('me', '012', 'OP03-085')
        .offers('them 025', 'them 012')
        .may('done')
        .pick('them 025')
        .field('them', '018', '012'),
  ),
  scenario('OP03-080', 'not one', 'me hand OP03-080; me don 5; me trash OP03-082 012; them field 025', (t) =>
    t.play('OP03-080').asks('me', 'main').field('them', '025'),
  ),
  scenario(
    'OP03-081',
    'draws two cards, trashes two and takes 2 off a cost for the turn',
    'me hand OP03-081 012 010; me don 4; me deck 036 025 018; me field 012; them leader 003; them field 067, 018',
    (t) =>
      t
        .play('OP03-081')
        .offers('012', '010', '036', '025')
        .mayNot('done')
        .pick('012', '036')
        .hand('me', '010', '025')
        .offers('them 067', 'them 018')
        .may('done')
        .pick('them 067')
        .cost('them 067', 5)
        .cost('them 018', 4)
        .attack('me 012', 'them leader')
        .through()
        .cost('them 067', 5)
        .end()
        .cost('them 067', 7),
  ),
  scenario(
    'OP03-086',
    'looks at three cards for one of CP under a Leader of CP, no other Spandam, and trashes the rest',
    'me leader OP03-076; me hand OP03-086; me don 1; me deck OP03-086 OP03-097 012 OP03-082 010',
    (t) =>
      t
        .play('OP03-086')
        .offers('OP03-097')
        .may('done')
        .pick('OP03-097')
        .hand('me', 'OP03-097')
        .trash('me', '012', 'OP03-086')
        .top('me', 'OP03-082', '010'),
  ),
  scenario('OP03-086', 'not under another', 'me leader 003; me hand OP03-086; me don 1; me deck OP03-097 012 012', (t) =>
    t.play('OP03-086').asks('me', 'main').top('me', 'OP03-097'),
  ),
  blocks('OP03-088'),
  scenario('OP03-088', 'is not K.O.’d by effects', 'turn 6 1; me field OP03-088, 012; them hand OP02-098 012; them don 3', (t) =>
    t.play('OP02-098').yes().pick('012').pick('OP03-088').field('me', 'OP03-088', '012'),
  ),
  scenario(
    'OP03-089',
    'looks at three cards for one of the Navy, no other Brannew, and trashes the rest',
    'me hand OP03-089; me don 2; me deck OP03-089 OP02-121 ST06-015 065 010',
    (t) =>
      t
        .play('OP03-089')
        .offers('ST06-015')
        .may('done')
        .pick('ST06-015')
        .hand('me', 'ST06-015')
        .trash('me', 'OP02-121', 'OP03-089')
        .top('me', '065', '010'),
  ),
  scenario('OP03-090', 'blocks with a DON!!', 'me field OP03-090 d1, OP03-090', (t) => t.has('OP03-090', 'blocker').has('OP03-090/2')),
  scenario(
    'OP03-090',
    'plays a Character of CP of 4 or less from the trash rested as it is K.O.’d',
    'turn 6 1; me field OP03-090 r; me hand OP03-087; me trash OP03-082 OP03-092 018 OP03-097 OP03-084; them field 120',
    (t) =>
      t
        .attack('120', 'OP03-090')
        .done()
        .offers('OP03-082', 'OP03-084')
        .may('done')
        .pick('OP03-082')
        .field('me', 'OP03-082')
        .rested('OP03-082'),
  ),
  scenario(
    'OP03-090',
    'or none, and never one of the hand',
    'turn 6 1; me field OP03-090 r; me hand OP03-087; me trash OP03-082; them field 120',
    (t) => t.attack('120', 'OP03-090').done().done().asks('them', 'main').field('me'),
  ),
  scenario(
    'OP03-092',
    'puts two cards of CP from the trash under the deck to have Rush in the turn',
    'me hand OP03-092; me don 6; me trash OP03-082 012 OP03-084 OP03-085; them leader 003',
    (t) =>
      t
        .play('OP03-092')
        .may('done')
        .yes()
        .offers('OP03-082', 'OP03-084', 'OP03-085')
        .pick('OP03-082', 'OP03-084')
        .trash('me', '012', 'OP03-085')
        .has('OP03-092', 'rush')
        .attack('OP03-092', 'them leader')
        .through()
        .has('OP03-092', 'rush')
        .end()
        .has('OP03-092'),
  ),
  scenario('OP03-092', 'not one', 'me hand OP03-092; me don 6; me trash OP03-082 012', (t) =>
    t.play('OP03-092').asks('me', 'main').has('OP03-092'),
  ),
  scenario(
    'OP03-093',
    'trashes a card to K.O. a Character of 1 or less under a Leader of CP',
    'me leader OP03-076; me hand OP03-093 012 010; me don 2; me field 010; them field 010, 012, 036',
    (t) =>
      t
        .play('OP03-093')
        .may('done')
        .yes()
        .offers('012', '010')
        .pick('012')
        .offers('them 010', 'them 036')
        .may('done')
        .pick('them 036')
        .field('them', '010', '012'),
  ),
  scenario('OP03-093', 'none under another', 'me leader 003; me hand OP03-093 012 010; me don 2; them field 010', (t) =>
    t.play('OP03-093').yes().pick('012').asks('me', 'main').field('them', '010'),
  ),
]
