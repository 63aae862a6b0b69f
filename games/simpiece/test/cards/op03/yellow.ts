import { scenario, type Scenario } from '../../card-scenario.ts'
import { blocks, isPlayedAsTrigger, isPlayedForACard } from '../common.ts'

/** The yellow Leader and Characters of OP03. */
export const op03Yellow: readonly Scenario[] = [
  scenario(
    'OP03-099',
    'looks at a Life card as it attacks with a DON!!, and has 1000 more in the battle',
    'me leader OP03-099 d1; me life 009 012; them leader 003; them life 036 010',
    (t) =>
      t
        .attack('me leader', 'them leader')
        .offers('me leader', 'them leader')
        .may('done')
        .pick('me leader')
        .pick('bottom')
        .lifeCards('me', '012 009', '01')
        .power('me leader', 7000)
        .through()
        .power('me leader', 6000),
  ),
  scenario('OP03-099', 'not without', 'me leader OP03-099; them leader 003; them hand 012', (t) =>
    t.attack('me leader', 'them leader').power('me leader', 5000).through(),
  ),
  scenario('OP03-100', 'is played for a Life card as a [Trigger]', 'turn 6 1; me life OP03-100 009 010; them field 018', (t) =>
    t
      .attack('018', 'me leader')
      .yes()
      .may('done')
      .yes()
      .pick('bottom')
      .field('me', 'OP03-100')
      .lifeCards('me', '009', '0')
      .trash('me', '010'),
  ),
  scenario('OP03-100', 'which is none of the others where there is none', 'turn 6 1; me life OP03-100; them field 018', (t) =>
    t.attack('018', 'me leader').through().field('me').hand('me', 'OP03-100'),
  ),
  scenario(
    'OP03-102',
    'takes Life to the hand as it attacks with two DON!!, and adds another',
    'me field OP03-102 d2; me life 009 010; me deck 036 012; them leader 003',
    (t) =>
      t
        .attack('OP03-102', 'them leader')
        .may('done')
        .yes()
        .pick('bottom')
        .hand('me', '010')
        .may('done')
        .yes()
        .lifeCards('me', '036 009', '00')
        .through(),
  ),
  scenario('OP03-102', 'not with one', 'me field OP03-102 d1; me life 009 010; them leader 003', (t) =>
    t.attack('OP03-102', 'them leader').through().life('me', 2),
  ),
  blocks('OP03-104'),
  scenario('OP03-104', 'looks at a Life card of one of the two', 'me hand OP03-104; me don 3; me life 009 012; them life 036 010', (t) =>
    t.play('OP03-104').offers('me leader', 'them leader').may('done').pick('them leader').pick('bottom').lifeCards('them', '010 036', '01'),
  ),
  scenario(
    'OP03-105',
    'trashes a card with a [Trigger] as it attacks with a DON!! to have 3000 more in the battle',
    'me field OP03-105 d1; me hand 012 009 OP02-021; them leader 003',
    (t) =>
      t
        .attack('OP03-105', 'them leader')
        .may('done')
        .yes()
        .offers('009', 'OP02-021')
        .pick('009')
        .power('OP03-105', 8000)
        .through()
        .power('OP03-105', 5000)
        .hand('me', '012', 'OP02-021'),
  ),
  scenario('OP03-105', 'not without', 'me field OP03-105; me hand 009; them leader 003', (t) =>
    t.attack('OP03-105', 'them leader').through().hand('me', '009'),
  ),
  blocks('OP03-107'),
  scenario(
    'OP03-108',
    'with a DON!! and less Life than the opponent it deals double damage and has 1000 more',
    'me field OP03-108 d1, OP03-108; me life 2x012; them leader 003; them life 3x012',
    (t) =>
      t
        .has('OP03-108', 'doubleAttack')
        .power('OP03-108', 7000)
        .has('OP03-108/2')
        .power('OP03-108/2', 5000)
        .attack('OP03-108', 'them leader')
        .through()
        .life('them', 1)
        .has('OP03-108')
        .power('OP03-108', 6000),
  ),
  scenario('OP03-108', 'not with as much', 'me field OP03-108 d1; me life 2x012; them life 2x012', (t) =>
    t.has('OP03-108').power('OP03-108', 6000),
  ),
  isPlayedForACard('OP03-108'),
  scenario('OP03-109', 'trashes a Life card and adds another', 'me hand OP03-109; me don 2; me life 009 010; me deck 036 012', (t) =>
    t.play('OP03-109').may('done').yes().pick('bottom').trash('me', '010').may('done').yes().lifeCards('me', '036 009', '00'),
  ),
  scenario(
    'OP03-110',
    'takes Life to the hand as it attacks to have 2000 more in the battle',
    'me field OP03-110; me life 009 010; them leader 003',
    (t) =>
      t
        .attack('OP03-110', 'them leader')
        .may('done')
        .yes()
        .pick('bottom')
        .hand('me', '010')
        .power('OP03-110', 7000)
        .through()
        .power('OP03-110', 5000)
        .life('me', 1),
  ),
  isPlayedForACard('OP03-110'),
  scenario(
    'OP03-112',
    'looks at four cards for a Sanji or one of the Big Mom Pirates, no other Pudding',
    'me hand OP03-112; me don 1; me deck OP03-112 013 OP03-118 012 OP03-106 010',
    (t) =>
      t
        .play('OP03-112')
        .offers('013', 'OP03-118')
        .may('done')
        .pick('013')
        .hand('me', '013')
        .pick('OP03-112', 'OP03-118')
        .top('me', 'OP03-106', '010'),
  ),
  scenario(
    'OP03-113',
    'looks at three cards for one of the Big Mom Pirates as it is K.O.’d',
    'turn 6 1; me field OP03-113 r; me deck 012 OP03-118 OP03-106 OP03-103 010; them field 018',
    (t) =>
      t
        .attack('018', 'OP03-113')
        .through()
        .offers('OP03-118', 'OP03-106')
        .may('done')
        .pick('OP03-118')
        .hand('me', 'OP03-118')
        .pick('012')
        .top('me', 'OP03-103', '010'),
  ),
  isPlayedForACard('OP03-113'),
  scenario(
    'OP03-114',
    'adds a Life card and trashes one of the opponent’s under a Leader of the Big Mom Pirates',
    'me leader OP03-099; me hand OP03-114; me don 10; me life 012; me deck 036 010; them life 009 012',
    (t) =>
      t
        .play('OP03-114')
        .may('done')
        .yes()
        .lifeCards('me', '036 012', '00')
        .may('done')
        .yes()
        .lifeCards('them', '012', '0')
        .trash('them', '009'),
  ),
  scenario('OP03-114', 'neither under another', 'me leader 003; me hand OP03-114; me don 10; me life 012; them life 009 012', (t) =>
    t.play('OP03-114').asks('me', 'main').life('me', 1).life('them', 2),
  ),
  scenario(
    'OP03-115',
    'trashes a card with a [Trigger] to K.O. a Character of 1 or less',
    'me hand OP03-115 012 009 OP02-021; me don 1; me field 010; them field 010, 012, 036',
    (t) =>
      t
        .play('OP03-115')
        .may('done')
        .yes()
        .offers('009', 'OP02-021')
        .pick('009')
        .offers('them 010', 'them 036')
        .may('done')
        .pick('them 010')
        .field('them', '012', '036'),
  ),
  scenario('OP03-116', 'draws three cards and trashes two', 'me hand OP03-116 012; me don 5; me deck 036 010 025 018', (t) =>
    t.play('OP03-116').offers('012', '036', '010', '025').mayNot('done').pick('012', '036').hand('me', '010', '025'),
  ),
  scenario('OP03-116', 'is played as a [Trigger]', 'turn 6 1; me life OP03-116 012; me deck 036 010 025 018; them field 018', (t) =>
    t.attack('018', 'me leader').yes().field('me', 'OP03-116').pick('036', '010').hand('me', '025'),
  ),
  scenario(
    'OP03-117',
    'rests to add 1000 to a Charlotte Linlin until its next turn',
    'me leader ST07-001; me field OP03-117, OP03-114, OP03-106; them field ST07-010; them leader 003',
    (t) =>
      t
        .activate('OP03-117')
        .rested('OP03-117')
        .offers('me leader', 'me OP03-114')
        .may('done')
        .pick('me leader')
        .power('me leader', 6000)
        .power('OP03-114', 12_000)
        .mayNot('activate', 'OP03-117')
        .attack('OP03-106', 'them leader')
        .through()
        .end()
        .power('me leader', 6000)
        .end()
        .power('me leader', 5000),
  ),
  isPlayedAsTrigger('OP03-117'),
  scenario(
    'OP03-123',
    'puts a Character of 8 or less of either side face up on top of its owner’s Life or under it',
    'me hand OP03-123; me don 8; me field 012; them field 051, 070; them life 009 010',
    (t) =>
      t
        .play('OP03-123')
        .offers('me 012', 'them 051', 'me OP03-123')
        .may('done')
        .pick('them 051')
        .pick('bottom')
        .lifeCards('them', '009 010 051', '007')
        .field('them', '070'),
  ),
]
