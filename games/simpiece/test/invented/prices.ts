import type { Scenario } from '../card-scenario.ts'
import { inventedScenario as scenario } from './install.ts'

/** Costs with any cards, on the way and under a condition; limits that are counted. */
export const inventedPriceScenarios: readonly Scenario[] = [
  scenario(
    'EX01-102',
    '[SIM88] pays by resting Leader or Stage, as far as they match',
    'me leader EX01-063; me stage EX01-060; me field 012, EX01-101; me hand EX01-102 EX01-102 EX01-102; me don 3; me deck 5x036',
    (t) =>
      t
        .play('EX01-102')
        .yes()
        .offers('me leader', 'me EX01-060')
        .mayNot('done')
        .pick('me EX01-060')
        .rested('EX01-060')
        .hand('me', '036', 'EX01-102', 'EX01-102')
        .play('EX01-102')
        .yes()
        .rested('me leader')
        .play('EX01-102')
        .asks('me', 'main')
        .hand('me', '036', '036'),
  ),
  scenario('EX01-102', '[SIM88] and no other type', 'me leader 003; me hand EX01-102; me don 1; me deck 036 012', (t) =>
    t.play('EX01-102').asks('me', 'main').hand('me'),
  ),
  scenario(
    'EX01-103',
    '[SIM88] with any cards, DON!! among them',
    'me field EX01-103, 012 r; me don 2 1; me deck 5x036; them field 012',
    (t) =>
      t
        .activate('EX01-103')
        .offers('don active', 'me leader', 'me EX01-103')
        .pick('don active')
        .offers('don active', 'me leader', 'me EX01-103')
        .pick('me leader')
        .rested('me leader')
        .don('me', 1, 2)
        .hand('me', '036')
        .activate('EX01-103')
        .pick('don active')
        .don('me', 0, 3)
        .rested('EX01-103')
        .mayNot('activate', 'EX01-103'),
  ),
  scenario(
    'EX01-104',
    '[SIM88] rests Characters that match, or DON!!',
    'me hand EX01-104; me don 1; me field 012; them stage EX01-060; them field 012, 017; them don 2 1',
    (t) =>
      t
        .play('EX01-104')
        .offers('don active', 'them 012')
        .may('done')
        .pick('don active')
        .pick('them 012')
        .rested('them 012')
        .don('them', 1, 2)
        .active('them 017', 'them leader')
        .don('me', 0, 1),
  ),
  scenario('EX01-104', '[SIM88] or several DON!!', 'me hand EX01-104; me don 1; them don 3', (t) =>
    t.play('EX01-104').pick('don active').pick('don active').asks('me', 'main').don('them', 1, 2),
  ),
  scenario('EX01-105', '[SIM88] or anything at all', 'me hand EX01-105; me don 2; them stage EX01-060; them field 018; them don 2 1', (t) =>
    t
      .play('EX01-105')
      .offers('don active', 'them leader', 'them EX01-060', 'them 018')
      .may('done')
      .pick('them leader', 'EX01-060', 'don active')
      .asks('me', 'main')
      .rested('them leader', 'EX01-060')
      .active('them 018')
      .don('them', 1, 2)
      .don('me', 1, 1),
  ),
  scenario('EX01-106', '[SIM88] returns as many DON!! as wanted, two at least', 'me hand EX01-106; me don 4 1; me deck 036 012 012', (t) =>
    t
      .play('EX01-106')
      .yes()
      .mayNot('done')
      .pick('don rested')
      .mayNot('done')
      .pick('don active')
      .may('done')
      .pick('don active')
      .done()
      .don('me', 1, 1, 8)
      .hand('me', '036'),
  ),
  scenario('EX01-106', '[SIM88] not fewer', 'me hand EX01-106; me don 1; me deck 036 012', (t) =>
    t.play('EX01-106').asks('me', 'main').hand('me'),
  ),
  scenario(
    'EX01-107',
    '[SIM89] pays on the way, and what follows happens',
    'me hand EX01-107 012 041; me don 1; me deck 036 025 026 018 012',
    (t) =>
      t.play('EX01-107').asks('me', 'confirm').may('done').yes().offers('012').pick('012').hand('me', '036', '041', '025', '026', '018'),
  ),
  scenario(
    'EX01-107',
    '[SIM89] or does not, and what follows happens all the same',
    'me hand EX01-107 012; me don 1; me deck 036 025 026 018',
    (t) => t.play('EX01-107').done().hand('me', '036', '012', '025'),
  ),
  scenario('EX01-108', '[SIM89] for nothing else', 'me hand EX01-108; me don 1; me deck 036 025 026', (t) =>
    t.play('EX01-108').yes().don('me', 0, 2).yes().trash('me', '036', '025'),
  ),
  scenario('EX01-108', '[SIM89] only if it can be paid', 'me hand EX01-108; me don 1; me deck 036', (t) =>
    t.play('EX01-108').done().asks('me', 'main').don('me', 0, 1),
  ),
  scenario('EX01-109', '[SIM90] pays only while a condition holds', 'me field EX01-109; me life 012 012; me deck 036 012', (t) =>
    t.activate('EX01-109').rested('EX01-109').hand('me', '036'),
  ),
  scenario(
    'EX01-109',
    '[SIM90] and not otherwise',
    'me field EX01-109; me life 012 012 012; me hand EX01-109 012; me don 2; me deck 036 012',
    (t) => t.mayNot('activate', 'EX01-109').play('EX01-109').asks('me', 'main').hand('me', '012'),
  ),
  scenario('EX01-109', '[SIM90] is asked where it does', 'me life 012 012 012; me hand EX01-109 012; me don 3; me deck 036 012', (t) =>
    t.play('EX01-109').asks('me', 'confirm').may('done').yes().pick('012').hand('me', '036'),
  ),
  scenario(
    'EX01-110',
    '[SIM91] K.O.s by the number of Life cards',
    'me hand EX01-110; me don 1; me life 012; them life 012 012 012; them field 016, 017, 014',
    (t) => t.play('EX01-110').offers('them 016', 'them 017').may('done').pick('them 017').field('them', '016', '014'),
  ),
  scenario(
    'EX01-111',
    '[SIM91] plays by the number of DON!!',
    'me hand EX01-111 016 017 014 026; me don 1 2; them don 9; me field 012',
    (t) => t.play('EX01-111').offers('016', '017').pick('017').field('me', '012', 'EX01-111', '017'),
  ),
  scenario(
    'EX01-112',
    '[SIM35] K.O.’d by an effect of the other side, and only so',
    'turn 6 1; me field EX01-112, EX01-112; me deck 036 025 012; them hand EX01-002; them don 1; them field EX01-001, EX01-001, 018',
    (t) => t.play('EX01-002').pick('me EX01-112').done().hand('me', '036').field('me', 'EX01-112'),
  ),
  scenario(
    'EX01-113',
    '[SIM92] its base power is the power that the other Leader has now',
    'me hand EX01-113; me don 1 1; them leader 003 t2000; me leader 060',
    (t) =>
      t.play('EX01-113').power('EX01-113', 7000).end().power('EX01-113', 7000).power('them leader', 5000).end().power('EX01-113', 1000),
  ),
  scenario(
    'EX01-114',
    '[SIM92] or the power of a Character that it chooses',
    'me hand EX01-114; me don 2; me field 012; them field 014 d1, 018, 047',
    (t) =>
      t
        .play('EX01-114')
        .offers('them 014', 'them 018')
        .may('done')
        .pick('them 018')
        .asks('me', 'main')
        .power('EX01-114', 6000)
        .give('EX01-114')
        .power('EX01-114', 7000)
        .attack('me leader', 'them leader')
        .through()
        .power('EX01-114', 7000)
        .end()
        .power('EX01-114', 1000),
  ),
  scenario(
    'EX01-115',
    '[SIM81] trashes Life down to a number',
    'me hand EX01-115; me don 1; me life 009 012 010 006; them life 036 036 036',
    (t) => t.play('EX01-115').life('me', 2).trash('me', '009', '012').life('them', 3),
  ),
  scenario('EX01-115', '[SIM81] and nothing at or below it', 'me hand EX01-115; me don 1; me life 009 012', (t) =>
    t.play('EX01-115').life('me', 2),
  ),
  scenario(
    'EX01-116',
    'Characters by the DON!! given to them',
    'me hand EX01-116; me don 1; me field 012 d2; them leader 003 d2; them field 014 d2, 018 d1, 047 d3',
    (t) => t.play('EX01-116').offers('them 014', 'them 047').may('done').pick('them 014').field('them', '018', '047'),
  ),
  scenario(
    'EX01-117',
    "[SIM84] gives the opponent's rested DON!! to one of their Characters",
    'me hand EX01-117; me don 1 2; me field 012; them field 012, 018; them don 1 3',
    (t) =>
      t
        .play('EX01-117')
        .offers('them 012', 'them 018')
        .may('done')
        .pick('them 018')
        .asks('me', 'confirm')
        .yes()
        .asks('me', 'main')
        .given('them 018', 2)
        .don('them', 1, 1)
        .don('me', 0, 3),
  ),
  scenario('EX01-117', '[SIM84] not if they have none', 'me hand EX01-117; me don 1 2; them field 012; them don 2', (t) =>
    t.play('EX01-117').asks('me', 'main').given('them 012', 0),
  ),
  scenario(
    'EX01-118',
    '[SIM84] or those of whoever has the card that is chosen',
    'me hand EX01-118; me don 1 1; me field 012; them field 018; them don 1 2',
    (t) =>
      t
        .play('EX01-118')
        .offers('me leader', 'me 012', 'me EX01-118', 'them leader', 'them 018')
        .may('done')
        .pick('them leader')
        .asks('me', 'main')
        .given('them leader', 1)
        .don('them', 1, 1)
        .don('me', 0, 2),
  ),
  scenario('EX01-119', '[SIM84] as a cost as well', 'me field EX01-119; me deck 036 025 012; them field 012, 018; them don 0 3', (t) =>
    t
      .activate('EX01-119')
      .offers('them 012', 'them 018')
      .mayNot('done')
      .pick('them 012')
      .given('them 012', 2)
      .don('them', 0, 1)
      .hand('me', '036')
      .mayNot('activate', 'EX01-119'),
  ),
  scenario('EX01-119', '[SIM84] which needs a Character', 'me field EX01-119; them don 0 3', (t) => t.mayNot('activate', 'EX01-119')),
]
