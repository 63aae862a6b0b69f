import type { Scenario } from '../card-scenario.ts'
import { inventedScenario as scenario } from './install.ts'

/** What happens to cards by what they are, in battles, and by whose effect. */
export const inventedEventScenarios: readonly Scenario[] = [
  scenario('EX01-120', '[SIM35] its K.O. in battle', 'turn 6 1; me field EX01-120 r; me deck 036 012 012; them field 018', (t) =>
    t.attack('018', 'me EX01-120').through().hand('me', '036').don('me', 0, 0),
  ),
  scenario(
    'EX01-120',
    '[SIM35] and by an effect, whosever',
    'me leader 091; me field EX01-120; me hand 094; me don 10; me deck 036 012 012',
    (t) => t.play('094').yes().asks('me', 'confirm').yes().asks('me', 'main').don('me', 0, 5).hand('me'),
  ),
  scenario(
    'EX01-121',
    '[SIM93] the K.O. of a Character that is so',
    'me field EX01-121, 018, 018; me deck 036 012 012; them field 012 r, 043 r',
    (t) => t.attack('018', 'them 012').through().hand('me', '036').attack('018/2', 'them 043').through().hand('me', '036').field('them'),
  ),
  scenario(
    'EX01-121',
    '[SIM93] of either side, its own included',
    'turn 6 1; me field EX01-121 r, 012 r; me deck 036 010 012; them field 018, 018',
    (t) => t.attack('018', 'me 012').through().hand('me', '036').attack('018/2', 'me EX01-121').through().hand('me', '010', '036'),
  ),
  scenario('EX01-122', '[SIM93] as it attacks', 'me field EX01-122, EX01-122; me deck 036 012 012; them field 010 r; them hand 012', (t) =>
    t
      .attack('EX01-122', 'them leader')
      .pick('EX01-122')
      .power('EX01-122', 2000)
      .asks('them', 'counter')
      .hand('me', '036')
      .through()
      .power('EX01-122', 1000)
      .attack('EX01-122/2', 'them 010')
      .power('EX01-122/2', 2000)
      .through()
      .hand('me', '036'),
  ),
  scenario(
    'EX01-122',
    '[SIM93] as it is attacked, once nobody blocks',
    'turn 6 1; me field EX01-122 r, EX01-122 r, 019; me hand 010; them field 018, 018, 018',
    (t) =>
      t
        .attack('018', 'me EX01-122')
        .power('me EX01-122', 1000)
        .block('019')
        .power('me EX01-122', 1000)
        .through()
        .attack('018/2', 'me EX01-122')
        .power('me EX01-122', 2000)
        .power('me EX01-122/2', 1000)
        .through()
        .attack('018/3', 'me leader')
        .power('me EX01-122', 1000)
        .through(),
  ),
  scenario(
    'EX01-123',
    '[SIM75] when the opponent attacks',
    'turn 6 1; me field EX01-123; me hand 010; them field 018; them leader 003',
    (t) =>
      t
        .attack('018', 'me leader')
        .asks('me', 'confirm')
        .may('done')
        .yes()
        .power('me leader', 6000)
        .power('them leader', 5000)
        .through()
        .power('me leader', 5000),
  ),
  scenario(
    'EX01-124',
    '[SIM93] battles a Character that is so, and K.O.s one that is so',
    'me field EX01-124, EX01-124; me deck 036 010 012; them field 012 r, 043 r',
    (t) =>
      t
        .attack('EX01-124', 'them 012')
        .through()
        .asks('me', 'confirm')
        .hand('me', '036')
        .may('done')
        .yes()
        .asks('me', 'main')
        .don('me', 0, 1)
        .attack('EX01-124/2', 'them 043')
        .through()
        .hand('me', '036')
        .field('them')
        .don('me', 0, 1),
  ),
  scenario('EX01-124', '[SIM93] no Leader', 'me field EX01-124; me deck 036 012; them leader 031', (t) =>
    t.attack('EX01-124', 'them leader').through().hand('me'),
  ),
  scenario('EX01-124', '[SIM93] whoever attacks', 'turn 6 1; me field EX01-124 r; me deck 036 012; them field 053', (t) =>
    t.attack('053', 'me EX01-124').through().hand('me', '036').field('them', '053').don('me', 0, 0),
  ),
  scenario('EX01-125', '[SIM93] at the end of its battle', 'me field EX01-125, EX01-125; them field 043 r, 045 r', (t) =>
    t
      .attack('EX01-125', 'them 043')
      .through()
      .asks('me', 'confirm')
      .may('done')
      .yes()
      .field('them', '045')
      .bottom('them', '043')
      .attack('EX01-125/2', 'them 045')
      .through()
      .asks('me', 'main')
      .field('them', '045'),
  ),
  scenario('EX01-125', '[SIM93] not what is in the trash', 'me field EX01-125 t9000; them field 043 r', (t) =>
    t.attack('EX01-125', 'them 043').through().asks('me', 'main').trash('them', '043'),
  ),
  scenario('EX01-125', '[SIM93] nor from there', 'turn 6 1; me field EX01-125 r; them field 043', (t) =>
    t.attack('043', 'me EX01-125').through().asks('them', 'main').field('them', '043'),
  ),
  scenario(
    'EX01-126',
    '[SIM94] its damage, before the [Trigger] is decided on',
    'me field EX01-126 t9000, 018; me deck 036 010 012 012; them life 026 012',
    (t) =>
      t
        .attack('EX01-126', 'them leader')
        .asks('me', 'confirm')
        .may('done')
        .yes()
        .trash('me', '036', '010')
        .asks('them', 'trigger')
        .done()
        .life('them', 1)
        .attack('018', 'them leader')
        .through()
        .life('them', 0)
        .trash('me', '036', '010'),
  ),
  scenario('EX01-127', '[SIM94] damage of any attacker, once in a battle', 'me field EX01-127, 121 s1; them life 012 012 012', (t) =>
    t.attack('121', 'them leader').asks('me', 'confirm').may('done').yes().asks('me', 'main').don('me', 0, 1).life('them', 1),
  ),
  scenario('EX01-127', '[SIM94] not what one takes', 'turn 6 1; me field EX01-127; them field 018', (t) =>
    t.attack('018', 'me leader').through().asks('them', 'main').don('me', 0, 0),
  ),
  scenario(
    'EX01-128',
    '[SIM76] DON!! returned by one’s own effect, several at once',
    'me field EX01-128; me hand 096; me don 9; me deck 036 012 012',
    (t) =>
      t.play('096').yes().pick('don rested', 'don rested').asks('me', 'order').pick('EX01-128').yes().hand('me', '036').don('me', 2, 6),
  ),
  scenario('EX01-128', '[SIM76] or one', 'me field EX01-128; me hand 117; me don 3; me deck 036 012', (t) =>
    t.play('117').yes().pick('don rested').hand('me', '036').asks('me', 'main').don('me', 1, 1),
  ),
  scenario('EX01-129', '[SIM76] a card leaves the other Life', 'me field EX01-129, 018; them life 012 012', (t) =>
    t.attack('018', 'them leader').through().power('EX01-129', 3000).end().power('EX01-129', 1000),
  ),
  scenario('EX01-129', '[SIM76] a [Trigger] is activated', 'me field EX01-129, 018; them life 009 012', (t) =>
    t.attack('018', 'them leader').yes().asks('me', 'order').pick('EX01-129').power('EX01-129', 7000).end().power('EX01-129', 1000),
  ),
  scenario('EX01-129', '[SIM76] Life comes to one’s hand', 'turn 6 1; me field EX01-129; me life 012 012; them field 018', (t) =>
    t.attack('018', 'me leader').through().power('me EX01-129', 2000).end().power('me EX01-129', 1000),
  ),
  scenario('EX01-130', '[SIM93] plays a Character that is so', 'me field EX01-130; me hand 010 009; me don 5; me deck 036 012', (t) =>
    t.play('010').hand('me', '009', '036').play('009').hand('me', '036'),
  ),
  scenario(
    'EX01-130',
    '[SIM93] from the hand, also where one makes room',
    'me field EX01-130, 012, 012, 012; me hand EX01-055 010; me trash 010; me don 5; me deck 036 012',
    (t) =>
      t
        .play('EX01-055')
        .pick('010')
        .asks('me', 'room')
        .pick('me 012')
        .hand('me', '010')
        .play('010')
        .asks('me', 'room')
        .pick('me 012')
        .hand('me', '036'),
  ),
  scenario('EX01-131', '[SIM76] one’s effect removes a Character', 'me field EX01-131; me hand 071; me don 4; them field 012', (t) =>
    t.play('071').pick('them 012').power('EX01-131', 2000).end().power('EX01-131', 1000),
  ),
  scenario('EX01-131', '[SIM76] returns one of the opponent’s', 'me field EX01-131, 064 d1; me hand 010; them field 012', (t) =>
    t
      .attack('064', 'them leader')
      .yes()
      .pick('010')
      .pick('them 012')
      .asks('me', 'order')
      .pick('EX01-131')
      .power('EX01-131', 4000)
      .through()
      .power('EX01-131', 4000)
      .end()
      .power('EX01-131', 1000),
  ),
  scenario('EX01-131', '[SIM76] or one of one’s own', 'me field EX01-131, 012; me hand 071; me don 4', (t) =>
    t
      .play('071')
      .pick('me 012')
      .asks('me', 'order')
      .pick('EX01-131')
      .power('EX01-131', 6000)
      .attack('me leader', 'them leader')
      .through()
      .power('EX01-131', 6000)
      .end()
      .power('EX01-131', 1000),
  ),
  scenario(
    'EX01-132',
    '[SIM93] one’s effect rests a Character that is so',
    'me field EX01-132; me hand 048 033; me don 5; me deck 036 012; them field 012, 043',
    (t) => t.play('048').pick('them 012').hand('me', '033', '036').play('033').pick('them 043').hand('me', '036'),
  ),
  scenario(
    'EX01-132',
    '[SIM76] the opponent’s effect rests it',
    'turn 6 1; me field EX01-132; me deck 036 012; them hand 048; them don 2',
    (t) => t.play('048').pick('me EX01-132').asks('me', 'confirm').yes().asks('them', 'main').don('me', 0, 1).hand('me'),
  ),
  scenario(
    'EX01-133',
    '[SIM93] two things, one of them about a Character that is so',
    'turn 6 1; me field EX01-133, 012 r, 010 r; me deck 036 025 026; me life 041 012; them field 018, 018, 018',
    (t) =>
      t
        .attack('018', 'me 012')
        .through()
        .hand('me', '036')
        .attack('018/2', 'me 010')
        .through()
        .hand('me', '036')
        .attack('018/3', 'me leader')
        .through()
        .hand('me', '025', '036', '041'),
  ),
]
