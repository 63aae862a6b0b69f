import type { Scenario } from '../card-scenario.ts'
import { inventedScenario as scenario } from './install.ts'

/** What is forbidden, protected and negated. */
export const inventedBarScenarios: readonly Scenario[] = [
  scenario(
    'EX01-017',
    '[SIM70] keeps a card from becoming active once',
    'me hand EX01-017; me don 1; me field 010; them field 018 r, 012 r; them leader 003 r',
    (t) =>
      t
        .play('EX01-017')
        .offers('them 018', 'them 012')
        .may('done')
        .pick('018')
        .end()
        .rested('018')
        .active('012', 'them leader')
        .end()
        .end()
        .active('018'),
  ),
  scenario(
    'EX01-018',
    '[SIM70] who cannot be rested neither attacks nor blocks nor pays with itself, and no effect rests it',
    'me hand EX01-018 048 048; me don 5; me field 010 s1; them field 020, 014, 012, 012; them don 4; them hand 055',
    (t) =>
      t
        .play('EX01-018')
        .offers('them 020', 'them 014', 'them 012', 'them 012/2')
        .may('done')
        .pick('them 020', 'them 014')
        .play('048')
        .pick('them 020')
        .active('them 020')
        .attack('010', 'them leader')
        .through()
        .end()
        .mayNot('attack', 'them 020', 'me leader')
        .may('attack', 'them 012', 'me leader')
        .mayNot('activate', 'them 020')
        .play('055')
        .yes()
        .rested('them 012', 'them 012/2')
        .active('them 020', 'them 014')
        .end()
        .play('048')
        .pick('them 020')
        .rested('them 020'),
  ),
  scenario(
    'EX01-019',
    'keeps a card from attacking a Leader',
    'me hand EX01-019; me don 1; me field 010 r; them field 012 s1, 018 s1',
    (t) =>
      t
        .play('EX01-019')
        .offers('them 012', 'them 018')
        .may('done')
        .pick('them 012')
        .attack('me leader', 'them leader')
        .through()
        .end()
        .mayNot('attack', 'them 012', 'me leader')
        .may('attack', 'them 012', 'me 010')
        .may('attack', 'them 018', 'me leader'),
  ),
  scenario('EX01-020', 'keeps a Blocker from blocking in this battle', 'me field EX01-020 s1, 012 s1; them field 014, 039', (t) =>
    t
      .attack('EX01-020', 'them leader')
      .offers('them 014', 'them 039')
      .may('done')
      .pick('014')
      .mayNot('block', '014')
      .may('block', '039')
      .through()
      .attack('012', 'them leader')
      .may('block', '014')
      .through(),
  ),
  scenario('EX01-021', 'cannot attack while the condition holds', 'me field EX01-021 s1, 012 s1; me hand 011; me don 2', (t) =>
    t
      .mayNot('attack', 'EX01-021', 'them leader')
      .may('attack', '012', 'them leader')
      .play('011')

      .may('attack', 'EX01-021', 'them leader'),
  ),
  scenario(
    'EX01-022',
    '[SIM69] cannot be K.O.’d by the other’s effects: it may be chosen and nothing happens',
    'me hand 115 071; me don 8; them field EX01-022, 012, 036; them leader 003',
    (t) =>
      t
        .play('115')
        .offers('them EX01-022', 'them 012', 'them 036')
        .pick('them 012')
        .done()
        .field('them', 'EX01-022', '012', '036')
        .play('071')
        .pick('them 012')
        .field('them', 'EX01-022', '036'),
  ),
  scenario(
    'EX01-022',
    '[SIM69] one’s own effects and battles can',
    'me leader 091; me hand 094; me don 10; me field EX01-022, 012; them field 012',
    (t) => t.play('094').yes().field('me', '094'),
  ),
  scenario(
    'EX01-023',
    '[SIM69] neither K.O. nor return nor deck, but battle',
    'me hand 115 071; me don 8; me field 018 s1; them field EX01-023 r, 012',
    (t) =>
      t
        .play('115')
        .pick('them EX01-023')
        .done()
        .play('071')
        .pick('them EX01-023')
        .field('them', 'EX01-023', '012')
        .attack('018', 'them EX01-023')
        .through()
        .field('them', '012'),
  ),
  scenario('EX01-023', '[SIM69] one’s own effects do', 'me hand 071 071; me don 8; me field EX01-023, 010; them field 010', (t) =>
    t.play('071').pick('me EX01-023').field('me', '010', '071').play('071').pick('me 010').field('me', '071', '071'),
  ),
  scenario(
    'EX01-024',
    '[SIM69] neither battle nor effects K.O. it until the opponent’s turn has ended',
    'me hand EX01-024; me don 1; me field 012 r, 010 r; them field 018 s1, 018 s1, 018 s1; them don 4; them hand 115',
    (t) =>
      t
        .play('EX01-024')
        .offers('me 012', 'me 010', 'me EX01-024')
        .may('done')
        .pick('012')
        .attack('me leader', 'them leader')
        .through()
        .end()
        .attack('them 018', 'me 012')
        .field('me', '012', '010', 'EX01-024')
        .attack('them 018/2', 'me 010')
        .field('me', '012', 'EX01-024')
        .play('115')
        .pick('me 012')
        .done()
        .field('me', '012', 'EX01-024')
        .end(),
  ),
  scenario('EX01-024', '[SIM67] and no longer', 'me hand EX01-024; me don 1; me field 012; them don 4; them hand 115', (t) =>
    t.play('EX01-024').pick('012').end().end().end().play('115').pick('me 012').done().field('me', 'EX01-024'),
  ),
  scenario(
    'EX01-025',
    '[SIM69] only from effects of such cards',
    'me hand 048 EX01-018; me leader 031; me don 8; them field EX01-025, 012; them hand 012',
    (t) => t.play('048').offers('them EX01-025', 'them 012').pick('them EX01-025').active('them EX01-025'),
  ),
  scenario(
    'EX01-026',
    '[SIM71] takes what is printed, not what it was given',
    'me hand EX01-026 EX01-026; me don 3; me field 012 s1; them field 014 d1 t1000, 039, EX01-028 g2, 007; them life 4x012',
    (t) =>
      t
        .power('EX01-028', 4000)
        .play('EX01-026')
        .offers('them 014', 'them 039', 'them EX01-028', 'them 007')
        .may('done')
        .pick('014')
        .has('014')
        .power('014', 6000)
        .play('EX01-026')
        .pick('EX01-028')
        .has('EX01-028', 'rush')
        .power('EX01-028', 1000)
        .attack('012', 'them leader')
        .mayNot('block', '014')
        .may('block', '039')
        .through()
        .has('014')
        .end()
        .has('014', 'blocker')
        .power('EX01-028', 4000),
  ),
  scenario(
    'EX01-026',
    '[SIM71] no effect at its K.O. nor in the Main Phase',
    'me hand EX01-026 096; me don 8; them field 080, 012; them deck 010 012 012',
    (t) => t.play('EX01-026').pick('080').play('096').yes().pick('080').done().hand('them').trash('them', '080'),
  ),
  scenario('EX01-027', '[SIM71] only effects of that timing', 'me field EX01-027, 020; me hand 006; me don 1; them field 012', (t) =>
    t.play('006').asks('me', 'main').power('them 012', 4000).may('activate', '020').end(),
  ),
  scenario('EX01-027', '[SIM71] of both sides', 'turn 6 1; me field EX01-027; them hand 006; them don 1; me leader 003', (t) =>
    t.play('006').asks('them', 'main'),
  ),
  scenario('EX01-028', '[SIM71] may negate itself', 'me field EX01-028; me hand 011 012; me don 2', (t) =>
    t.power('EX01-028', 1000).play('011').done().power('EX01-028', 4000),
  ),
  scenario(
    'EX01-029',
    '[SIM70] a player may not play Characters, by effects neither',
    'me hand EX01-029; me don 1; me field 012; them hand 012 040 116; them leader 031; them don 9; them deck 100 12x012',
    (t) =>
      t
        .play('EX01-029')
        .end()
        .mayNot('play', '012')
        .may('play', '116')
        .play('116')
        .pick('012', '012', '012', '012')
        .end()
        .end()
        .may('play', '012'),
  ),
  scenario('EX01-030', '[SIM70] draws nothing by effects', 'me field EX01-030; me hand 011 012; me don 2; me deck 10x010', (t) =>
    t.play('011').yes().pick('012').hand('me').end().end().hand('me', '010'),
  ),
  scenario(
    'EX01-031',
    '[SIM70] the other takes no Life by effects',
    'turn 6 1; me field EX01-031; them hand 008; them don 4; me leader 003; me life 012',
    (t) => t.play('008').asks('them', 'main').life('them', 4),
  ),
  scenario('EX01-031', 'one’s own player does', 'me field EX01-031; me hand 008; me don 4', (t) =>
    t.play('008').yes().life('me', 3).has('008', 'rush'),
  ),
  scenario(
    'EX01-032',
    '[SIM70] the other cannot block in this turn',
    'me hand EX01-032; me don 1; me field 012 s1; them field 014; them hand 012',
    (t) => t.play('EX01-032').attack('012', 'them leader').through().attack('me leader', 'them leader').asks('them', 'counter'),
  ),
]
