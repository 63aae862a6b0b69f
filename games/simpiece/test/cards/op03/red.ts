import { scenario, type Scenario } from '../../card-scenario.ts'
import { blocks, fearsNoSlash } from '../common.ts'

/** Red Characters of OP03. */
export const op03Red: readonly Scenario[] = [
  scenario(
    'OP03-002',
    'as it attacks with a DON!! no Blocker of 2000 or less may be activated in its battle',
    'me field OP03-002 d1, 018; them leader 003; them field 019, 100',
    (t) =>
      t
        .attack('OP03-002', 'them leader')
        .mayNot('block', '019')
        .may('block', '100')
        .through()
        .attack('018', 'them leader')
        .may('block', '019')
        .through(),
  ),
  scenario('OP03-002', 'not without', 'me field OP03-002; them leader 003; them field 019', (t) =>
    t.attack('OP03-002', 'them leader').may('block', '019').through(),
  ),
  scenario(
    'OP03-003',
    'looks at five cards for one of the Whitebeard Pirates, no other Izo',
    'me hand OP03-003; me don 1; me deck OP03-003 OP02-003 033 OP02-021 012 OP02-006 010',
    (t) =>
      t
        .play('OP03-003')
        .offers('OP02-003', 'OP02-021')
        .may('done')
        .pick('OP02-021')
        .hand('me', 'OP02-021')
        .pick('OP03-003', 'OP02-003', '033')
        .top('me', 'OP02-006', '010')
        .bottom('me', '012', '033', 'OP02-003', 'OP03-003'),
  ),
  scenario('OP03-005', 'has 2000 more for the turn, and is trashed at its end', 'me field OP03-005, 012; them leader 003', (t) =>
    t
      .activate('OP03-005')
      .power('OP03-005', 4000)
      .mayNot('activate', 'OP03-005')
      .attack('012', 'them leader')
      .through()
      .power('OP03-005', 4000)
      .end()
      .field('me', '012')
      .trash('me', 'OP03-005'),
  ),
  ...fearsNoSlash('OP03-008'),
  scenario('OP03-008', 'looks at five cards for a red Event', 'me hand OP03-008; me don 1; me deck 029 012 058 026 OP02-003 030 010', (t) =>
    t.play('OP03-008').offers('029', '026').may('done').pick('026').hand('me', '026').pick('029', '012', '058').top('me', '030', '010'),
  ),
  scenario(
    'OP03-009',
    'gives a rested DON!! to a Leader or Character, once a turn',
    'me field OP03-009, 012; me don 2 2; them field 012',
    (t) =>
      t
        .activate('OP03-009')
        .offers('me leader', 'me OP03-009', 'me 012')
        .may('done')
        .pick('me 012')
        .given('me 012', 1)
        .don('me', 2, 1)
        .mayNot('activate', 'OP03-009'),
  ),
  blocks('OP03-010'),
  scenario(
    'OP03-011',
    'takes 2000 for the turn as it attacks with a DON!!',
    'me field OP03-011 d1, 012; them leader 003; them field 018, 012',
    (t) =>
      t
        .attack('OP03-011', 'them leader')
        .offers('them 018', 'them 012')
        .may('done')
        .pick('them 018')
        .through()
        .attack('me 012', 'them leader')
        .through()
        .power('them 018', 4000)
        .power('them 012', 4000)
        .end()
        .power('them 018', 6000),
  ),
  scenario('OP03-011', 'not without', 'me field OP03-011; them leader 003; them field 018', (t) =>
    t.attack('OP03-011', 'them leader').through().power('them 018', 6000),
  ),
  scenario(
    'OP03-012',
    'trashes a red Character of 4000 or more as it attacks to draw a card and have 1000 more in the battle',
    'me field OP03-012, 012, 010, 053, 018; me deck 036 025; them leader 003; them field 012',
    (t) =>
      t
        .attack('OP03-012', 'them leader')
        .may('done')
        .yes()
        .offers('me OP03-012', 'me 012', 'me 018')
        .pick('me 012')
        .hand('me', '036')
        .power('OP03-012', 7000)
        .field('me', 'OP03-012', '010', '053', '018')
        .through()
        .power('OP03-012', 6000),
  ),
  scenario(
    'OP03-013',
    'K.O.s a Character of 3000 or less as it is played in its turn',
    'me hand OP03-013; me don 5; me field 036; them leader 003 t-3000; them field 010, 012, 036',
    (t) => t.play('OP03-013').offers('them 010', 'them 036').may('done').pick('them 010').field('them', '012', '036'),
  ),
  scenario(
    'OP03-013',
    'comes back rested for an Event, and K.O.s none in the opponent’s turn',
    'turn 6 1; me field OP03-013 r; me hand 029 012 030; them field 018, 010',
    (t) =>
      t
        .attack('018', 'OP03-013')
        .through()
        .may('done')
        .yes()
        .offers('029', '030')
        .pick('029')
        .field('me', 'OP03-013')
        .rested('OP03-013')
        .asks('them', 'main')
        .hand('me', '012', '030'),
  ),
  scenario(
    'OP03-014',
    'plays a red Character that costs 1 as it attacks',
    'me field OP03-014; me hand 010 OP02-016 012 036 029; them leader 003',
    (t) => t.attack('OP03-014', 'them leader').offers('010', 'OP02-016').may('done').pick('010').field('me', 'OP03-014', '010').through(),
  ),
]
