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
  scenario(
    'EX01-077',
    '[SIM84] gives rested DON!! to a card that is chosen',
    'me hand EX01-077; me don 1 3; me field 012; them field 010',
    (t) =>
      t
        .play('EX01-077')
        .offers('me leader', 'me 012', 'me EX01-077')
        .may('done')
        .pick('012')
        .given('012', 1)
        .asks('me', 'confirm')
        .may('done')
        .yes()
        .given('012', 2)
        .don('me', 0, 2)
        .asks('me', 'main'),
  ),
  scenario('EX01-077', 'nothing without rested ones', 'me hand EX01-077 012; me don 1; me field 012', (t) =>
    t
      .play('EX01-077')
      .offers('me leader', 'me 012', 'me EX01-077')
      .pick('me leader')
      .given('me leader', 1)
      .don('me', 0, 0)
      .asks('me', 'main'),
  ),
  scenario(
    'EX01-078',
    '[SIM85] changes the target: the new one may be active, and it is no block',
    'turn 6 1; me field EX01-078, 012, 014, 010; them field EX01-053 s1, 018 s1; me hand 036',
    (t) =>
      t
        .attack('EX01-053', 'me leader')
        .offers('me leader', 'me 012', 'me 014')
        .may('done')
        .pick('012')
        .active('me 012')
        .asks('me', 'counter')
        .done()
        .field('me', 'EX01-078', '014', '010')
        .life('me', 4)
        .attack('018', 'me leader')
        .asks('me', 'block'),
  ),
  scenario(
    'EX01-079',
    '[SIM12] costs less in hand while the condition holds',
    'me hand EX01-079 EX01-079; me don 5; me life 012 012; me field 013',
    (t) => t.play('EX01-079').don('me', 3, 2).cost('EX01-079', 4),
  ),
  scenario('EX01-079', 'and else its cost', 'me hand EX01-079; me don 3; me life 012 012 012', (t) => t.mayNot('play', 'EX01-079')),
  scenario('EX01-079', 'exactly that', 'me hand EX01-079; me don 1; me life 012', (t) => t.mayNot('play', 'EX01-079')),
  scenario(
    'EX01-080',
    '[SIM25] its [Trigger] uses its [On Play] effect, and trashes it',
    'turn 6 1; me life EX01-080 012; me deck 036 012; them field 018; me hand 010',
    (t) => t.attack('018', 'me leader').done().yes().hand('me', '010', '036').trash('me', 'EX01-080'),
  ),
  scenario('EX01-080', 'and when it is played', 'me hand EX01-080; me don 1; me deck 036 012', (t) => t.play('EX01-080').hand('me', '036')),
  scenario(
    'EX01-081',
    '[SIM14] a Stage is a card on the field',
    'me hand EX01-081 EX01-060 EX01-081; me don 3; me deck 036 012 012; them stage EX01-060',
    (t) => t.play('EX01-081').hand('me', '036', 'EX01-060', 'EX01-081').play('EX01-060').play('EX01-081').hand('me', '036'),
  ),
]
