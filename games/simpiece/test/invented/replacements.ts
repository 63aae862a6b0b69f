import type { Scenario } from '../card-scenario.ts'
import { inventedScenario as scenario } from './install.ts'

/** What is done instead of letting cards leave the field. */
export const inventedReplacementScenarios: readonly Scenario[] = [
  scenario(
    'EX01-033',
    '[SIM72] pays instead of being K.O.’d, once in a turn',
    'turn 6 1; me field EX01-033, 012; me hand 010 033 011; them hand 115 115; them don 8',
    (t) =>
      t
        .play('115')
        .pick('EX01-033')
        .asks('me', 'confirm')
        .may('done')
        .yes()
        .offers('010', '011')
        .pick('010')
        .done()
        .field('me', 'EX01-033', '012')
        .hand('me', '033', '011')
        .play('115')
        .pick('EX01-033')
        .done()
        .field('me', '012'),
  ),
  scenario(
    'EX01-033',
    '[SIM72] declining is no use of it',
    'turn 6 1; me field EX01-033 r; me hand 010 010; them field 012, 018; them leader 003',
    (t) => t.attack('012', 'EX01-033').done().asks('me', 'confirm').done().field('me').trash('me', 'EX01-033'),
  ),
  scenario('EX01-033', 'in battle as well', 'turn 6 1; me field EX01-033 r; me hand 010 010; them field 012; them leader 003', (t) =>
    t.attack('012', 'EX01-033').done().yes().pick('010').field('me', 'EX01-033').hand('me', '010').trash('me', '010'),
  ),
  scenario(
    'EX01-033',
    '[SIM72] but not of other ways, and not without a card',
    'turn 6 1; me field EX01-033, EX01-033; me hand 010; them hand 071 115; them don 8',
    (t) => t.play('071').pick('me EX01-033').field('me', 'EX01-033').play('115').pick('me EX01-033').yes().pick('010').done().hand('me'),
  ),
  scenario(
    'EX01-033',
    '[SIM72] a replaced K.O. is none',
    'turn 6 1; me field EX01-033 r; me hand 010 012; them leader 061 d1; them field 018',
    (t) => t.attack('018', 'EX01-033').done().yes().pick('010').asks('them', 'main').don('them', 0, 0),
  ),
  scenario(
    'EX01-034',
    '[SIM73] one payment is for all that leave together, and it goes itself',
    'turn 6 1; me field EX01-034, 012, 010; them leader 091; them hand 094; them don 10; them field 018',
    (t) => t.play('094').yes().asks('me', 'confirm').may('done').yes().field('me', '012', '010').field('them', '094'),
  ),
  scenario(
    'EX01-034',
    '[SIM73] two of them save each other',
    'turn 6 1; me field EX01-034, EX01-034, 010; them leader 091; them hand 094; them don 10',
    (t) => t.play('094').yes().yes().yes().field('me', 'EX01-034', 'EX01-034', '010').rested('EX01-034', 'EX01-034/2'),
  ),
  scenario(
    'EX01-034',
    '[SIM72] returns and decks as well, not battles, and only active',
    'turn 6 1; me field EX01-034, 012 r, 012; them hand 071 071; them don 8; them field 018',
    (t) =>
      t
        .attack('018', 'me 012')
        .field('me', 'EX01-034', '012')
        .play('071')
        .pick('me 012')
        .yes()
        .field('me', 'EX01-034', '012')
        .play('071')
        .pick('me 012')
        .field('me', 'EX01-034'),
  ),
  scenario('EX01-034', '[SIM72] not what one’s own effects do', 'me field EX01-034, 012; me hand 071; me don 4; them field 012', (t) =>
    t.play('071').pick('me 012').field('me', 'EX01-034', '071'),
  ),
  scenario('EX01-034', 'nor others of theirs', 'me field 012; me hand 071; me don 4; them field EX01-034, 012', (t) =>
    t.play('071').pick('me 012').field('me', '071'),
  ),
  scenario(
    'EX01-035',
    '[SIM72] without “may” the first is replaced, whether one likes or not',
    'turn 6 1; me field EX01-035; them hand 115 115; them don 8',
    (t) => t.play('115').pick('EX01-035').done().field('me', 'EX01-035').play('115').pick('EX01-035').done().field('me'),
  ),
  scenario(
    'EX01-035',
    'by one’s own effects, not by others nor in battle',
    'me leader 091; me field EX01-035, 012; me hand 094; me don 10; them field EX01-035 r, EX01-035; them hand 012',
    (t) =>
      t
        .attack('012', 'them EX01-035')
        .through()
        .field('them', 'EX01-035')
        .play('094')
        .yes()
        .field('me', 'EX01-035', '094')
        .field('them', 'EX01-035'),
  ),
  scenario('EX01-035', 'and no return', 'me hand 071; me don 4; them field EX01-035', (t) => t.play('071').pick('EX01-035').field('them')),
  scenario(
    'EX01-036',
    '[SIM73] gives itself for another: that is no K.O.',
    'turn 6 1; me field EX01-036, 036 r, 012 r; them leader 061 d1; them field 018, 018, 018',
    (t) =>
      t
        .attack('018', 'me 036')
        .asks('me', 'confirm')
        .may('done')
        .yes()
        .field('me', '036', '012')
        .trash('me', 'EX01-036')
        .attack('018/2', 'me 036')
        .asks('them', 'confirm')
        .done()
        .field('me', '012'),
  ),
  scenario('EX01-036', 'not for a card that costs more', 'turn 6 1; me field EX01-036, 012 r; them field 018', (t) =>
    t.attack('018', 'me 012').field('me', 'EX01-036'),
  ),
  scenario(
    'EX01-036',
    'only for one’s own and only in battle',
    'me field 018, 036; me hand 115; me don 4; me leader 003; them field EX01-036, 036, 036 r',
    (t) => t.play('115').pick('them 036').done().field('them', 'EX01-036', '036').attack('018', 'them 036').yes().field('them', '036'),
  ),
  scenario(
    'EX01-037',
    '[SIM72] must pay while it can',
    'turn 6 1; me field EX01-037 r; me don 1; them field 018; them hand 115 071; them don 8',
    (t) => t.attack('018', 'EX01-037').field('me', 'EX01-037').don('me', 0, 0, 10).play('115').pick('EX01-037').done().field('me'),
  ),
  scenario('EX01-037', 'returns and decks as well', 'turn 6 1; me field EX01-037, 012; me don 3; them hand 071; them don 8', (t) =>
    t.play('071').pick('EX01-037').field('me', 'EX01-037', '012').don('me', 2, 0, 8),
  ),
  scenario(
    'EX01-038',
    '[SIM35] trashing is no K.O.',
    'me hand EX01-038 EX01-038; me don 2; them field 080, EX01-022, EX01-023; them leader 003',
    (t) =>
      t
        .play('EX01-038')
        .offers('them 080', 'them EX01-022', 'them EX01-023')
        .may('done')
        .pick('080')
        .trash('them', '080')
        .play('EX01-038')
        .pick('EX01-022')
        .field('them', 'EX01-023'),
  ),
]
