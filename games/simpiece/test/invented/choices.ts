import type { Scenario } from '../card-scenario.ts'
import { inventedScenario as scenario } from './install.ts'

/** Choices among effects, and choices of the opponent. */
export const inventedChoiceScenarios: readonly Scenario[] = [
  scenario(
    'EX01-074',
    '[SIM83] one of two effects, and then what follows',
    'me hand EX01-074; me don 1; me deck 036 012 012; them field 012, 018',
    (t) =>
      t
        .play('EX01-074')
        .asks('me', 'pick')
        .option(0)
        .hand('me', '036')
        .power('EX01-074', 3000)
        .field('them', '012', '018')
        .attack('me leader', 'them leader')
        .through()
        .power('EX01-074', 3000),
  ),
  scenario(
    'EX01-074',
    '[SIM83] the other',
    'me leader 003 t1000; me hand EX01-074; me don 1; me deck 036 012 012; them leader 003; them field 012, 018',
    (t) =>
      t
        .play('EX01-074')
        .mayNot('done')
        .option(1)
        .offers('them 012', 'them 018')
        .may('done')
        .pick('them 012')
        .field('them', '018')
        .hand('me')
        .power('EX01-074', 4000)
        .attack('me leader', 'them leader')
        .through()
        .power('EX01-074', 4000)
        .end()
        .power('EX01-074', 1000),
  ),
  scenario(
    'EX01-075',
    '[SIM83] the opponent’s choice',
    'me hand EX01-075; me don 1; me deck 036 010 012; them hand 012 018 010; them deck 5x025',
    (t) => t.play('EX01-075').asks('them', 'pick').option(0).asks('them', 'pick').pick('012').hand('them', '010', '018').hand('me'),
  ),
  scenario('EX01-075', '[SIM83] whose effect it is draws', 'me hand EX01-075; me don 1; me deck 036 010 012; them hand 012', (t) =>
    t.play('EX01-075').option(1).hand('me', '010', '036').hand('them', '012'),
  ),
  scenario(
    'EX01-076',
    '[SIM83] the opponent chooses their own',
    'me hand EX01-076; me don 1; me field 010; them leader 003; them field 012, 018, 120',
    (t) =>
      t
        .play('EX01-076')
        .asks('them', 'pick')
        .offers('them 012', 'them 018')
        .mayNot('done')
        .pick('them 012')
        .field('them', '018', '120')
        .field('me', '010', 'EX01-076'),
  ),
  scenario('EX01-076', 'and none that costs more', 'me hand EX01-076 025; me don 1; me field 010; them field 054, 018, 018', (t) =>
    t.play('EX01-076').offers('them 018', 'them 018/2').pick('them 018').field('them', '054', '018'),
  ),
]
