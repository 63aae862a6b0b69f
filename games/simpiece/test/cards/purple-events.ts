import { scenario, type Scenario } from '../card-scenario.ts'

/** Scenarios of the purple Events, by number. */
export const purpleEvents: readonly Scenario[] = [
  scenario(
    'OP01-115',
    'K.O.s a Character of cost 2 or less and adds an active DON!!',
    'me hand 115; me don 5; me field 010; them field 012, 010, 025',
    (t) =>
      t
        .play('115')
        .offers('them 012', 'them 010')
        .may('done')
        .pick('them 012')
        .field('them', '010', '025')
        .may('done')
        .yes()
        .don('me', 2, 4, 4)
        .trash('me', '115'),
  ),
  scenario('OP01-115', 'adds the DON!! with nobody to K.O.', 'me hand 115; me don 4; them field 025', (t) =>
    t.play('115').yes().don('me', 1, 4, 5).field('them', '025'),
  ),
  scenario('OP01-115', 'may do neither', 'me hand 115; me don 4; them field 012', (t) =>
    t.play('115').done().done().don('me', 0, 4, 6).field('them', '012'),
  ),
  scenario('OP01-115', 'K.O.s with an empty DON!! deck', 'me hand 115; me don 10; them field 012', (t) =>
    t.play('115').pick('012').field('them').don('me', 6, 4, 0),
  ),
  scenario('OP01-115', 'does the same by its Trigger, free of cost', 'turn 6 1; me life 115 012; them field 018, 012', (t) =>
    t.attack('018', 'me leader').yes().offers('them 012').pick('012').yes().don('me', 1, 0, 9).trash('me', '115').hand('me'),
  ),
  scenario('OP01-116', 'looks at five and plays a SMILE of cost 3 or less', 'me hand 116; me don 2; me deck 104 108 113 117 012 113', (t) =>
    t
      .play('116')
      .offers('104', '113')
      .may('done')
      .pick('104')
      .field('me', '104')
      .pick('012', '108', '113')
      .deckSize('me', 5)
      .bottom('me', '117', '113', '108', '012')
      .top('me', '113'),
  ),
  scenario('OP01-116', 'puts all five under the deck when nothing can be played', 'me hand 116; me don 2; me deck 108 117 3x012 113', (t) =>
    t
      .play('116')
      .offers()
      .done()
      .pick('108', '012', '012', '117')
      .field('me')
      .deckSize('me', 6)
      .bottom('me', '012', '117', '012', '012', '108')
      .top('me', '113'),
  ),
  scenario(
    'OP01-116',
    'needs room like any other, before the rest goes under the deck',
    'me field 010, 012, 012, 012, 012; me hand 116; me don 2; me deck 104 117 012',
    (t) =>
      t
        .play('116')
        .pick('104')
        .asks('me', 'room')
        .pick('010')
        .field('me', '012', '012', '012', '012', '104')
        .pick('117')
        .bottom('me', '012', '117'),
  ),
  scenario('OP01-116', 'loses the match by playing the last card', 'me hand 116; me don 2; me deck 104', (t) =>
    t.play('116').pick('104').wins('them', 'outcome.deckOut'),
  ),
  scenario('OP01-116', 'may look at the last card and leave it', 'me hand 116; me don 2; me deck 104', (t) =>
    t.play('116').done().deckSize('me', 1).field('me'),
  ),
  scenario('OP01-116', 'lets the played card speak when all is done', 'me hand 116; me don 2; me deck 105 012 012; them hand 010', (t) =>
    t.play('116').pick('105').asks('me', 'pick').pick('012').field('me', '105'),
  ),
  scenario(
    'OP01-116',
    'works from its Trigger between two points of Double Attack',
    'turn 6 1; me life 116 010 012; me deck 104 012 012; them field 068; them hand 012 012 012 012 012',
    (t) =>
      t
        .attack('068', 'me leader')
        .yes()
        .pick('104')
        .pick('012')
        .field('me', '104')
        .life('me', 1)
        .asks('me', 'trigger')
        .done()
        .hand('me', '010')
        .trash('me', '116'),
  ),
  scenario(
    'OP01-117',
    'rests a Character of cost 6 or less for a DON!!',
    'me hand 117; me don 3; me field 012; them field 018, 097, 092, 010 r',
    (t) =>
      t
        .play('117')
        .may('done')
        .yes()
        .offers('don active', 'don rested')
        .pick('don rested')
        .don('me', 1, 1, 8)
        .offers('them 018', 'them 097', 'them 010')
        .may('done')
        .pick('097')
        .rested('097')
        .active('018', '092', 'me 012')
        .trash('me', '117'),
  ),
  scenario('OP01-117', 'may be declined once played', 'me hand 117; me don 2; them field 018', (t) =>
    t.play('117').done().active('018').don('me', 0, 2, 8).trash('me', '117'),
  ),
  scenario(
    'OP01-118',
    'adds 2000 for the battle and draws, for two DON!!',
    'turn 6 1; me leader 091 d1; me field 012; me hand 118 010; me don 2 1; me deck 036 012; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('118')
        .may('done')
        .yes()
        .offers('don active', 'don rested', 'don 091')
        .pick('don 091', 'don rested')
        .don('me', 1, 1, 8)
        .offers('me leader', 'me 012')
        .may('done')
        .pick('me leader')
        .power('me leader', 7000)
        .hand('me', '010', '036')
        .done()
        .life('me', 5)
        .power('me leader', 5000)
        .trash('me', '118'),
  ),
  scenario('OP01-118', 'draws though nobody was chosen', 'turn 6 1; me hand 118; me don 3; them field 018', (t) =>
    t.attack('018', 'me leader').play('118').yes().pick('don rested').done().hand('me', '012').through().life('me', 3),
  ),
  scenario('OP01-118', 'may be declined once played', 'turn 6 1; me hand 118; me don 3; them field 018', (t) =>
    t.attack('018', 'me leader').play('118').done().hand('me').don('me', 2, 1, 7).through(),
  ),
  scenario('OP01-118', 'asks nothing where two cannot be returned', 'turn 6 1; me hand 118; me don 1; them field 018', (t) =>
    t.attack('018', 'me leader').play('118').asks('me', 'trigger').hand('me').don('me', 0, 1, 9).through(),
  ),
  scenario('OP01-118', 'loses the match by drawing the last card', 'turn 6 1; me hand 118; me don 3; me deck 012; them field 018', (t) =>
    t.attack('018', 'me leader').play('118').yes().pick('don rested').pick('me leader').wins('them', 'outcome.deckOut'),
  ),
  scenario('OP01-118', 'adds an active DON!! by its Trigger', 'turn 6 1; me life 118 012; me don 0 1; them field 018', (t) =>
    t.attack('018', 'me leader').yes().may('done').yes().don('me', 1, 1, 8).trash('me', '118'),
  ),
  scenario(
    'OP01-119',
    'adds 4000 for the battle, and a rested DON!! at 2 Life or less',
    'turn 6 1; me hand 119; me field 012; me don 2; me life 2x012; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('119')
        .offers('me leader', 'me 012')
        .may('done')
        .pick('me leader')
        .power('me leader', 9000)
        .may('done')
        .yes()
        .don('me', 0, 3, 7)
        .life('me', 2)
        .power('me leader', 5000),
  ),
  scenario('OP01-119', 'adds no DON!! at 3 Life', 'turn 6 1; me hand 119 010; me don 2; me life 3x012; them field 018', (t) =>
    t
      .attack('018', 'me leader')
      .play('119')
      .pick('me leader')
      .asks('me', 'counter')
      .power('me leader', 9000)
      .done()
      .don('me', 0, 2, 8)
      .life('me', 3),
  ),
  scenario('OP01-119', 'works with an empty DON!! deck', 'turn 6 1; me hand 119; me don 10; me life 012; them field 018', (t) =>
    t.attack('018', 'me leader').play('119').pick('me leader').don('me', 8, 2, 0).life('me', 1),
  ),
  scenario('OP01-119', 'adds an active DON!! by its Trigger, whatever Life is left', 'turn 6 1; me life 119 4x012; them field 018', (t) =>
    t.attack('018', 'me leader').yes().may('done').yes().don('me', 1, 0, 9).life('me', 4).trash('me', '119'),
  ),
]
