import type { Scenario } from '../card-scenario.ts'
import { inventedScenario as scenario } from './install.ts'

/** Costs, powers and Counter values as they are now, and before anything is added. */
export const inventedValueScenarios: readonly Scenario[] = [
  scenario(
    'EX01-001',
    '[SIM63] [SIM64] takes cost on your turn, not below zero, and what asks for a cost means the one of now',
    'me field EX01-001; me hand 033; me don 3; them field 018, 120, 012',
    (t) =>
      t
        .cost('them 018', 0)
        .cost('them 120', 5)
        .cost('them 012', 0)
        .cost('EX01-001', 1)
        .play('033')
        .offers('them 018', 'them 012')
        .done()
        .end()
        .cost('them 120', 9),
  ),
  scenario(
    'EX01-002',
    'finds costs of zero as they are now',
    'me field EX01-001; me hand EX01-002; me don 1; them field 018, 012, 108, 067',
    (t) =>
      t.play('EX01-002').may('done').offers('them 018', 'them 012', 'them 108').pick('them 018', 'them 012').field('them', '108', '067'),
  ),
  scenario('EX01-002', 'finds nobody of cost 1', 'me hand EX01-002; me don 1; them field 010', (t) =>
    t.play('EX01-002').field('them', '010'),
  ),
  scenario('EX01-003', 'has another base power with DON!!, to which the rest is added', 'me field EX01-003 t1000; me don 1', (t) =>
    t.power('EX01-003', 2000).give('EX01-003').power('EX01-003', 9000).end().power('EX01-003', 7000),
  ),
  scenario(
    'EX01-004',
    '[SIM63] of several base powers the highest counts',
    'me field EX01-004, EX01-003 d1, 012, 018, 120; them field 012',
    (t) =>
      t
        .power('EX01-004', 6000)
        .power('EX01-003', 8000)
        .power('me 012', 6000)
        .power('me 018', 6000)
        .power('me 120', 10000)
        .power('them 012', 4000)
        .power('me leader', 5000),
  ),
  scenario('EX01-004', 'asks for costs of now', 'me field EX01-004, 036, 025, EX01-005; them field 012', (t) =>
    t.cost('036', 1).power('036', 6000).cost('025', 4).power('025', 5000).power('EX01-005', 1000),
  ),
  scenario('EX01-005', 'is added where it holds without and with it', 'me field EX01-005, 012, 010; them field 012', (t) =>
    t.cost('EX01-005', 4).cost('me 012', 3).cost('010', 1).cost('them 012', 2),
  ),
  scenario('EX01-005', '[SIM65] the turn player’s effects come first', 'me field EX01-001; them field EX01-005, 018, 108, 120', (t) =>
    t.cost('EX01-005', 0).cost('018', 0).cost('120', 6),
  ),
  scenario(
    'EX01-006',
    'reads powers as they are now, its own without what it gives',
    'me field EX01-006, 012; me don 2; them field 120',
    (t) => t.power('EX01-006', 5000).give('EX01-006').power('EX01-006', 8000).end().power('EX01-006', 5000),
  ),
  scenario('EX01-006', 'is strengthened by the power of another', 'me field EX01-006, 012 d1; me don 1', (t) =>
    t.power('EX01-006', 5000).give('012').power('012', 6000).power('EX01-006', 7000),
  ),
  scenario(
    'EX01-006',
    '[SIM65] loses what it gives where it would be too weak for it after all',
    'me field EX01-006 d1 t-2000; them field EX01-006 t3000',
    (t) =>
      t
        .power('me EX01-006', 6000)
        .power('them EX01-006', 10_000)
        .attack('me EX01-006', 'them leader')
        .through()
        .end()
        .power('them EX01-006', 5000),
  ),
  scenario('EX01-006', 'loses it also where less is missing', 'me field EX01-006 d1 t-3000', (t) => t.power('EX01-006', 3000)),
  scenario('EX01-006', 'does not hold itself up', 'me field EX01-006; them field 120', (t) => t.power('EX01-006', 5000)),
  scenario(
    'EX01-007',
    'gives a keyword and power to others while it is there',
    'me field EX01-007 r, 012 s5, 025 s5, 018 s5; them field EX01-002 s5; turn 5 0',
    (t) =>
      t
        .has('012', 'rush')
        .has('EX01-007', 'rush')
        .has('018')
        .has('them EX01-002')
        .power('me leader', 6000)
        .power('them leader', 5000)
        .may('attack', '012', 'them leader')
        .mayNot('attack', '018', 'them leader'),
  ),
  scenario(
    'EX01-008',
    '[SIM66] the highest of several Counter values counts',
    'turn 6 1; me field EX01-008; me hand 120 110 051 013 EX01-002 012; them field 018; them hand 120',
    (t) =>
      t
        .attack('018', 'me leader')
        .counter('120', 'me leader')
        .power('me leader', 7000)
        .counter('110', 'me leader')
        .power('me leader', 9000)
        .counter('051', 'EX01-008')
        .counter('013', 'me leader')
        .power('me leader', 11000)
        .counter('EX01-002', 'me leader')
        .power('me leader', 12000)
        .done(),
  ),
  scenario(
    'EX01-009',
    'asks for the base power and for the power of now',
    'me hand EX01-009 EX01-009; me don 2; them leader 003 t1000; them field 018, 012 t2000, 108 t1000, 036 t2000, EX01-003 t6000',
    (t) =>
      t
        .play('EX01-009')
        .may('done')
        .offers('them 012', 'them 108', 'them EX01-003')
        .pick('them 012', 'them 108')
        .field('them', '018', '036', 'EX01-003'),
  ),
  scenario('EX01-010', 'asks for the base cost', 'me field EX01-001; me hand EX01-010; me don 1; them field 025, 018, 012, 025', (t) =>
    t.cost('them 025', 0).play('EX01-010').offers('them 025', 'them 025/2').may('done').pick('them 025').field('them', '018', '012', '025'),
  ),
  scenario(
    'EX01-011',
    'sets base costs and weakens the other Leader',
    'me field EX01-011, EX01-001; me hand EX01-010; me don 1; them field 012, 120',
    (t) =>
      t
        .cost('them 012', 0)
        .cost('me EX01-011', 1)
        .power('them leader', 4000)
        .power('me leader', 5000)
        .play('EX01-010')
        .offers('them 012', 'them 120')
        .done(),
  ),
]
