import { scenario, type Scenario } from '../card-scenario.ts'

/** Scenarios of the green cards of the Land of Wano, by number. */
export const wano: readonly Scenario[] = [
  scenario(
    'OP01-031',
    'trashes a Land of Wano card to set up to 2 DON!! active, once per turn',
    'me leader 031; me hand 010 012 055 121; me don 1 3',
    (t) =>
      t
        .activate('me leader')
        .offers('010', '055', '121')
        .mayNot('done')
        .pick('055')
        .trash('me', '055')
        .may('done')
        .yes()
        .yes()
        .don('me', 3, 1)
        .mayNot('activate', 'me leader')
        .turnOf('me')
        .may('activate', 'me leader'),
  ),
  scenario('OP01-031', 'needs a Land of Wano card in hand', 'me leader 031; me hand 012; me don 0 3', (t) =>
    t.mayNot('activate', 'me leader'),
  ),
  scenario('OP01-031', 'may be paid for though no DON!! is rested; given ones stay given', 'me leader 031 d2; me hand 010; me don 1', (t) =>
    t.activate('me leader').pick('010').don('me', 1, 0).given('me leader', 2),
  ),
  scenario('OP01-032', 'gains 2000 while the opponent has two rested Characters', 'me field 032 d1, 036; them field 012 r, 010 r', (t) =>
    t.power('032', 7000).power('036', 3000),
  ),
  scenario(
    'OP01-032',
    'counts neither active Characters, nor own ones, nor the Leader',
    'me field 032 d1, 036 r, 010 r; them leader 003 r; them field 012 r, 010',
    (t) => t.power('032', 5000),
  ),
  scenario('OP01-032', 'needs a DON!!', 'me field 032; them field 012 r, 010 r', (t) => t.power('032', 4000)),
  scenario('OP01-032', 'holds as a defender too', 'turn 6 1; me field 032 d1 r; them field 012, 025', (t) =>
    t.attack('012', 'me leader').power('032', 4000).attack('025', 'me 032').power('032', 6000).field('me', '032'),
  ),
  scenario('OP01-033', 'rests a Character of cost 4 or less', 'me hand 033; me don 3; me field 010; them field 018, 054, 012', (t) =>
    t.play('033').offers('them 018', 'them 012').may('done').pick('018').rested('them 018').active('them 012', 'them 054', 'me 010', '033'),
  ),
  scenario('OP01-033', 'asks nothing when nobody can be rested', 'me hand 033; me don 3; me field 010; them field 054', (t) =>
    t.play('033').asks('me', 'main').active('054', '010'),
  ),
  scenario('OP01-034', 'sets a DON!! active as it attacks', 'me field 034 d2; me don 1 3', (t) =>
    t.attack('034', 'them leader').may('done').yes().don('me', 2, 2).through(),
  ),
  scenario('OP01-034', 'is silent with one DON!! given', 'me field 034 d1; me don 0 2', (t) =>
    t.attack('034', 'them leader').through().don('me', 0, 2),
  ),
  scenario('OP01-034', 'does nothing for DON!! that are given', 'me field 034 d2', (t) =>
    t.attack('034', 'them leader').asks('them', 'trigger').given('034', 2).through(),
  ),
  scenario(
    'OP01-035',
    'rests a Character of cost 5 or less as it attacks, once per turn',
    'me leader 031; me field 035 d1, 010; me hand 059 036; me don 3; them field 054, 040, 012',
    (t) =>
      t
        .attack('035', 'them leader')
        .offers('them 054', 'them 012')
        .may('done')
        .pick('054')
        .rested('them 054')
        .active('them 012', 'me 010')
        .through()
        .field('them', '054', '040', '012')
        .play('059')
        .yes()
        .pick('036')
        .pick('me 035')
        .attack('035', 'them 054')
        .through()
        .active('them 012'),
  ),
  scenario('OP01-035', 'is silent without DON!!', 'me field 035; them field 012', (t) =>
    t.attack('035', 'them leader').through().active('them 012'),
  ),
  scenario('OP01-035', 'is used up by choosing nobody', 'me field 035 d1; me hand 059 036; me don 3; them field 012', (t) =>
    t
      .attack('035', 'them leader')
      .done()
      .through()
      .play('059')
      .yes()
      .pick('036')
      .pick('035')
      .attack('035', 'them leader')
      .through()
      .active('012'),
  ),
  scenario('OP01-035', 'is not used up by an attack without DON!!', 'me field 035; me hand 059 036; me don 4; them field 012', (t) =>
    t
      .attack('035', 'them leader')
      .through()
      .play('059')
      .yes()
      .pick('036')
      .pick('035')
      .give('035')
      .attack('035', 'them leader')
      .pick('012')
      .rested('them 012')
      .through(),
  ),
  scenario('OP01-035', 'does not attack what it rests', 'me field 035 d1; them field 012; them life 012 012', (t) =>
    t.attack('035', 'them leader').pick('012').through().field('them', '012').life('them', 1),
  ),
  scenario('OP01-037', 'is played by its Trigger', 'turn 6 1; me life 037 012; me don 0; them field 018', (t) =>
    t.attack('018', 'me leader').may('done').yes().field('me', '037').active('037').hand('me').trash('me').life('me', 1),
  ),
  scenario('OP01-037', 'goes to hand when its Trigger is not wanted', 'turn 6 1; me life 037 012; them field 018', (t) =>
    t.attack('018', 'me leader').done().hand('me', '037').field('me'),
  ),
  scenario('OP01-037', 'has no Trigger when a cost takes it from Life', 'me hand 008; me don 4; me life 037 012', (t) =>
    t.play('008').yes().hand('me', '037').field('me', '008'),
  ),
  scenario(
    'OP01-037',
    'needs room like every Character',
    'turn 6 1; me field 010, 010, 010, 010, 012; me life 037 012; them field 018',
    (t) => t.attack('018', 'me leader').yes().pick('012').field('me', '010', '010', '010', '010', '037').trash('me', '012'),
  ),
  scenario(
    'OP01-040',
    'brings one of the Akazaya Nine for 3 or less under Kouzuki Oden',
    'me leader 031; me hand 040 032 037 046 036 012; me don 6',
    (t) => t.play('040').offers('032', '037').may('done').pick('032').field('me', '040', '032').hand('me', '012', '036', '037', '046'),
  ),
  scenario('OP01-040', 'brings nobody under another Leader', 'me leader 003; me hand 040 032; me don 6', (t) =>
    t.play('040').asks('me', 'main').field('me', '040'),
  ),
  scenario(
    'OP01-040',
    'needs room for the second one too',
    'me leader 031; me field 010, 010, 010, 012; me hand 040 048; me don 6; them field 043',
    (t) =>
      t
        .play('040')
        .pick('048')
        .asks('me', 'room')
        .pick('012')
        .field('me', '010', '010', '010', '040', '048')
        .offers('them 043')
        .pick('043')
        .rested('043'),
  ),
  scenario(
    'OP01-040',
    'wakes one of the Akazaya Nine for 3 or less as it attacks, under any Leader',
    'me field 040 d1, 032 r, 037 r, 046 r, 036 r; them field 038 r',
    (t) =>
      t
        .attack('040', 'them leader')
        .offers('me 032', 'me 037')
        .may('done')
        .pick('032')
        .active('032')
        .rested('037', '046', '036', '038')
        .through()
        .may('attack', '032', 'them leader'),
  ),
  scenario('OP01-040', 'is silent without DON!!', 'me field 040, 032 r', (t) => t.attack('040', 'them leader').through().rested('032')),
  scenario('OP01-040', 'wakes nobody a second time in the turn', 'me field 040 d1 u2, 032 r', (t) =>
    t.attack('040', 'them leader').through().rested('032'),
  ),
  scenario(
    'OP01-041',
    'rests itself and a DON!! to find a card of the Land of Wano',
    'me field 041; me don 2; me deck 012 036 055 121 025 010',
    (t) =>
      t
        .activate('041')
        .rested('041')
        .don('me', 1, 1)
        .offers('036', '055', '121')
        .may('done')
        .pick('055')
        .mayNot('done')
        .pick('121', '012', '025')
        .hand('me', '055')
        .bottom('me', '036', '025', '012', '121')
        .top('me', '010')
        .mayNot('activate', '041'),
  ),
  scenario(
    'OP01-041',
    'works on the turn it is played, in any colour, from a small deck',
    'me hand 041; me don 2; me deck 012 010 025',
    (t) => t.play('041').activate('041').pick('010').pick('025').hand('me', '010').top('me', '025', '012'),
  ),
  scenario(
    'OP01-041',
    'puts all five under the deck when nothing is taken',
    'me field 041; me don 1; me deck 010 036 012 012 012 043',
    (t) => t.activate('041').done().pick('010', '036', '012', '012').hand('me').top('me', '043').deckSize('me', 6),
  ),
  scenario('OP01-041', 'loses the match when it takes the last card', 'me field 041; me don 1; me deck 036', (t) =>
    t.activate('041').pick('036').wins('them', 'outcome.deckOut'),
  ),
  scenario('OP01-041', 'needs an active DON!!', 'me field 041; me don 0 2', (t) => t.mayNot('activate', '041')),
  scenario('OP01-041', 'needs to be active', 'me field 041 r; me don 2', (t) => t.mayNot('activate', '041')),
  scenario(
    'OP01-042',
    'rests three DON!! to wake a Character of the Land of Wano for 3 or less',
    'me leader 031 r; me hand 042; me don 5; me field 043 r, 121 r, 012 r, 032 r; them field 032 r',
    (t) =>
      t
        .play('042')
        .don('me', 4, 1)
        .asks('me', 'confirm')
        .may('done')
        .yes()
        .don('me', 1, 4)
        .offers('me 043', 'me 032', 'me 042')
        .may('done')
        .pick('043')
        .active('043')
        .rested('me 032', '121', '012', 'them 032'),
  ),
  scenario('OP01-042', 'may be paid for under another Leader, in vain', 'me leader 003; me hand 042; me don 4; me field 043 r', (t) =>
    t.play('042').yes().don('me', 0, 4).asks('me', 'main').rested('043'),
  ),
  scenario('OP01-042', 'asks nothing when three DON!! are not there', 'me leader 031; me hand 042; me don 3; me field 043 r', (t) =>
    t.play('042').asks('me', 'main').don('me', 2, 1),
  ),
  scenario('OP01-042', 'may be declined', 'me leader 031; me hand 042; me don 4; me field 043 r', (t) =>
    t.play('042').done().don('me', 3, 1).rested('043'),
  ),
  scenario('OP01-046', 'sets two DON!! active as it attacks, under Kouzuki Oden', 'me leader 031; me field 046 d1; me don 0 4', (t) =>
    t.attack('046', 'them leader').may('done').yes().may('done').yes().don('me', 2, 2).through(),
  ),
  scenario('OP01-046', 'may stop after one', 'me leader 031; me field 046 d1; me don 0 4', (t) =>
    t.attack('046', 'them leader').yes().done().don('me', 1, 3).through(),
  ),
  scenario('OP01-046', 'does nothing under another Leader', 'me leader 003; me field 046 d1; me don 0 4', (t) =>
    t.attack('046', 'them leader').through().don('me', 0, 4),
  ),
  scenario('OP01-046', 'is silent without DON!!', 'me leader 031; me field 046; me don 0 4', (t) =>
    t.attack('046', 'them leader').through().don('me', 0, 4),
  ),
  scenario('OP01-048', 'rests a Character of cost 3 or less', 'me hand 048; me don 2; me field 010; them field 043, 018, 012', (t) =>
    t.play('048').offers('them 043', 'them 012').may('done').pick('043').rested('043').active('018', 'them 012', 'me 010', '048'),
  ),
  scenario(
    'OP01-052',
    'draws as it attacks with another Character rested, once per turn',
    'me field 052, 036 r; me hand 059 010; me don 3',
    (t) =>
      t
        .attack('052', 'them leader')
        .hand('me', '010', '012', '059')
        .play('059')
        .yes()
        .pick('010')
        .pick('052')
        .attack('052', 'them leader')
        .hand('me', '012'),
  ),
  scenario('OP01-052', 'counts neither active Characters nor the opponent’s', 'me leader 003 r; me field 052, 036; them field 012 r', (t) =>
    t.attack('052', 'them leader').hand('me'),
  ),
  scenario('OP01-052', 'is used up by its first attack though that drew nothing', 'me field 052, 036; me hand 059 010; me don 3', (t) =>
    t
      .attack('052', 'them leader')
      .hand('me', '010', '059')
      .attack('036', 'them leader')
      .play('059')
      .yes()
      .pick('010')
      .pick('052')
      .attack('052', 'them leader')
      .hand('me'),
  ),
]
