import type { Scenario } from '../card-scenario.ts'
import { inventedScenario as scenario } from './install.ts'

/** Life as cards in an order, some of them known. */
export const inventedLifeScenarios: readonly Scenario[] = [
  scenario(
    'EX01-064',
    '[SIM81] adds the top card of the deck unseen',
    'me hand EX01-064; me don 1; me life 012 010; me deck 036 025 012',
    (t) => t.play('EX01-064').asks('me', 'confirm').may('done').yes().lifeCards('me', '036 012 010', '000').deckSize('me', 2),
  ),
  scenario(
    'EX01-064',
    '[SIM81] not more than one, and a known card stays known',
    "me hand EX01-064 010; me don 1; me life 012; me deck 036'3 025 012",
    (t) => t.play('EX01-064').yes().lifeCards('me', '036 012', '30').asks('me', 'main'),
  ),
  scenario(
    'EX01-065',
    '[SIM81] face up, for all to see',
    'me hand EX01-065; me don 1; me life 012; me deck 036 025 010 012; them field 018',
    (t) =>
      t
        .play('EX01-065')
        .yes()
        .yes()
        .lifeCards('me', '025 036 012', '770')
        .end()
        .attack('018', 'me leader')
        .done()
        .lifeCards('me', '036 012', '70')
        .hand('me', '025')
        .end(),
  ),
  scenario('EX01-066', '[SIM81] from the hand, known to its owner alone', 'me hand EX01-066 036 012; me don 1; me life 012', (t) =>
    t.play('EX01-066').offers('036', '012').may('done').pick('036').lifeCards('me', '036 012', '10').hand('me', '012'),
  ),
  scenario(
    'EX01-067',
    '[SIM81] to both hands, without [Trigger]',
    "me hand EX01-067; me don 1; me life 009 012; them life 036'7 009 010; them hand",
    (t) =>
      t
        .play('EX01-067')
        .lifeCards('me', '012', '0')
        .hand('me', '009')
        .lifeCards('them', '010', '0')
        .hand('them', '009', '036')
        .asks('me', 'main'),
  ),
  scenario('EX01-068', 'trashes Life as a cost and as an effect', 'me field EX01-068; me life 009 012; them life 036 009 010', (t) =>
    t
      .activate('EX01-068')
      .life('me', 1)
      .trash('me', '009')
      .life('them', 2)
      .trash('them', '036')
      .activate('EX01-068')
      .life('me', 0)
      .mayNot('activate', 'EX01-068'),
  ),
  scenario('EX01-069', '[SIM82] turns the top card up, while it lies face down', 'me field EX01-069; me life 009 012; me deck 5x010', (t) =>
    t.activate('EX01-069').lifeCards('me', '009 012', '70').hand('me', '010').mayNot('activate', 'EX01-069'),
  ),
  scenario(
    'EX01-070',
    '[SIM82] and down, which all remember',
    "me field EX01-070; me life 009'7 012; me deck 5x010; them field EX01-070",
    (t) =>
      t
        .power('me EX01-070', 2000)
        .power('them EX01-070', 1000)
        .activate('me EX01-070')
        .lifeCards('me', '009 012', '30')
        .hand('me', '010')
        .power('me EX01-070', 1000)
        .mayNot('activate', 'me EX01-070'),
  ),
  scenario(
    'EX01-071',
    '[SIM82] looks and puts it back on top or under the others',
    'me hand EX01-071 EX01-071; me don 2; me life 009 012 010; them life 036',
    (t) =>
      t
        .play('EX01-071')
        .asks('me', 'confirm')
        .pick('bottom')
        .lifeCards('me', '012 010 009', '001')
        .play('EX01-071')
        .pick('top')
        .lifeCards('me', '012 010 009', '101'),
  ),
  scenario(
    'EX01-072',
    '[SIM82] of the other side as well, and a side stays as it is',
    "me hand EX01-072 EX01-072; me don 2; them life 009 036'7 012; me life 012",
    (t) =>
      t
        .play('EX01-072')
        .pick('bottom')
        .lifeCards('them', '036 012 009', '701')
        .play('EX01-072')
        .pick('bottom')
        .lifeCards('them', '012 009 036', '017'),
  ),
  scenario(
    'EX01-072',
    '[SIM82] who has looked knows it also where it lies again',
    'me hand EX01-072 012; me leader 060; me don 1; them life 009',
    (t) => t.play('EX01-072').pick('top').lifeCards('them', '009', '1').end(),
  ),
  scenario('EX01-073', '[SIM82] turned up by an effect', 'me hand EX01-073; me don 1; me life 009 012; them life 012', (t) =>
    t.play('EX01-073').lifeCards('me', '009 012', '70').lifeCards('them', '012', '0'),
  ),
  scenario(
    'EX01-073',
    '[SIM81] a card that all know stays known in the hand',
    "me hand EX01-073; me don 1; me life 010'7; them field 018",
    (t) => t.play('EX01-073').end().attack('018', 'me leader').asks('me', 'trigger').done().hand('me', '010'),
  ),
  scenario(
    'EX01-082',
    '[SIM86] pays with the bottom card of Life, or the top one',
    'me field EX01-082; me life 009 012 010; me deck 5x036',
    (t) =>
      t
        .activate('EX01-082', 0)
        .asks('me', 'confirm')
        .pick('bottom')
        .lifeCards('me', '009 012', '00')
        .hand('me', '010', '036')
        .activate('EX01-082', 0)
        .pick('top')
        .lifeCards('me', '012', '0')
        .hand('me', '009', '010', '036', '036')
        .activate('EX01-082', 0)
        .life('me', 0)
        .mayNot('activate', 'EX01-082'),
  ),
  scenario('EX01-082', '[SIM86] or trashes it', 'me field EX01-082; me life 009 012 010; me deck 5x036', (t) =>
    t
      .activate('EX01-082', 1)
      .pick('bottom')
      .lifeCards('me', '009 012', '00')
      .trash('me', '010')
      .hand('me', '036', '036')
      .activate('EX01-082', 1)
      .pick('top')
      .trash('me', '009', '010'),
  ),
  scenario(
    'EX01-083',
    'takes Life of the other side only as far as its player wants',
    'me hand EX01-083 EX01-083; me don 2; me life 036; them life 009 012 010 006; them hand',
    (t) =>
      t
        .play('EX01-083')
        .may('done')
        .yes()
        .hand('them', '009')
        .yes()
        .yes()
        .trash('them', '010', '012')
        .life('them', 1)
        .life('me', 1)
        .play('EX01-083')
        .done()
        .done()
        .life('them', 1),
  ),
  scenario(
    'EX01-084',
    '[SIM86] effects take from either end as well',
    'me hand EX01-084; me don 1; me life 009 012 010 006; them life 036',
    (t) =>
      t
        .play('EX01-084')
        .pick('bottom')
        .hand('me', '006')
        .pick('bottom')
        .trash('me', '010')
        .lifeCards('me', '009 012', '00')
        .life('them', 1),
  ),
  scenario('EX01-084', '[SIM86] top as well as bottom', 'me hand EX01-084; me don 1; me life 009 012; them life 036', (t) =>
    t.play('EX01-084').pick('top').hand('me', '009').trash('me', '012').life('me', 0),
  ),
  scenario('EX01-085', 'adds two cards without asking', 'me hand EX01-085; me don 1; me life 012; me deck 036 025 010 012', (t) =>
    t.play('EX01-085').asks('me', 'main').lifeCards('me', '025 036 012', '000'),
  ),
  scenario('EX01-086', 'only cards that fit go face up to Life', 'me hand EX01-086 006 012 025 026; me don 1; me life 012', (t) =>
    t.play('EX01-086').offers('006', '012').may('done').pick('006').lifeCards('me', '006 012', '70'),
  ),
  scenario(
    'EX01-087',
    "[SIM86] a Character goes to its owner's Life, where all know it",
    'me hand EX01-087 EX01-087; me don 2; me field 006; me life 036; them field 014, 012, 017; them life 009 010',
    (t) =>
      t
        .play('EX01-087')
        .offers('them 012', 'them 017')
        .may('done')
        .pick('them 012')
        .pick('bottom')
        .lifeCards('them', '009 010 012', '007')
        .play('EX01-087')
        .pick('them 017')
        .pick('top')
        .lifeCards('them', '017 009 010 012', '7007')
        .lifeCards('me', '036', '0'),
  ),
  scenario(
    'EX01-088',
    "[SIM86] face down, and one's own",
    'me hand EX01-088; me don 1; me field 006, 012; them field 017; me life 036',
    (t) => t.play('EX01-088').offers('006', '012').mayNot('done').pick('006').lifeCards('me', '006 036', '30').field('them', '017'),
  ),
  scenario('EX01-089', '[SIM82] turns all of them', "me hand EX01-089; me don 1; me life 009'7 012 010'7 006; them life 036'7", (t) =>
    t.play('EX01-089').lifeCards('me', '009 012 010 006', '3030').lifeCards('them', '036', '7'),
  ),
  scenario(
    'EX01-090',
    '[SIM82] looks at the top of the Life that it chooses, or at none',
    'me hand EX01-090 EX01-090 EX01-090; me don 3; me life 009 012; them life 036 010',
    (t) =>
      t
        .play('EX01-090')
        .offers('me leader', 'them leader')
        .may('done')
        .pick('them leader')
        .pick('bottom')
        .lifeCards('them', '010 036', '01')
        .lifeCards('me', '009 012', '00')
        .play('EX01-090')
        .pick('me leader')
        .pick('top')
        .lifeCards('me', '009 012', '10')
        .play('EX01-090')
        .done()
        .asks('me', 'main'),
  ),
]
