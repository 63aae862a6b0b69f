import { scenario, type Scenario } from '../../card-scenario.ts'

/** More black Characters of OP02. */
export const op02BlackNavy: readonly Scenario[] = [
  scenario(
    'OP02-110',
    'blocks, and a Character of 6 or less cannot attack in the turn',
    'turn 6 1; me field OP02-110; me life 4x012; them field 018, 047, 067, 040',
    (t) =>
      t
        .has('OP02-110', 'blocker')
        .attack('018', 'me leader')
        .block('OP02-110')
        .offers('them 018', 'them 047', 'them 040')
        .may('done')
        .pick('them 040')
        .through()
        .mayNot('attack', 'them 040')
        .may('attack', 'them 047', 'me leader')
        .may('attack', 'them 067', 'me leader')
        .turnOf('them')
        .may('attack', 'them 040', 'me leader'),
  ),
  scenario('OP02-111', 'has 3000 more in its battle beside Jango', 'me field OP02-111, OP02-100; them leader 003', (t) =>
    t.power('OP02-111', 3000).attack('OP02-111', 'them leader').power('OP02-111', 6000).through().power('OP02-111', 3000),
  ),
  scenario('OP02-111', 'not without', 'me field OP02-111; them leader 003; them field OP02-100; them hand 012', (t) =>
    t.attack('OP02-111', 'them leader').power('OP02-111', 3000).through(),
  ),
  scenario(
    'OP02-112',
    'rests to take 1 off a cost and to add 1000 to a Leader or Character, for the turn',
    'me field OP02-112, 012; them leader 003; them field 067, 018',
    (t) =>
      t
        .activate('OP02-112')
        .rested('OP02-112')
        .offers('them 067', 'them 018')
        .may('done')
        .pick('them 067')
        .cost('them 067', 6)
        .cost('them 018', 4)
        .offers('me leader', 'me OP02-112', 'me 012')
        .may('done')
        .pick('me 012')
        .power('me 012', 5000)
        .mayNot('activate', 'OP02-112')
        .attack('012', 'them leader')
        .through()
        .cost('them 067', 6)
        .power('me 012', 5000)
        .end()
        .cost('them 067', 7)
        .power('me 012', 4000),
  ),
  scenario('OP02-112', 'power also where the opponent has no Character', 'me field OP02-112', (t) =>
    t.activate('OP02-112').pick('me leader').power('me leader', 6000),
  ),
  scenario(
    'OP02-113',
    'takes 2 off a cost for the turn as it attacks, and has 2000 more in its battle if a Character costs 0',
    'me field OP02-113, 010; them leader 003; them field 067, 012, 025',
    (t) =>
      t
        .attack('OP02-113', 'them leader')
        .offers('them 067', 'them 012', 'them 025')
        .may('done')
        .pick('them 012')
        .cost('them 012', 0)
        .cost('them 067', 7)
        .power('OP02-113', 5000)
        .through()
        .cost('them 012', 0)
        .power('OP02-113', 3000)
        .end()
        .cost('them 012', 2),
  ),
  scenario('OP02-113', 'not if none does', 'me field OP02-113, 010; them leader 003; them field 025; them hand 012', (t) =>
    t.attack('OP02-113', 'them leader').pick('025').cost('them 025', 1).power('OP02-113', 3000).through(),
  ),
  scenario(
    'OP02-113',
    'any Character counts',
    'me field OP02-113, 016#50; them leader 003; them field 025; lasts cost 50 0 -1 ST06-010 0 0 1 turn 1 5',
    (t) => t.attack('OP02-113', 'them leader').done().power('OP02-113', 5000).through(),
  ),
  scenario('OP02-113', 'is played as a [Trigger]', 'turn 6 1; me life OP02-113 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().field('me', 'OP02-113').life('me', 1),
  ),
  scenario(
    'OP02-114',
    'has 1000 more and is not K.O.’d by effects in the opponent’s turn, and blocks',
    'turn 6 1; me field OP02-114, 012; them hand OP02-099 012; them don 6; them field 018, 047',
    (t) =>
      t
        .has('OP02-114', 'blocker')
        .power('OP02-114', 6000)
        .power('me 012', 4000)
        .play('OP02-099')
        .yes()
        .pick('012')
        .pick('me OP02-114')
        .field('me', 'OP02-114', '012')
        .attack('018', 'me leader')
        .block('OP02-114')
        .through()
        .field('me', '012'),
  ),
  scenario('OP02-114', 'neither in its own', 'me field OP02-114, 018; them life ST06-014 012', (t) =>
    t.power('OP02-114', 5000).attack('018', 'them leader').yes().pick('me OP02-114').field('me', '018'),
  ),
  scenario(
    'OP02-115',
    'K.O.s a Character that costs 0 as it attacks with two DON!!',
    'me field OP02-115 d2; them leader 003; them field 016#50, 010, 016#51; lasts cost 50 1 -1 ST06-010 0 0 0 turn 0 5; lasts cost 51 1 -1 ST06-010 0 0 0 turn 0 5',
    (t) =>
      t
        .attack('OP02-115', 'them leader')
        .offers('them 016', 'them 016/2')
        .may('done')
        .pick('them 016')
        .through()
        .field('them', '010', '016'),
  ),
  scenario(
    'OP02-115',
    'not with one',
    'me field OP02-115 d1; them leader 003; them field 016#50; lasts cost 50 1 -1 ST06-010 0 0 0 turn 0 5',
    (t) => t.attack('OP02-115', 'them leader').through().field('them', '016'),
  ),
  scenario(
    'OP02-121',
    'takes 5 off every cost of the opponent’s Characters in its turn and K.O.s one that costs 0 as it is played',
    'me hand OP02-121; me don 10; me field 012; them field 047, 040, 012; them leader 003',
    (t) =>
      t
        .play('OP02-121')
        .offers('them 047', 'them 012')
        .may('done')
        .pick('them 047')
        .field('them', '040', '012')
        .cost('them 040', 1)
        .cost('them 012', 0)
        .cost('me 012', 2)
        .end()
        .cost('them 040', 6),
  ),
  scenario(
    'OP02-121',
    'what went below 0 counts on: 6 less 5 and 2 is 0, and 4 once it is gone',
    'me field OP02-121, 012, 012, 012; me hand OP02-106 010; me don 2; them field 040',
    (t) => t.cost('them 040', 1).play('OP02-106').pick('them 040').cost('them 040', 0).play('010').pick('OP02-121').cost('them 040', 4),
  ),
]
