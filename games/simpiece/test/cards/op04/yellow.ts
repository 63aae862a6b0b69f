import { scenario, type Scenario } from '../../card-scenario.ts'
import { blocks, isPlayedAsTrigger, isPlayedForACard } from '../common.ts'

/** Yellow Characters of OP04. */
export const op04Yellow: readonly Scenario[] = [
  scenario(
    'OP04-097',
    'puts a Character of 3 or less that is an Animal or of SMILE face up on top of the opponent’s Life',
    'me hand OP04-097; me don 1; me field 010; them field 010, 104, 108, 012, 113; them life 009',
    (t) =>
      t
        .play('OP04-097')
        .offers('them 010', 'them 104', 'them 113')
        .may('done')
        .pick('them 104')
        .lifeCards('them', '104 009', '70')
        .field('them', '010', '108', '012', '113'),
  ),
  scenario(
    'OP04-098',
    'trashes two cards of the Land of Wano to add a Life card to one',
    'me hand OP04-098 010 036 012 ST09-014; me don 2; me life 012; me deck 025 018',
    (t) =>
      t
        .play('OP04-098')
        .may('done')
        .yes()
        .offers('010', '036', 'ST09-014')
        .pick('010', '036')
        .lifeCards('me', '025 012', '00')
        .hand('me', '012', 'ST09-014'),
  ),
  scenario('OP04-098', 'none to two', 'me hand OP04-098 010 036; me don 2; me life 2x012; me deck 025 018', (t) =>
    t.play('OP04-098').yes().pick('010', '036').life('me', 2).hand('me'),
  ),
  scenario('OP04-099', 'is a Charlotte Linlin as well', 'me field OP04-099, ST07-013', (t) =>
    t.activate('ST07-013').pick('OP04-099').has('OP04-099', 'doubleAttack'),
  ),
  scenario('OP04-099', 'is played as a [Trigger] when one Life card is left', 'turn 6 1; me life OP04-099 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().field('me', 'OP04-099'),
  ),
  scenario('OP04-099', 'not when two are', 'turn 6 1; me life OP04-099 012 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().field('me').trash('me', 'OP04-099'),
  ),
  scenario(
    'OP04-100',
    'a Leader or Character cannot attack in the turn as a [Trigger]',
    'turn 6 1; me life OP04-100 012; me field 012; them leader 003; them field 018, 047, 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .offers('them leader', 'them 018', 'them 018/2', 'them 047')
        .may('done')
        .pick('them 047')
        .mayNot('attack', 'them 047')
        .may('attack', 'them leader', 'me leader')
        .attack('them 018/2', 'me leader')
        .through()
        .mayNot('attack', 'them 047')
        .turnOf('them')
        .may('attack', 'them 047', 'me leader'),
  ),
  scenario('OP04-101', 'draws a card as it is played in its turn', 'me hand OP04-101; me don 2; me deck 036 010 025', (t) =>
    t.play('OP04-101').hand('me', '036'),
  ),
  scenario(
    'OP04-101',
    'is played as a [Trigger] and K.O.s a Character of 2 or less, without drawing',
    'turn 6 1; me life OP04-101 012; me field 012; me deck 036 010 025; them leader 003; them field 018, 012, 025, 010',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .field('me', '012', 'OP04-101')
        .offers('them 012', 'them 010')
        .may('done')
        .pick('them 012')
        .field('them', '018', '025', '010')
        .hand('me'),
  ),
  scenario(
    'OP04-102',
    'becomes active for a DON!! and a Life card, once a turn',
    'me field OP04-102 r, 012 r; me don 3; me life 009 010 012; them leader 003',
    (t) =>
      t
        .activate('OP04-102')
        .pick('bottom')
        .don('me', 2, 1)
        .hand('me', '012')
        .active('OP04-102')
        .rested('me 012')
        .attack('OP04-102', 'them leader')
        .through()
        .mayNot('activate', 'OP04-102'),
  ),
  scenario(
    'OP04-103',
    'adds 1000 to a Leader or Character of the Land of Wano for the turn',
    'me leader 031; me hand OP04-103; me don 2; me field 010, 012; them leader 003',
    (t) =>
      t
        .play('OP04-103')
        .offers('me leader', 'me 010', 'me OP04-103')
        .may('done')
        .pick('me 010')
        .power('me 010', 4000)
        .power('me leader', 5000)
        .attack('012', 'them leader')
        .through()
        .power('me 010', 4000)
        .end()
        .power('me 010', 3000),
  ),
  scenario('OP04-103', 'is played as a [Trigger]', 'turn 6 1; me life OP04-103 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().pick('OP04-103').power('OP04-103', 1000),
  ),
  blocks('OP04-104'),
  isPlayedForACard('OP04-104'),
  scenario(
    'OP04-105',
    'trashes a card with a [Trigger] to rest a Character of 2 or less, once a turn',
    'me field OP04-105, 012; me hand 012 009 OP02-021 009; them field 012, 025, 010',
    (t) =>
      t
        .activate('OP04-105')
        .offers('009', '009/2', 'OP02-021')
        .pick('OP02-021')
        .offers('them 012', 'them 010')
        .may('done')
        .pick('them 012')
        .rested('them 012')
        .active('them 010', 'OP04-105')
        .mayNot('activate', 'OP04-105'),
  ),
  scenario(
    'OP04-106',
    'has 1000 more with a DON!! and less Life than the opponent',
    'me field OP04-106 d1, OP04-106; me life 2x012; them life 3x012',
    (t) => t.power('OP04-106', 6000).power('OP04-106/2', 4000),
  ),
  scenario('OP04-106', 'not with as much', 'me field OP04-106 d1; me life 2x012; them life 2x012', (t) => t.power('OP04-106', 5000)),
  isPlayedForACard('OP04-106'),
  scenario('OP04-108', 'has Banish with a DON!!', 'me field OP04-108 d1, OP04-108', (t) => t.has('OP04-108', 'banish').has('OP04-108/2')),
  isPlayedForACard('OP04-108'),
  scenario(
    'OP04-109',
    'is trashed to add 3000 to a Leader or Character of the Land of Wano for the turn',
    'me leader 031; me field OP04-109, 010, 012; them leader 003',
    (t) =>
      t
        .activate('OP04-109')
        .trash('me', 'OP04-109')
        .offers('me leader', 'me 010')
        .may('done')
        .pick('me 010')
        .power('me 010', 6000)
        .power('me leader', 5000)
        .attack('012', 'them leader')
        .through()
        .power('me 010', 6000)
        .end()
        .power('me 010', 3000),
  ),
  scenario(
    'OP04-110',
    'blocks, and puts a Character of 3 or less face up on or under the opponent’s Life as it is K.O.’d',
    'turn 6 1; me field OP04-110, 012; them leader 003; them field 018, 025, 012; them life 009 010',
    (t) =>
      t
        .attack('018', 'me leader')
        .block('OP04-110')
        .through()
        .offers('them 025', 'them 012')
        .may('done')
        .pick('them 025')
        .pick('bottom')
        .lifeCards('them', '009 010 025', '007')
        .field('them', '018', '012')
        .field('me', '012'),
  ),
  scenario(
    'OP04-111',
    'trashes another of the Homies and rests to make a Charlotte Linlin active',
    'me leader ST07-001 r; me field OP04-111, ST07-011, ST07-013, ST07-010 r, ST07-012 r',
    (t) =>
      t
        .activate('OP04-111')
        .offers('me ST07-011', 'me ST07-013')
        .pick('ST07-011')
        .rested('OP04-111')
        .offers('me ST07-010')
        .may('done')
        .pick('ST07-010')
        .active('ST07-010', 'ST07-013')
        .rested('me leader', 'ST07-012')
        .mayNot('activate', 'OP04-111'),
  ),
  scenario('OP04-111', 'one of them, and not without another', 'me field OP04-111, ST07-013, ST07-010 r, OP04-099 r', (t) =>
    t.activate('OP04-111').offers('me ST07-010', 'me OP04-099').pick('ST07-010').rested('OP04-099'),
  ),
  isPlayedAsTrigger('OP04-111'),
  scenario(
    'OP04-112',
    'K.O.s a Character that costs no more than there are Life cards, and adds one to one',
    'me hand OP04-112; me don 9; me field 012; me life 012; me deck 036 010; them life 3x012; them field 018, 047, 012',
    (t) =>
      t
        .play('OP04-112')
        .offers('them 018', 'them 012')
        .may('done')
        .pick('them 018')
        .field('them', '047', '012')
        .may('done')
        .yes()
        .lifeCards('me', '036 012', '00'),
  ),
  scenario('OP04-112', 'none to two', 'me hand OP04-112; me don 9; me life 2x012; them life 012; them field 018', (t) =>
    t.play('OP04-112').offers().asks('me', 'main').life('me', 2),
  ),
  isPlayedAsTrigger('OP04-113'),
]
