import type { Scenario } from '../card-scenario.ts'
import { inventedScenario as scenario } from './install.ts'

/** Cards chosen before, attacks that nobody blocks, hands of a size, and DON!! for several cards. */
export const inventedHandScenarios: readonly Scenario[] = [
  scenario(
    'EX01-134',
    '[SIM95] nobody blocks the attacks of the chosen card',
    'me leader EX01-063; me hand EX01-134; me don 1; me field EX01-052, 018; them field 019; them hand 012',
    (t) =>
      t
        .play('EX01-134')
        .offers('me leader', 'me EX01-052', 'me EX01-134')
        .may('done')
        .pick('me EX01-052')
        .attack('018', 'them leader')
        .asks('them', 'block')
        .through()
        .attack('EX01-052', 'them leader')
        .asks('them', 'counter')
        .through(),
  ),
  scenario(
    'EX01-135',
    '[SIM96] asks what the chosen card is now',
    'me hand EX01-135 EX01-135; me don 2; me field 012; them field 012, 043',
    (t) =>
      t
        .play('EX01-135')
        .offers('them 012', 'them 043')
        .may('done')
        .pick('them 012')
        .field('them', '043')
        .play('EX01-135')
        .pick('them 043')
        .field('them', '043')
        .attack('me leader', 'them leader')
        .through()
        .power('them 043', 3000)
        .end()
        .power('them 043', 5000),
  ),
  scenario('EX01-135', '[SIM96] and nothing where none was', 'me hand EX01-135; me don 1; them field 012', (t) =>
    t.play('EX01-135').done().field('them', '012'),
  ),
  scenario('EX01-136', '[SIM96] if you do', 'me field EX01-136; them field 043 r', (t) =>
    t.attack('EX01-136', 'them 043').through().asks('me', 'confirm').may('done').yes().field('them').field('me'),
  ),
  scenario('EX01-136', '[SIM96] and not if it could not be done', 'me field EX01-136; them field EX01-023 r t9000', (t) =>
    t.attack('EX01-136', 'them EX01-023').through().yes().field('them', 'EX01-023').field('me', 'EX01-136'),
  ),
  scenario('EX01-137', 'three DON!! or more', 'me hand EX01-137; me don 0 3; me deck 036 012', (t) => t.play('EX01-137').hand('me', '036')),
  scenario('EX01-137', 'not two', 'me hand EX01-137; me don 1 1; me deck 036 012; them don 3', (t) =>
    t.play('EX01-137').hand('me').power('EX01-137', 1000),
  ),
  scenario('EX01-137', 'or none', 'me hand EX01-137; me deck 036 012; them don 1', (t) => t.play('EX01-137').hand('me', '036')),
  scenario('EX01-137', 'all DON!! rested', 'me field EX01-137; me hand 010; me don 0 2', (t) => t.power('EX01-137', 2000)),
  scenario('EX01-137', 'and the other condition', 'me field EX01-137; me hand 010 010; me don 0 2', (t) => t.power('EX01-137', 1000)),
  scenario('EX01-137', 'given ones are not rested', 'me leader 003 d1; me field EX01-137; me don 0 2', (t) => t.power('EX01-137', 1000)),
  scenario('EX01-138', '[SIM97] draws as many as wanted', 'me hand EX01-138 EX01-138; me don 2; me deck 036 010 025 026 012', (t) =>
    t
      .play('EX01-138')
      .asks('me', 'confirm')
      .may('done')
      .yes()
      .yes()
      .asks('me', 'main')
      .hand('me', 'EX01-138', '036', '010')
      .play('EX01-138')
      .yes()
      .done()
      .hand('me', '036', '010', '025'),
  ),
  scenario('EX01-139', '[SIM97] draws up to a hand', 'me hand EX01-139 010; me don 1; me deck 036 025 026 012', (t) =>
    t.play('EX01-139').hand('me', '010', '036', '025'),
  ),
  scenario('EX01-139', '[SIM97] and none to a larger one', 'me hand EX01-139 010 010 010 010; me don 1; me deck 036 025', (t) =>
    t.play('EX01-139').hand('me', '010', '010', '010', '010'),
  ),
  scenario(
    'EX01-140',
    '[SIM97] both hands down to a size, the turn player first',
    'me hand EX01-140 010 012 036; me don 1; them hand 010 012 036 041',
    (t) =>
      t
        .play('EX01-140')
        .asks('me', 'pick')
        .mayNot('done')
        .pick('010')
        .asks('them', 'pick')
        .pick('010', '041')
        .hand('me', '012', '036')
        .hand('them', '012', '036')
        .activate('EX01-140')
        .pick('036')
        .asks('me', 'main')
        .hand('me', '012')
        .hand('them', '012', '036'),
  ),
  scenario('EX01-141', '[SIM98] one DON!! to each chosen', 'me field EX01-141, 010, 012, 036; me don 0 3', (t) =>
    t
      .activate('EX01-141')
      .offers('me EX01-141', 'me 010', 'me 036')
      .may('done')
      .pick('me 010', 'me 036')
      .asks('me', 'main')
      .given('010', 1)
      .given('036', 1)
      .don('me', 0, 1),
  ),
  scenario(
    'EX01-141',
    '[SIM98] or to all, several if wanted',
    'me leader EX01-063; me hand EX01-141; me don 1 5 0; me field EX01-062, 012; them leader EX01-063',
    (t) =>
      t
        .play('EX01-141')
        .offers('me leader', 'me EX01-062', 'me EX01-141')
        .may('done')
        .pick('me EX01-062', 'me leader')
        .done()
        .asks('me', 'confirm')
        .yes()
        .done()
        .asks('me', 'main')
        .given('EX01-062', 2)
        .given('me leader', 1)
        .don('me', 0, 3),
  ),
]
