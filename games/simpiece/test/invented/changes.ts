import type { Scenario } from '../card-scenario.ts'
import { inventedScenario as scenario } from './install.ts'

/** What lasts for a time. */
export const inventedChangeScenarios: readonly Scenario[] = [
  scenario(
    'EX01-012',
    'takes cost until the turn ends',
    'me hand EX01-012 EX01-012 115; me don 6; me field 010; them field 018, 012',
    (t) =>
      t
        .play('EX01-012')
        .offers('them 018', 'them 012')
        .may('done')
        .pick('them 018')
        .cost('them 018', 1)
        .play('115')
        .offers('them 018', 'them 012')
        .done()
        .done()
        .attack('me leader', 'them leader')
        .through()
        .cost('them 018', 1)
        .end()
        .cost('them 018', 4),
  ),
  scenario('EX01-012', '[SIM65] a cost that was held up is lost with it', 'me hand EX01-012; me don 1; them field EX01-005', (t) =>
    t.cost('EX01-005', 4).play('EX01-012').pick('EX01-005').cost('EX01-005', 0),
  ),
  scenario('EX01-012', '[SIM65] and stays where it is not', 'me hand EX01-012; me don 1; them field EX01-005, EX01-005', (t) =>
    t.play('EX01-012').pick('EX01-005').cost('EX01-005', 2),
  ),
  scenario('EX01-013', '[SIM67] lasts until your next turn begins', 'me hand EX01-013; me don 1; me field 012, 010; them field 010', (t) =>
    t
      .play('EX01-013')
      .offers('me 012', 'me 010', 'me EX01-013')
      .may('done')
      .pick('012')
      .power('012', 6000)
      .end()
      .power('012', 6000)
      .end()
      .power('012', 4000),
  ),
  scenario(
    'EX01-014',
    'gives a keyword until the opponent’s next turn ends',
    'me hand EX01-014; me don 1; me field 012, 010; them field 010',
    (t) =>
      t
        .play('EX01-014')
        .offers('me 012', 'me 010', 'me EX01-014')
        .may('done')
        .pick('012')
        .has('012', 'blocker')
        .end()
        .has('012', 'blocker')
        .attack('them leader', 'me leader')
        .block('012')
        .through()
        .end()
        .field('me', '010', 'EX01-014'),
  ),
  scenario('EX01-014', '[SIM67] and no longer', 'me hand EX01-014; me don 1; me field 012', (t) =>
    t.play('EX01-014').pick('012').end().end().has('012'),
  ),
  scenario(
    'EX01-015',
    '[SIM67] sets a base power until the end of your next turn',
    'me hand EX01-015; me don 1; me field 012, 120; them field 010',
    (t) =>
      t
        .play('EX01-015')
        .offers('me leader', 'me 012', 'me 120', 'me EX01-015')
        .may('done')
        .pick('me leader')
        .power('me leader', 7000)
        .end()
        .end()
        .give('me leader')
        .power('me leader', 8000)
        .end()
        .power('me leader', 5000),
  ),
  scenario('EX01-015', 'lowers it as well', 'me hand EX01-015; me don 1; me field 120 t1000', (t) =>
    t.play('EX01-015').pick('120').power('120', 8000),
  ),
  scenario(
    'EX01-016',
    '[SIM68] takes the power of now; what comes later is added',
    'me hand EX01-016 006; me don 2; them field 018 t1000, 012; them hand 012; me field 025',
    (t) =>
      t
        .play('EX01-016')
        .offers('them 018', 'them 012')
        .may('done')
        .pick('018')
        .power('018', 0)
        .play('006')
        .pick('018')
        .power('018', -2000)
        .attack('me leader', 'them leader')
        .through()
        .power('018', -2000)
        .end()
        .power('018', 6000),
  ),
  scenario('EX01-016', '[SIM68] leaves a negative power alone', 'me hand EX01-016; me don 1; them field 018 t-7000', (t) =>
    t.play('EX01-016').pick('018').power('018', -1000),
  ),
]
