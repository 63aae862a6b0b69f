import { scenario, type Scenario } from '../card-scenario.ts'

/** Scenarios of the purple Characters from 104 on, by number. */
export const purpleSmile: readonly Scenario[] = [
  scenario('OP01-104', 'comes onto the field from Life', 'turn 6 1; me life 104 012; me field 012; them field 018', (t) =>
    t
      .attack('018', 'me leader')
      .asks('me', 'trigger')
      .may('done')
      .yes()
      .field('me', '012', '104')
      .active('104')
      .hand('me')
      .trash('me')
      .life('me', 1),
  ),
  scenario('OP01-104', 'goes to the hand when its Trigger is not used', 'turn 6 1; me life 104 012; them field 018', (t) =>
    t.attack('018', 'me leader').done().hand('me', '104').field('me'),
  ),
  scenario('OP01-104', 'needs room like any other', 'turn 6 1; me life 104 012; me field 012, 012, 012, 012, 010; them field 018', (t) =>
    t.attack('018', 'me leader').yes().asks('me', 'room').pick('010').field('me', '012', '012', '012', '012', '104').trash('me', '010'),
  ),
  scenario('OP01-105', 'sees two cards of the hand, chosen together', 'me hand 105; me don 2; them hand 012 010 029', (t) =>
    t.play('105').asks('me', 'pick').mayNot('done').pickBlind(0).mayNot('done').pickBlind(1).hand('them', '012', '010', '029'),
  ),
  scenario('OP01-105', 'sees what there is', 'me hand 105; me don 2; them hand 012', (t) =>
    t.play('105').asks('me', 'main').hand('them', '012'),
  ),
  scenario('OP01-106', 'adds a rested DON!! when played', 'me hand 106; me don 4; them don 1', (t) =>
    t.play('106').may('done').yes().don('me', 0, 5, 5).don('them', 1, 0, 9),
  ),
  scenario('OP01-106', 'may add none', 'me hand 106; me don 4', (t) => t.play('106').done().don('me', 0, 4, 6)),
  scenario('OP01-106', 'asks nothing with an empty DON!! deck', 'me hand 106; me don 10', (t) => t.play('106').don('me', 6, 4, 0)),
  scenario('OP01-106', 'comes onto the field from Life and adds its DON!!', 'turn 6 1; me life 106 012; me don 2; them field 018', (t) =>
    t.attack('018', 'me leader').asks('me', 'trigger').yes().field('me', '106').yes().don('me', 2, 1, 7).trash('me').hand('me'),
  ),
  scenario(
    'OP01-108',
    'K.O.s a Character of cost 5 or less for a DON!! when it is K.O.’d',
    'turn 6 1; me leader 091 d1; me field 108 r d1, 010; me don 1; them field 018, 054, 097, 012',
    (t) =>
      t
        .attack('018', '108')
        .asks('me', 'confirm')
        .may('done')
        .yes()
        .offers('don active', 'don rested', 'don 091')
        .pick('don 091')
        .don('me', 1, 1, 8)
        .offers('them 018', 'them 054', 'them 012')
        .may('done')
        .pick('054')
        .field('them', '018', '097', '012')
        .field('me', '010')
        .trash('me', '108'),
  ),
  scenario('OP01-108', 'may be declined', 'turn 6 1; me field 108 r; me don 1; them field 018', (t) =>
    t.attack('018', '108').done().field('them', '018').don('me', 1, 0, 9),
  ),
  scenario('OP01-108', 'asks nothing without a DON!! to return', 'turn 6 1; me field 108 r; them field 018', (t) =>
    t.attack('018', '108').field('them', '018').asks('them', 'main'),
  ),
  scenario(
    'OP01-108',
    'says nothing when it only makes room',
    'me field 108, 012, 012, 012, 012; me hand 010; me don 2; them field 012',
    (t) => t.play('010').pick('108').field('them', '012').don('me', 1, 1),
  ),
  scenario('OP01-109', 'gains 1000 in its turn with a DON!! and eight on the field', 'me field 109 d1, 012; me don 6 1', (t) =>
    t.power('109', 5000).power('012', 4000).end().power('109', 3000),
  ),
  scenario('OP01-109', 'counts DON!! under other cards too', 'me leader 091 d3; me field 109 d2, 012 d2; me don 1', (t) =>
    t.power('109', 6000),
  ),
  scenario('OP01-109', 'does not gain with seven on the field', 'me field 109 d1; me don 6; them don 10', (t) => t.power('109', 4000)),
  scenario('OP01-109', 'needs the DON!! of its own', 'me field 109; me don 10', (t) => t.power('109', 3000)),
  scenario(
    'OP01-111',
    'blocks and gains 1000 for the turn for a DON!!',
    'turn 6 1; me field 111 d1, 012; me don 1 1; them field 023, 043',
    (t) =>
      t
        .has('111', 'blocker')
        .attack('023', 'me leader')
        .mayNot('block', '012')
        .block('111')
        .may('done')
        .yes()
        .offers('don active', 'don rested', 'don 111')
        .pick('don rested')
        .don('me', 1, 0, 8)
        .field('me', '111', '012')
        .power('111', 6000)
        .attack('043', '111')
        .field('me', '111', '012')
        .end()
        .power('111', 5000),
  ),
  scenario('OP01-111', 'falls when nothing is paid', 'turn 6 1; me field 111; me don 1; them field 023', (t) =>
    t.attack('023', 'me leader').block('111').done().field('me').don('me', 1, 0, 9),
  ),
  scenario('OP01-111', 'blocks without a DON!! to return', 'turn 6 1; me field 111; them field 012', (t) =>
    t.attack('012', 'me leader').block('111').field('me', '111').power('111', 5000),
  ),
  scenario(
    'OP01-112',
    'may attack active Characters for the turn for a DON!!, once per turn',
    'me field 112, 012; me don 1 1; them field 010, 018',
    (t) =>
      t
        .mayNot('attack', '112', 'them 010')
        .activate('112')
        .mayNot('done')
        .pick('don rested')
        .don('me', 1, 0, 9)
        .may('attack', '112', 'them 010')
        .mayNot('attack', 'me 012', 'them 010')
        .mayNot('activate', '112')
        .attack('112', 'them 010')
        .field('them', '018')
        .turnOf('me')
        .mayNot('attack', '112', 'them 018')
        .may('activate', '112'),
  ),
  scenario('OP01-112', 'needs a DON!! to return', 'me field 112; them field 010', (t) => t.mayNot('activate', '112')),
  scenario('OP01-112', 'may pay with a DON!! it was given', 'me field 112 d1; them field 010', (t) =>
    t.activate('112').given('112', 0).may('attack', '112', '010'),
  ),
  scenario('OP01-112', 'does not attack on the turn it is played', 'me hand 112; me don 5; them field 010', (t) =>
    t.play('112').activate('112').pick('don rested').mayNot('attack', '112', '010').mayNot('attack', '112', 'them leader'),
  ),
  scenario('OP01-112', 'is bound by Kid all the same', 'me field 112; me don 1; them field 051 r d1, 010', (t) =>
    t.activate('112').mayNot('attack', '112', '010').may('attack', '112', '051'),
  ),
  scenario('OP01-113', 'adds a rested DON!! when it is K.O.’d', 'turn 6 1; me field 113 r d1; me don 1; them field 018; them don 2', (t) =>
    t.attack('018', '113').asks('me', 'confirm').may('done').yes().don('me', 1, 2, 7).don('them', 2, 0, 8),
  ),
  scenario('OP01-113', 'may add none', 'turn 6 1; me field 113 r; them field 018', (t) =>
    t.attack('018', '113').done().don('me', 0, 0, 10),
  ),
  scenario('OP01-113', 'says nothing when it only makes room', 'me field 113, 012, 012, 012, 012; me hand 010; me don 1', (t) =>
    t.play('010').pick('113').don('me', 0, 1, 9),
  ),
  scenario(
    'OP01-114',
    'has the opponent trash a hand card of their choice for a DON!!',
    'me leader 091 d1; me hand 114 010; me don 5; them hand 012 029 036',
    (t) =>
      t
        .play('114')
        .may('done')
        .yes()
        .offers('don rested', 'don 091')
        .pick('don rested')
        .don('me', 0, 4, 5)
        .asks('them', 'pick')
        .offers('012', '029', '036')
        .mayNot('done')
        .pick('036')
        .hand('them', '012', '029')
        .trash('them', '036')
        .hand('me', '010'),
  ),
  scenario('OP01-114', 'may be declined', 'me hand 114; me don 5; them hand 012', (t) =>
    t.play('114').done().hand('them', '012').don('me', 0, 5, 5),
  ),
  scenario('OP01-114', 'may be paid for against an empty hand', 'me hand 114; me don 5', (t) => t.play('114').yes().don('me', 0, 4, 6)),
]
