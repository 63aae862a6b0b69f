import type { Scenario } from '../card-scenario.ts'
import { inventedScenario as scenario } from './install.ts'

/** Other costs, hands, trashes and DON!!. */
export const inventedCostScenarios: readonly Scenario[] = [
  scenario('EX01-091', '[SIM87] pays with the power of an active Leader', 'me hand EX01-091; me don 1; me deck 036 012 012', (t) =>
    t.play('EX01-091').may('done').yes().power('me leader', 0).hand('me', '036').end().power('me leader', 5000),
  ),
  scenario('EX01-091', '[SIM87] not with that of a rested one', 'me leader 003 r; me hand EX01-091; me don 1; me deck 036 012', (t) =>
    t.play('EX01-091').asks('me', 'main').power('me leader', 5000).hand('me'),
  ),
  scenario('EX01-092', '[SIM87] or with its own', 'me field EX01-092 r; me deck 036 012 012', (t) =>
    t.activate('EX01-092').power('EX01-092', -1000).power('me leader', 5000).hand('me', '036'),
  ),
  scenario('EX01-093', 'a keyword from a power on', 'me field EX01-093; me don 1', (t) =>
    t.has('EX01-093').give('EX01-093').power('EX01-093', 3000).has('EX01-093', 'banish'),
  ),
  scenario(
    'EX01-094',
    'Leader and Characters alike, by what they are',
    'me leader 060; me hand EX01-094; me don 1; me field 012; them leader 003; them field 012, 036',
    (t) =>
      t
        .play('EX01-094')
        .power('me leader', 6000)
        .power('me 012', 5000)
        .power('EX01-094', 2000)
        .power('them leader', 4000)
        .power('them 012', 3000)
        .power('them 036', 3000)
        .end()
        .power('me leader', 5000),
  ),
  scenario(
    'EX01-095',
    'trashes as many as wanted, then unseen ones',
    'me hand EX01-095 012 025 026; me don 1; them hand 036 036 036',
    (t) =>
      t
        .play('EX01-095')
        .may('done')
        .pick('012', '025')
        .trash('me', '012', '025')
        .asks('me', 'pick')
        .pickBlind(1)
        .hand('them', '036', '036')
        .trash('them', '036')
        .asks('me', 'main'),
  ),
  scenario('EX01-095', 'or none', 'me hand EX01-095 012; me don 1; them hand', (t) =>
    t.play('EX01-095').done().hand('me', '012').trash('me'),
  ),
  scenario(
    'EX01-096',
    'the opponent puts Events of their trash under their deck',
    'me hand EX01-096; me don 1; me trash 028; them trash 026 027 012 055; them deck 018',
    (t) =>
      t
        .play('EX01-096')
        .asks('them', 'pick')
        .offers('026', '027', '055')
        .mayNot('done')
        .pick('027', '055')
        .trash('them', '026', '012')
        .bottom('them', '055', '027', '018')
        .trash('me', '028'),
  ),
  scenario('EX01-096', 'as far as there are any', 'me hand EX01-096; me don 1; them trash 026 012; them deck 018', (t) =>
    t.play('EX01-096').trash('them', '012').bottom('them', '026', '018').asks('me', 'main'),
  ),
  scenario('EX01-097', 'a card of the hand goes on top of the deck', 'me hand EX01-097 012 025; me don 1; me deck 018', (t) =>
    t.play('EX01-097').offers('012', '025').mayNot('done').pick('025').top('me', '025', '018').hand('me', '012'),
  ),
  scenario('EX01-098', 'adds DON!! without asking', 'me hand EX01-098; me don 1', (t) =>
    t.play('EX01-098').asks('me', 'main').don('me', 0, 3, 7),
  ),
  scenario('EX01-099', '[SIM87] an option with a condition that holds', 'me hand EX01-099 012; me don 1; me deck 036 012', (t) =>
    t.play('EX01-099').asks('me', 'pick').option(0).hand('me', '012', '036').don('me', 0, 1),
  ),
  scenario('EX01-099', '[SIM87] or does not', 'me hand EX01-099 012 012; me don 1; me deck 036 012', (t) =>
    t.play('EX01-099').asks('me', 'pick').option(0).hand('me', '012', '012').asks('me', 'main'),
  ),
  scenario('EX01-099', '[SIM87] and one without', 'me hand EX01-099 012 012; me don 1; me deck 036 012', (t) =>
    t.play('EX01-099').asks('me', 'pick').option(1).yes().hand('me', '012', '012').don('me', 0, 2),
  ),
  scenario(
    'EX01-100',
    'Characters of one cost or of another',
    'me hand EX01-100; me don 1; me field EX01-001; them field 014, 047, 067, 051, 017',
    (t) =>
      t.play('EX01-100').offers('them 014', 'them 051', 'them 017').may('done').pick('them 051').field('them', '014', '047', '067', '017'),
  ),
  scenario('EX01-101', 'gives DON!! to the Leader, if any', 'me hand EX01-101; me don 1 1; me field 012', (t) =>
    t.play('EX01-101').offers('me leader').may('done').pick('me leader').given('me leader', 1).asks('me', 'main').don('me', 0, 1),
  ),
]
