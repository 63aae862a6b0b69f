import { scenario, type Scenario } from '../../card-scenario.ts'
import { blocks } from '../common.ts'

/** Green Characters of OP02. */
export const op02Green: readonly Scenario[] = [
  scenario('OP02-029', 'makes a DON!! active at the end of its turn', 'me field OP02-029; me don 1 2', (t) =>
    t.end().may('done').yes().don('me', 2, 1).end().asks('me', 'main'),
  ),
  scenario('OP02-030', 'becomes active for three DON!!, once a turn', 'me field OP02-030 r, 012 r; me don 7; them leader 003', (t) =>
    t
      .activate('OP02-030')
      .don('me', 4, 3)
      .active('OP02-030')
      .rested('012')
      .attack('OP02-030', 'them leader')
      .through()
      .mayNot('activate', 'OP02-030'),
  ),
  scenario('OP02-030', 'not for two', 'me field OP02-030 r; me don 2', (t) => t.mayNot('activate', 'OP02-030')),
  scenario(
    'OP02-030',
    'a green Character of the Land of Wano that costs 3 comes from the deck as it is K.O.’d',
    'turn 6 1; me field OP02-030 r; me deck 032 037 OP02-042 ST09-009 044 059 043 012; them field 051',
    (t) =>
      t.attack('051', 'OP02-030').through().offers('032', '043').may('done').pick('032').field('me', '032').active('032').deckSize('me', 7),
  ),
  scenario('OP02-031', 'blocks beside a Character Kouzuki Oden', 'me field OP02-031, OP02-030; them field OP02-031', (t) =>
    t.has('me OP02-031', 'blocker').has('them OP02-031'),
  ),
  scenario('OP02-031', 'or one with that name as well', 'me field OP02-031, OP02-042', (t) => t.has('OP02-031', 'blocker')),
  scenario('OP02-031', 'not under a Leader of that name', 'me leader 031; me field OP02-031', (t) => t.has('OP02-031')),
  scenario(
    'OP02-032',
    'makes one of the Minks of 5 or less active for two DON!!',
    'me hand OP02-032; me don 4; me field 034 r, 048 r, 012 r, OP02-029 r; them field 034 r',
    (t) =>
      t
        .play('OP02-032')
        .may('done')
        .yes()
        .don('me', 0, 4)
        .offers('me 034', 'me 048', 'me OP02-029', 'me OP02-032')
        .may('done')
        .pick('me 034')
        .active('me 034')
        .rested('048', '012', 'OP02-029'),
  ),
  scenario('OP02-032', 'not for one', 'me hand OP02-032; me don 3; me field 034 r', (t) =>
    t.play('OP02-032').asks('me', 'main').rested('034'),
  ),
  scenario(
    'OP02-034',
    'rests a Character of 2 or less as it attacks with a DON!!',
    'me field OP02-034 d1, 010; them leader 003; them field 012, 025, 010',
    (t) =>
      t
        .attack('OP02-034', 'them leader')
        .offers('them 012', 'them 010')
        .may('done')
        .pick('them 012')
        .rested('them 012')
        .active('them 010', 'them 025')
        .through(),
  ),
  scenario('OP02-034', 'not without', 'me field OP02-034; them field 012', (t) =>
    t.attack('OP02-034', 'them leader').through().active('them 012'),
  ),
  scenario(
    'OP02-035',
    'returns to the hand for a DON!! to play a Character that costs 3',
    'me field OP02-035; me don 2; me hand 025 012 014 059 043',
    (t) =>
      t
        .activate('OP02-035')
        .don('me', 1, 1)
        .offers('025', '043')
        .may('done')
        .pick('025')
        .field('me', '025')
        .hand('me', '012', '014', '043', '059', 'OP02-035'),
  ),
  scenario('OP02-035', 'not without DON!!', 'me field OP02-035; me don 0 2; me hand 025', (t) => t.mayNot('activate', 'OP02-035')),
  scenario(
    'OP02-036',
    'looks at three cards for one of FILM, no other Nami, for a DON!! as it is played',
    'me hand OP02-036; me don 5; me deck OP02-036 005 012 ST11-004 010',
    (t) =>
      t
        .play('OP02-036')
        .may('done')
        .yes()
        .don('me', 1, 4)
        .offers('005')
        .may('done')
        .pick('005')
        .hand('me', '005')
        .pick('012')
        .top('me', 'ST11-004', '010')
        .bottom('me', 'OP02-036', '012'),
  ),
  scenario('OP02-036', 'and as it attacks', 'me field OP02-036; me don 1; me deck 012 ST11-004 005 011; them leader 003', (t) =>
    t
      .attack('OP02-036', 'them leader')
      .yes()
      .don('me', 0, 1)
      .offers('005', 'ST11-004')
      .pick('ST11-004')
      .hand('me', 'ST11-004')
      .pick('005')
      .through(),
  ),
  scenario('OP02-036', 'not without DON!!', 'me field OP02-036; me deck 005 012 012', (t) =>
    t.attack('OP02-036', 'them leader').through().top('me', '005'),
  ),
  scenario(
    'OP02-037',
    'plays a Character of FILM or the Straw Hat Crew of 2 or less',
    'me hand OP02-037 013 011 025 029 012; me don 3',
    (t) => t.play('OP02-037').offers('013', '011').may('done').pick('013').field('me', 'OP02-037', '013').don('me', 0, 3),
  ),
  blocks('OP02-038'),
  scenario(
    'OP02-040',
    'plays a Character of FILM or the Straw Hat Crew of 3 or less',
    'me hand OP02-040 013 025 ST11-002 014 030 012; me don 4',
    (t) => t.play('OP02-040').offers('013', '025', 'ST11-002').may('done').pick('025').field('me', 'OP02-040', '025'),
  ),
  scenario('OP02-041', 'blocks', 'turn 6 1; me field OP02-041; them field 018', (t) =>
    t.attack('018', 'me leader').block('OP02-041').field('me', 'OP02-041').life('me', 4),
  ),
  scenario(
    'OP02-041',
    'plays a Character of FILM or the Straw Hat Crew of 4 or less',
    'me hand OP02-041 014 005 OP02-039 030 012; me don 7',
    (t) => t.play('OP02-041').offers('014', '005').may('done').pick('014').field('me', 'OP02-041', '014'),
  ),
  scenario('OP02-042', 'is a Kouzuki Oden as well', 'me field OP02-042, OP02-031', (t) => t.has('OP02-031', 'blocker')),
  scenario('OP02-042', 'rests a Character of 6 or less', 'me hand OP02-042; me don 4; me field 012; them field 040, 067, 012', (t) =>
    t.play('OP02-042').offers('them 040', 'them 012').may('done').pick('them 040').rested('them 040').active('them 012', 'them 067'),
  ),
  scenario('OP02-044', 'plays one of the Minks of 3 or less, no other Wanda', 'me hand OP02-044 OP02-044 009 034 049 012; me don 2', (t) =>
    t.play('OP02-044').offers('009', '034').may('done').pick('009').field('me', 'OP02-044', '009'),
  ),
]
