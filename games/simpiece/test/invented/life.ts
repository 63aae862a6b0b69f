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
]
