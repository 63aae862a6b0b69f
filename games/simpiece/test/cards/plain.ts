import { scenario, type Scenario } from '../card-scenario.ts'

/** Scenarios of the cards without abilities, by number: cost, power, Counter, types. */
export const plain: readonly Scenario[] = [
  scenario(
    'OP01-010',
    'costs 1, has 3000, and is of the Land of Wano for Oden',
    'me leader 031; me hand 010 010 012; me don 1 2; them field 036 r',
    (t) =>
      t
        .play('010')
        .don('me', 0, 3)
        .power('010', 3000)
        .activate('me leader')
        .offers('010')
        .pick('010')
        .yes()
        .yes()
        .don('me', 2, 1)
        .turnOf('me')
        .attack('me 010', 'them leader')
        .through()
        .life('them', 4),
  ),
  scenario('OP01-010', 'counters with 1000', 'turn 6 1; me hand 010; them field 025', (t) =>
    t.attack('025', 'me leader').counter('010', 'me leader').life('me', 4).trash('me', '010'),
  ),
  scenario(
    'OP01-012',
    'costs 2, has 4000 and slashes: Luffy is not proof against it',
    'me field 012; me hand 012; me don 2; them field 024 r d2, 018 r',
    (t) =>
      t.play('012').don('me', 0, 2).attack('012', 'them 024').field('them', '018').attack('me leader', 'them 018').field('them', '018'),
  ),
  scenario('OP01-012', 'counters with 1000', 'turn 6 1; me hand 012; them field 025, 018', (t) =>
    t.attack('025', 'me leader').counter('012', 'me leader').life('me', 4).attack('018', 'me leader').through().life('me', 3),
  ),
  scenario(
    'OP01-018',
    'costs 4, has 6000 and strikes: Luffy is proof against it',
    'me field 018, 018; me hand 018; me don 5; them field 024 r d2, 065 r',
    (t) =>
      t.play('018').don('me', 1, 4).attack('018', '024').field('them', '024', '065').attack('018/2', '065').field('them', '024', '065'),
  ),
  scenario('OP01-018', 'counters with 1000', 'turn 6 1; me hand 018; them field 025', (t) =>
    t.attack('025', 'me leader').counter('018', 'me leader').life('me', 4),
  ),
  scenario(
    'OP01-023',
    'costs 3, has 5000, and falls to 6000 but not to 4000',
    'me hand 023; me don 3; me field 023 r; them field 018, 012',
    (t) =>
      t
        .play('023')
        .don('me', 0, 3)
        .attack('me leader', 'them leader')
        .through()
        .end()
        .attack('them 012', 'me 023')
        .field('me', '023', '023')
        .attack('them 018', 'me 023')
        .field('me', '023'),
  ),
  scenario('OP01-023', 'counters with 1000', 'turn 6 1; me hand 023; them field 025', (t) =>
    t.attack('025', 'me leader').counter('023', 'me leader').life('me', 4),
  ),
  scenario(
    'OP01-036',
    'costs 1, has 3000, and is of the Land of Wano for Momonosuke',
    'me field 041; me hand 036; me don 2; me deck 036 012 012; them field 017 d1',
    (t) => t.play('036').don('me', 1, 1).power('036', 3000).activate('041').offers('036').pick('036').pick('012').hand('me', '036'),
  ),
  scenario('OP01-036', 'counters with 1000', 'turn 6 1; me hand 036; them field 025', (t) =>
    t.attack('025', 'me leader').counter('036', 'me leader').life('me', 4),
  ),
  scenario(
    'OP01-043',
    'costs 3, has 5000, and is of the Land of Wano for BE-BENG!!',
    'me field 043 r, 081 r; me hand 059 043 043 023; me don 6',
    (t) =>
      t
        .play('043')
        .don('me', 3, 3)
        .power('043', 5000)
        .play('059')
        .yes()
        .offers('043')
        .pick('043')
        .offers('me 043', 'me 043/2')
        .pick('me 043')
        .active('043')
        .rested('081'),
  ),
  scenario('OP01-043', 'counters with 1000', 'turn 6 1; me hand 043; them field 025', (t) =>
    t.attack('025', 'me leader').counter('043', 'me leader').life('me', 4),
  ),
  scenario('OP01-045', 'costs 4, has 6000, and is a Heart Pirate for Bepo', 'me field 049 d1; me hand 045 045 018; me don 4', (t) =>
    t
      .play('045')
      .don('me', 0, 4)
      .power('045', 6000)
      .attack('049', 'them leader')
      .offers('045')
      .pick('045')
      .through()
      .field('me', '049', '045', '045'),
  ),
  scenario('OP01-045', 'counters with 1000', 'turn 6 1; me hand 045; them field 025', (t) =>
    t.attack('025', 'me leader').counter('045', 'me leader').life('me', 4),
  ),
  scenario(
    'OP01-053',
    'costs 2, has 4000, and is green for Law',
    'me leader 002; me field 010, 010, 010, 010; me hand 053 053 012; me don 4',
    (t) =>
      t.play('053').don('me', 2, 2).power('053', 4000).activate('me leader').pick('me 010').offers('053').pick('053').power('053/2', 4000),
  ),
  scenario('OP01-053', 'counters with 1000', 'turn 6 1; me hand 053; them field 025', (t) =>
    t.attack('025', 'me leader').counter('053', 'me leader').life('me', 4),
  ),
  scenario(
    'OP01-065',
    'costs 5, has 7000 and strikes; Crescent Cutlass returns it, Luffy is proof against it',
    'me leader 091; me field 065, 065; me hand 065; me don 5; them leader 060; them hand 089; them don 3; them field 024 r d2',
    (t) =>
      t
        .play('065')
        .don('me', 0, 5)
        .attack('065', '024')
        .done()
        .field('them', '024')
        .attack('065/2', 'them leader')
        .power('065/2', 7000)
        .play('089')
        .offers('me 065', 'me 065/2', 'me 065/3', 'them 024')
        .pick('me 065/2')
        .life('them', 5)
        .hand('me', '065'),
  ),
  scenario('OP01-065', 'counters with 1000', 'turn 6 1; me hand 065; them field 025', (t) =>
    t.attack('025', 'me leader').counter('065', 'me leader').life('me', 4),
  ),
  scenario(
    'OP01-066',
    'costs 4, has 6000 and slashes; Overheat returns it from Life',
    'me field 066, 066, 065; me hand 066; me don 4; them field 024 r d2; them life 086 012',
    (t) =>
      t
        .play('066')
        .don('me', 0, 4)
        .attack('066', '024')
        .field('them')
        .attack('066/2', 'them leader')
        .power('066/2', 6000)
        .yes()
        .offers('me 066', 'me 066/2', 'me 066/3')
        .pick('me 066')
        .hand('me', '066'),
  ),
  scenario('OP01-066', 'counters with 1000', 'turn 6 1; me hand 066; them field 025', (t) =>
    t.attack('025', 'me leader').counter('066', 'me leader').life('me', 4),
  ),
  scenario(
    'OP01-076',
    'costs 2, has 4000 and strikes; Alvida returns it',
    'me hand 076; me field 076; me don 2; them field 064, 024 r d2; them hand 012',
    (t) =>
      t
        .play('076')
        .don('me', 0, 2)
        .attack('076', '024')
        .done()
        .field('them', '064', '024')
        .end()
        .give('064')
        .attack('064', 'me 076')
        .yes()
        .pick('012')
        .offers('me 076', 'me 076/2')
        .pick('me 076/2')
        .power('me 076', 4000)
        .through()
        .field('me')
        .hand('me', '076'),
  ),
  scenario('OP01-076', 'counters with 1000', 'turn 6 1; me hand 076; them field 025', (t) =>
    t.attack('025', 'me leader').counter('076', 'me leader').life('me', 4),
  ),
  scenario('OP01-081', 'costs 3, has 5000, and Jinbe puts it under the deck', 'me field 066; me hand 081 071; me don 7', (t) =>
    t.play('081').don('me', 4, 3).power('081', 5000).play('071').offers('me 081').pick('081').field('me', '066', '071').bottom('me', '081'),
  ),
  scenario('OP01-081', 'counters with 1000', 'turn 6 1; me hand 081; them field 025', (t) =>
    t.attack('025', 'me leader').counter('081', 'me leader').life('me', 4),
  ),
  scenario(
    'OP01-092',
    'costs 7, has 9000, and Sheep’s Horn does not rest it',
    'me hand 092; me don 7; me field 092 r; them hand 117; them don 3; them field 065',
    (t) =>
      t
        .play('092')
        .don('me', 0, 7)
        .power('092', 9000)
        .end()
        .play('117')
        .yes()
        .pick('don active')
        .active('092/2')
        .attack('them 065', 'me 092')
        .field('me', '092', '092'),
  ),
  scenario('OP01-092', 'is within Mihawk’s reach', 'me field 092; me hand 070; me don 9; them field 094', (t) =>
    t.play('070').offers('me 092').pick('092').bottom('me', '092'),
  ),
  scenario('OP01-092', 'counters with 1000', 'turn 6 1; me hand 092; them field 025', (t) =>
    t.attack('025', 'me leader').counter('092', 'me leader').life('me', 4),
  ),
  scenario(
    'OP01-103',
    'costs 4, has 6000 and shoots: Luffy is not proof against it',
    'me field 103; me hand 103; me don 4; them field 024 r d2, 018',
    (t) => t.play('103').don('me', 0, 4).power('103', 6000).attack('103', '024').field('them', '018'),
  ),
  scenario('OP01-103', 'counters with 1000', 'turn 6 1; me hand 103; them field 025', (t) =>
    t.attack('025', 'me leader').counter('103', 'me leader').life('me', 4),
  ),
  scenario(
    'OP01-107',
    'costs 5, has 7000, and is too dear a SMILE for the fruit',
    'me hand 107 116; me don 7; me deck 107 104 012 012',
    (t) =>
      t
        .play('107')
        .don('me', 2, 5)
        .power('107', 7000)
        .play('116')
        .offers('104')
        .pick('104')
        .pick('012', '012')
        .bottom('me', '107', '012', '012'),
  ),
  scenario('OP01-107', 'counters with 1000', 'turn 6 1; me hand 107; them field 025', (t) =>
    t.attack('025', 'me leader').counter('107', 'me leader').life('me', 4),
  ),
  scenario(
    'OP01-110',
    'costs 6, has 8000; Sheep’s Horn rests it, Oden can trash it',
    'me leader 031; me hand 110 110 103; me don 6 2; me field 092; them hand 117; them don 3',
    (t) =>
      t
        .play('110')
        .don('me', 0, 8)
        .power('110', 8000)
        .activate('me leader')
        .offers('110')
        .pick('110')
        .yes()
        .done()
        .don('me', 1, 7)
        .end()
        .play('117')
        .yes()
        .pick('don active')
        .offers('me 110')
        .pick('110')
        .rested('110'),
  ),
  scenario('OP01-110', 'counters with 1000', 'turn 6 1; me hand 110; them field 025', (t) =>
    t.attack('025', 'me leader').counter('110', 'me leader').life('me', 4),
  ),
]
