import type { Scenario } from '../card-scenario.ts'
import { inventedScenario as scenario } from './install.ts'

/** Timings and reactions. */
export const inventedReactionScenarios: readonly Scenario[] = [
  scenario(
    'EX01-039',
    '[SIM74] at the end of your turn, which this turn’s power sees',
    'me field EX01-039 t1000; me don 0 3; them field EX01-039; them don 0 2',
    (t) =>
      t
        .end()
        .asks('me', 'confirm')
        .power('me EX01-039', 2000)
        .may('done')
        .yes()
        .yes()
        .don('me', 2, 1)
        .asks('them', 'main')
        .power('me EX01-039', 1000)
        .don('them', 4, 0),
  ),
  scenario(
    'EX01-040',
    '[SIM75] when attacked, before Blockers; declining is no use of it',
    'turn 6 1; me field EX01-040, 012; me hand 010 010 010; them field 018, 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .asks('me', 'confirm')
        .may('done')
        .done()
        .through()
        .attack('018/2', 'me leader')
        .yes()
        .pick('010')
        .offers('me leader', 'me EX01-040', 'me 012')
        .may('done')
        .pick('me leader')
        .power('me leader', 6000)
        .through()
        .power('me leader', 5000)
        .attack('them leader', 'me leader')
        .asks('me', 'counter'),
  ),
  scenario(
    'EX01-040',
    '[SIM75] not when you attack; after the attacker’s own effects',
    'turn 6 1; me field EX01-040; me hand 010; them leader 003; them field 017 d1, EX01-040; them hand 012',
    (t) => t.attack('017', 'me leader').asks('them', 'pick').pick('me EX01-040').asks('me', 'counter'),
  ),
  scenario(
    'EX01-041',
    '[SIM74] at the start of your turn, before the draw',
    'turn 6 1; me field EX01-041; me deck 036 010 012; them field EX01-041',
    (t) => t.end().hand('me', '010', '036').top('me', '012').hand('them'),
  ),
  scenario(
    'EX01-042',
    '[SIM76] as it becomes rested, however',
    'me field EX01-042 s1, EX01-042 r; me deck 6x010; them field EX01-042',
    (t) => t.attack('me EX01-042', 'them leader').hand('me', '010').through(),
  ),
  scenario('EX01-042', '[SIM76] by an effect', 'me hand 048; me don 2; them field EX01-042; them deck 5x010', (t) =>
    t.play('048').pick('EX01-042').hand('them', '010').rested('EX01-042'),
  ),
  scenario(
    'EX01-043',
    '[SIM76] one payment of DON!! is one return; each DON!! is given',
    'me field EX01-043; me hand 096; me don 9; me deck 5x010; them field EX01-043; them deck 5x012',
    (t) =>
      t
        .give('EX01-043', 2)
        .attack('me leader', 'them leader')
        .through()
        .power('me EX01-043', 5000)
        .power('them EX01-043', 1000)
        .play('096')
        .yes()
        .pick('don rested', 'don rested')
        .done()
        .done()
        .hand('me', '010')
        .hand('them', '012'),
  ),
  scenario(
    'EX01-044',
    '[SIM76] when one’s Character is K.O.’d, and when the other’s effect removes it',
    'me field EX01-044, 012, 012, 012 r; me deck 5x010; turn 6 1; them hand 115 071; them don 8; them field 018',
    (t) =>
      t
        .attack('018', 'me 012/3')
        .hand('me', '010')
        .play('071')
        .pick('me 012')
        .asks('me', 'confirm')
        .may('done')
        .yes()
        .don('me', 0, 1)
        .hand('me', '010')
        .play('115')
        .pick('me 012')
        .done()
        .asks('me', 'order')
        .pick('EX01-044')
        .yes()
        .hand('me', '010', '010')
        .don('me', 0, 2),
  ),
  scenario('EX01-044', 'not when the other’s goes', 'me field EX01-044, 018; me hand 071; me don 4; them field 012 r, 036', (t) =>
    t.attack('018', '012').hand('me', '071').play('071').pick('036').don('me', 0, 4),
  ),
  scenario(
    'EX01-045',
    '[SIM76] damage, once for a battle',
    'turn 6 1; me field EX01-045; me life 012 012; them field 121 s1, EX01-045; them leader 003',
    (t) => t.attack('121', 'me leader').asks('me', 'confirm').may('done').yes().don('me', 0, 1).life('me', 0).don('them', 0, 0),
  ),
  scenario('EX01-045', 'Life by a cost is no damage', 'me field EX01-045; me hand 008; me don 4', (t) =>
    t.play('008').yes().don('me', 0, 4),
  ),
  scenario(
    'EX01-054',
    '[SIM76] Life that leaves, by damage and otherwise',
    'turn 6 1; me field EX01-054; them field EX01-054, 121 s1; them hand 008; them don 4',
    (t) =>
      t
        .attack('121', 'me leader')
        .through()
        .power('me EX01-054', 3000)
        .play('008')
        .yes()
        .power('them EX01-054', 2000)
        .power('me EX01-054', 3000)
        .end()
        .power('me EX01-054', 1000),
  ),
  scenario(
    'EX01-046',
    '[SIM76] when Life becomes none',
    'turn 6 1; me field EX01-046; me life 012 012; me deck 5x010; them field 018, 018, EX01-046',
    (t) =>
      t.attack('018', 'me leader').through().hand('me', '012').attack('018/2', 'me leader').done().done().hand('me', '010', '012', '012'),
  ),
  scenario('EX01-047', '[SIM76] when the other uses a Blocker', 'me field EX01-047, 012 s1; me deck 5x010; them field 014, EX01-047', (t) =>
    t.attack('012', 'them leader').block('014').hand('me', '010').hand('them'),
  ),
  scenario(
    'EX01-048',
    '[SIM76] when Characters are played',
    'me field EX01-048; me hand 010 012; me don 3; them hand 010 116; them don 3; them field EX01-048',
    (t) =>
      t
        .play('010')
        .power('me EX01-048', 2000)
        .power('them EX01-048', 3000)
        .play('012')
        .power('me EX01-048', 3000)
        .end()
        .play('010')
        .power('me EX01-048', 3000)
        .power('them EX01-048', 2000),
  ),
  scenario('EX01-048', 'counts itself', 'me hand EX01-048; me don 1', (t) => t.play('EX01-048').power('EX01-048', 2000)),
  scenario(
    'EX01-049',
    '[SIM76] what effects do to the hand',
    'turn 6 1; me field EX01-049; me hand 012 012; me don 0; them hand 114 011 010; them don 10; them field EX01-049; them deck 5x010',
    (t) =>
      t
        .play('114')
        .yes()
        .pick('don active')
        .pick('012')
        .power('me EX01-049', 2000)
        .play('011')
        .yes()
        .pick('010')
        .attack('them leader', 'me leader')
        .through()
        .power('them EX01-049', 3000)
        .power('me EX01-049', 2000)
        .end()
        .power('me EX01-049', 1000),
  ),
  scenario(
    'EX01-050',
    '[SIM74] what is put off happens at the end of the turn, although its card has left',
    'me hand EX01-050 071; me don 5; me deck 5x036; them field 012, 018',
    (t) =>
      t
        .play('EX01-050')
        .offers('them 012', 'them 018')
        .may('done')
        .pick('012')
        .rested('them 012')
        .play('071')
        .pick('me EX01-050')
        .field('them', '012', '018')
        .end()
        .field('them', '018')
        .hand('me', '036'),
  ),
  scenario('EX01-050', 'not at the end of a battle', 'me hand EX01-050; me don 1; me field 010; them field 012', (t) =>
    t.play('EX01-050').pick('012').attack('010', 'them leader').through().field('them', '012').end().field('them'),
  ),
  scenario('EX01-051', '[SIM74] at the end of the battle', 'me field EX01-051 s1; me deck 5x036; them hand 010', (t) =>
    t.attack('EX01-051', 'them leader').field('me', 'EX01-051').through().field('me').bottom('me', 'EX01-051'),
  ),
  scenario(
    'EX01-052',
    '[SIM77] Characters, not the Leader, on the turn it is played',
    'me hand EX01-052; me don 1; me field 012 s5, EX01-052 s1; them field 010 r, 036',
    (t) =>
      t
        .play('EX01-052')
        .may('attack', 'EX01-052/2', '010')
        .mayNot('attack', 'EX01-052/2', 'them leader')
        .mayNot('attack', 'EX01-052/2', '036')
        .may('attack', 'EX01-052', 'them leader')
        .has('EX01-052', 'rushCharacter')
        .mayNot('attack', '012', '010'),
  ),
  scenario('EX01-053', '[SIM77] nobody blocks', 'me field EX01-053 s1, 012 s1; them field 014; them hand 012', (t) =>
    t.attack('EX01-053', 'them leader').asks('them', 'counter').through().attack('012', 'them leader').asks('them', 'block'),
  ),
]
