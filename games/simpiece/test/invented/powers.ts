import type { Scenario } from '../card-scenario.ts'
import { inventedScenario as scenario } from './install.ts'

/** Costs with anybody's cards and with DON!! for a card; powers that are added up, and cards that are traded for power. */
export const inventedPowerScenarios: readonly Scenario[] = [
  scenario('EX01-142', '[SIM99] pays with anybody’s Character', 'me field EX01-142, 018; them field 012, 043; me deck 036 012', (t) =>
    t
      .activate('EX01-142')
      .offers('me EX01-142', 'them 012')
      .mayNot('done')
      .pick('them 012')
      .bottom('them', '012')
      .field('them', '043')
      .hand('me', '036'),
  ),
  scenario(
    'EX01-143',
    '[SIM99] or with one’s own Stage',
    'me hand EX01-143 EX01-143; me don 2; me stage EX01-060; them stage EX01-060; me deck 036 012',
    (t) =>
      t.play('EX01-143').yes().hand('me', '036', 'EX01-143').bottom('me', 'EX01-060').play('EX01-143').asks('me', 'main').hand('me', '036'),
  ),
  scenario(
    'EX01-144',
    '[SIM99] gives DON!! to a card that is so',
    'me leader EX01-063; me field EX01-144, EX01-062, 012; me don 3; me deck 036 012; them leader EX01-063',
    (t) =>
      t
        .activate('EX01-144')
        .offers('me leader', 'me EX01-144', 'me EX01-062')
        .mayNot('done')
        .pick('me EX01-062')
        .given('EX01-062', 2)
        .don('me', 1, 0)
        .hand('me', '036')
        .mayNot('activate', 'EX01-144'),
  ),
  scenario(
    'EX01-145',
    '[SIM100] as long as their powers together are no more',
    'me hand EX01-145; me don 1; them field 012, 016, 018, 010, 041',
    (t) =>
      t
        .play('EX01-145')
        .offers('them 012', 'them 016', 'them 018', 'them 010', 'them 041')
        .may('done')
        .pick('them 012')
        .offers('them 016', 'them 041')
        .may('done')
        .pick('them 016')
        .asks('me', 'main')
        .field('them', '018', '010', '041'),
  ),
  scenario(
    'EX01-146',
    '[SIM100] power for every card that is trashed',
    'me field EX01-146; me hand 010 012 036; them hand 012; them leader 003; them field 018',
    (t) =>
      t
        .attack('EX01-146', 'them leader')
        .offers('010', '012')
        .may('done')
        .pick('010', '012')
        .done()
        .offers('me leader', 'me EX01-146')
        .mayNot('done')
        .pick('me leader')
        .power('me leader', 7000)
        .trash('me', '010', '012')
        .through()
        .power('me leader', 5000),
  ),
  scenario('EX01-146', '[SIM100] or none', 'me field EX01-146; me hand 010; them hand 012', (t) =>
    t.attack('EX01-146', 'them leader').done().asks('them', 'counter').power('EX01-146', 1000).through(),
  ),
  scenario('EX01-146', '[SIM100] for itself, until the turn ends', 'me hand EX01-146 010 036; me don 1', (t) =>
    t
      .play('EX01-146')
      .pick('010', '036')
      .asks('me', 'main')
      .power('EX01-146', 5000)
      .attack('me leader', 'them leader')
      .through()
      .power('EX01-146', 5000)
      .end()
      .power('EX01-146', 1000),
  ),
  scenario(
    'EX01-147',
    '[SIM65] a Leader of that name, and Characters that are so, once each',
    'me leader EX01-063; me field EX01-147, 010, 012; them leader EX01-063; them field 010',
    (t) =>
      t
        .power('me leader', 6000)
        .power('EX01-147', 2000)
        .power('me 010', 4000)
        .power('012', 4000)
        .power('them leader', 5000)
        .power('them 010', 3000),
  ),
]
