import { scenario, type CardScenarioBoard, type Scenario } from '../../card-scenario.ts'
import { blocks } from '../common.ts'

/** Takes so much off the cost of a Character, for the turn. */
const takesOff = (id: string, by: number, position: string, begin: (t: CardScenarioBoard) => CardScenarioBoard): Scenario =>
  scenario(id, `takes ${by} off a cost, for the turn`, `${position}; them leader 003; them field 067, 018`, (t) =>
    begin(t)
      .offers('them 067', 'them 018')
      .may('done')
      .pick('them 067')
      .cost('them 067', 7 - by)
      .cost('them 018', 4)
      .through()
      .attack('012', 'them leader')
      .through()
      .cost('them 067', 7 - by)
      .end()
      .cost('them 067', 7),
  )

const takesOffAsPlayed = (id: string, by: number): Scenario => takesOff(id, by, `me hand ${id}; me don 4; me field 012`, (t) => t.play(id))

const takesOffAttacking = (id: string, by: number, don: number): readonly Scenario[] => [
  takesOff(id, by, `me field ${id} d${don}, 012`, (t) => t.attack(id, 'them leader')),
  ...(don > 0
    ? [
        scenario(id, 'not without a DON!!', `me field ${id}; them field 067`, (t) =>
          t.attack(id, 'them leader').through().cost('them 067', 7),
        ),
      ]
    : []),
]

/** A Character of either side whose cost has become 0. */
const myZero = 'lasts cost 50 0 -1 ST06-010 0 0 1 turn 1 5'
const theirZero = 'lasts cost 50 1 -1 ST06-010 0 0 0 turn 0 5'

/** Trashes a card as it is played to K.O. a Character of this cost or less; `them`: one of that cost, one above, one below. */
const paysToKo = (id: string, most: number, them: readonly [string, string, string]): readonly Scenario[] => [
  scenario(
    id,
    `trashes a card to K.O. a Character of ${most} or less`,
    `me hand ${id} 012 010; me don 6; me field 012; them leader 003; them field ${them.join(', ')}`,
    (t) =>
      t
        .play(id)
        .may('done')
        .yes()
        .offers('012', '010')
        .pick('012')
        .offers(`them ${them[0]}`, `them ${them[2]}`)
        .may('done')
        .pick(`them ${them[0]}`)
        .field('them', them[1], them[2])
        .hand('me', '010'),
  ),
]

/** The black Leader and Characters of OP02. */
export const op02Black: readonly Scenario[] = [
  scenario(
    'OP02-093',
    'takes 1 off a cost with a DON!!, and has 1000 more for the turn while it acts if a Character costs 0',
    'me leader OP02-093 d1; me field 012; them leader 003; them field 016, 067, 010',
    (t) =>
      t
        .activate('me leader')
        .offers('them 016', 'them 067', 'them 010')
        .may('done')
        .pick('them 016')
        .cost('them 016', 0)
        .cost('them 010', 1)
        .power('me leader', 7000)
        .mayNot('activate', 'me leader')
        .attack('012', 'them leader')
        .through()
        .cost('them 016', 0)
        .power('me leader', 7000)
        .end()
        .cost('them 016', 1)
        .power('me leader', 5000),
  ),
  scenario('OP02-093', 'not if none does', 'me leader OP02-093 d1; them field 016, 067', (t) =>
    t.activate('me leader').pick('them 067').cost('them 067', 6).power('me leader', 6000),
  ),
  scenario('OP02-093', 'any Character counts', `me leader OP02-093 d1; me field 016#50; them field 067; ${myZero}`, (t) =>
    t.activate('me leader').done().power('me leader', 7000),
  ),
  scenario('OP02-093', 'not without a DON!!', 'me leader OP02-093; them field 016', (t) => t.mayNot('activate', 'me leader')),
  scenario('OP02-095', 'has Banish while a Character costs 0', `me field OP02-095, 016#50; ${myZero}`, (t) => t.has('OP02-095', 'banish')),
  scenario('OP02-095', 'of either side', `me field OP02-095, 010; them field 016#50; ${theirZero}`, (t) => t.has('OP02-095', 'banish')),
  scenario('OP02-095', 'not while one costs 1', 'me field OP02-095, 010; them field 016', (t) => t.has('OP02-095')),
  scenario('OP02-096', 'draws a card', 'me hand OP02-096; me don 4; me deck 036 010', (t) => t.play('OP02-096').hand('me', '036')),
  ...takesOffAttacking('OP02-096', 4, 0),
  ...paysToKo('OP02-098', 3, ['025', '018', '012']),
  ...paysToKo('OP02-099', 5, ['047', '040', '018']),
  scenario('OP02-100', 'is not K.O.’d in battle beside Fullbody', 'turn 6 1; me field OP02-100 r, OP02-111; them field 018', (t) =>
    t.attack('018', 'OP02-100').through().field('me', 'OP02-100', 'OP02-111'),
  ),
  scenario('OP02-100', 'but without', 'turn 6 1; me field OP02-100 r, 012; them field 018, OP02-111', (t) =>
    t.attack('018', 'OP02-100').through().field('me', '012'),
  ),
  scenario('OP02-100', 'and by effects', 'turn 6 1; me field OP02-100, OP02-111; them hand OP02-098 012; them don 3', (t) =>
    t.play('OP02-098').yes().pick('012').pick('OP02-100').field('me', 'OP02-111'),
  ),
  scenario(
    'OP02-101',
    'no Blocker of 5 or less may be activated in its battle while a Character costs 0',
    `me field OP02-101, 018, 016#50; them leader 003; them field 047, OP02-041#51; ${myZero}; lasts cost 51 1 -1 ST06-010 0 0 0 turn 0 5`,
    (t) =>
      t
        .attack('OP02-101', 'them leader')
        .mayNot('block', '047')
        .may('block', 'OP02-041')
        .through()
        .attack('018', 'them leader')
        .may('block', '047')
        .through(),
  ),
  scenario('OP02-101', 'of either side', `me field OP02-101; them leader 003; them field 047, 016#50; ${theirZero}`, (t) =>
    t.attack('OP02-101', 'them leader').mayNot('block', '047').through(),
  ),
  scenario('OP02-101', 'not while one costs 1', 'me field OP02-101, 016; them leader 003; them field 047', (t) =>
    t.attack('OP02-101', 'them leader').may('block', '047').through(),
  ),
  scenario('OP02-102', 'is not K.O.’d by effects', 'turn 6 1; me field OP02-102, 012; them hand OP02-098 012; them don 3', (t) =>
    t.play('OP02-098').yes().pick('012').pick('OP02-102').field('me', 'OP02-102', '012'),
  ),
  scenario('OP02-102', 'but in battle', 'turn 6 1; me field OP02-102 r; them field 018', (t) =>
    t.attack('018', 'OP02-102').through().field('me'),
  ),
  scenario(
    'OP02-102',
    'has 2000 more in its battle while a Character costs 0',
    `me field OP02-102, 016#50; them leader 003; ${myZero}`,
    (t) => t.attack('OP02-102', 'them leader').power('OP02-102', 6000).through().power('OP02-102', 4000),
  ),
  scenario('OP02-102', 'of either side', `me field OP02-102; them leader 003; them field 016#50; ${theirZero}`, (t) =>
    t.attack('OP02-102', 'them leader').power('OP02-102', 6000).through(),
  ),
  scenario('OP02-102', 'not while one costs 1', 'me field OP02-102, 016; them leader 003; them hand 012', (t) =>
    t.attack('OP02-102', 'them leader').power('OP02-102', 4000).through(),
  ),
  ...takesOffAttacking('OP02-103', 2, 1),
  scenario('OP02-104', 'is played as a [Trigger]', 'turn 6 1; me life OP02-104 012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().field('me', 'OP02-104').life('me', 1),
  ),
  ...takesOffAttacking('OP02-105', 3, 1),
  takesOffAsPlayed('OP02-106', 2),
  blocks('OP02-108'),
]
