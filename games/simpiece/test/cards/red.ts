import { scenario, type Scenario } from '../card-scenario.ts'

/** Scenarios of the red cards, by number. */
export const red: readonly Scenario[] = [
  scenario(
    'OP01-001',
    'gives its Characters 1000, whether it has one DON!! or two, also those that come later',
    'me leader 001; me field 012; me hand 010; me don 3; them field 012',
    (t) =>
      t
        .power('me 012', 4000)
        .give('me leader')
        .power('me 012', 5000)
        .give('me leader')
        .power('me 012', 5000)
        .play('010')
        .power('me 010', 4000)
        .power('me leader', 7000)
        .power('them 012', 4000)
        .end()
        .power('me 012', 4000),
  ),
  scenario(
    'OP01-004',
    'draws once when the opponent activates an Event in its turn',
    'me field 004 d1; me don 1; them hand 028 028; them don 2',
    (t) => t.attack('004', 'them leader').play('028').done().hand('me', '012').play('028').done().hand('me', '012').through(),
  ),
  scenario(
    'OP01-004',
    'is silent without DON!!, on the opponent’s turn, and for its own Events',
    'turn 6 1; me field 004 d1; me hand 028; me don 1; them field 012; them hand 027; them don 4',
    (t) => t.play('027').done().hand('me', '028').attack('them 012', 'me leader').play('028').done().hand('me'),
  ),
  scenario('OP01-004', 'is silent without DON!!', 'me field 004; them hand 028; them don 1', (t) =>
    t.attack('004', 'them leader').play('028').done().hand('me').through(),
  ),
  scenario(
    'OP01-005',
    'takes back a red Character of cost 3 or less that is not Uta',
    'me hand 005; me don 4; me trash 012 018 005 029 036 025; them trash 010',
    (t) => t.play('005').offers('012', '025').pick('025').hand('me', '025').trash('me', '012', '018', '005', '029', '036'),
  ),
  scenario('OP01-005', 'may take nothing', 'me hand 005; me don 4; me trash 012', (t) => t.play('005').done().trash('me', '012')),
  scenario(
    'OP01-006',
    'takes 2000 from one Character of the opponent until the turn ends',
    'me hand 006; me don 1; me field 012; them field 025, 012',
    (t) =>
      t
        .play('006')
        .offers('them 025', 'them 012')
        .may('done')
        .pick('them 025')
        .power('them 025', 3000)
        .power('them 012', 4000)
        .end()
        .power('them 025', 5000),
  ),
  scenario(
    'OP01-007',
    'K.O.s a Character of 4000 or less when it is K.O.’d',
    'turn 6 1; me field 007 r, 010; them leader 003 t-2000; them field 018, 012, 010, 025',
    (t) =>
      t
        .attack('them 018', 'me 007')
        .offers('them 012', 'them 010')
        .may('done')
        .pick('012')
        .field('them', '018', '010', '025')
        .field('me', '010')
        .trash('them', '012'),
  ),
  scenario(
    'OP01-007',
    'says nothing when it only makes room',
    'me field 007, 010, 010, 010, 010; me hand 012; me don 2; them field 010',
    (t) => t.play('012').pick('007').field('them', '010'),
  ),
  scenario('OP01-008', 'gains Rush for a card of Life', 'me hand 008; me don 4; me life 029 012', (t) =>
    t.play('008').yes().hand('me', '029').life('me', 1).has('008', 'rush').may('attack', '008', 'them leader').end().has('008'),
  ),
  scenario('OP01-008', 'waits a turn when nothing is paid', 'me hand 008; me don 4', (t) =>
    t.play('008').done().life('me', 4).has('008').mayNot('attack', '008', 'them leader'),
  ),
  scenario('OP01-009', 'goes to the hand when its Trigger is not used', 'turn 6 1; me life 009 012; them field 018', (t) =>
    t.attack('018', 'me leader').through().hand('me', '009').life('me', 1),
  ),
  scenario('OP01-009', 'comes onto the field from Life', 'turn 6 1; me leader 091; me life 009 012; them field 018', (t) =>
    t.attack('018', 'me leader').asks('me', 'trigger').yes().field('me', '009').hand('me').trash('me').life('me', 1),
  ),
  scenario('OP01-011', 'puts a hand card under the deck and draws', 'me hand 011 029; me don 2; me deck 010 5x012', (t) =>
    t.play('011').yes().pick('029').hand('me', '010').bottom('me', '029'),
  ),
  scenario('OP01-011', 'cannot be paid for with an empty hand', 'me hand 011; me don 2', (t) => t.play('011').hand('me')),
  scenario('OP01-013', 'trades Life for power and rested DON!!', 'me field 013; me don 0 3; me life 029 012; them field 012', (t) =>
    t
      .activate('013')
      .power('013', 5000)
      .yes()
      .yes()
      .given('013', 2)
      .power('013', 7000)
      .don('me', 0, 1)
      .hand('me', '029')
      .mayNot('activate', '013')
      .end()
      .power('013', 3000),
  ),
  scenario('OP01-013', 'may take one DON!! only', 'me field 013; me don 1 3', (t) =>
    t.activate('013').yes().done().given('013', 1).don('me', 1, 2),
  ),
  scenario('OP01-013', 'needs a card of Life', 'me field 013; me life', (t) => t.mayNot('activate', '013')),
  scenario(
    'OP01-014',
    'blocks and brings a red Character of cost 2 or less',
    'turn 6 1; me field 014 d1; me hand 012 025 048 029; them field 012',
    (t) =>
      t.attack('them 012', 'me leader').block('014').offers('012').pick('012').field('me', '014', '012').done().field('me', '014', '012'),
  ),
  scenario('OP01-014', 'blocks with nothing to bring, and without DON!!', 'turn 6 1; me field 014 d1, 010; them field 012', (t) =>
    t.attack('them 012', 'me leader').mayNot('block', '010').block('014').rested('014').life('me', 4),
  ),
  scenario('OP01-014', 'is silent without DON!!', 'turn 6 1; me field 014; me hand 012; them field 012', (t) =>
    t.attack('them 012', 'me leader').block('014').asks('me', 'counter'),
  ),
  scenario('OP01-014', 'may itself make room', 'turn 6 1; me field 014 d1, 010, 010, 010, 010; me hand 012; them field 018', (t) =>
    t
      .attack('018', 'me leader')
      .block('014')
      .pick('012')
      .asks('me', 'room')
      .pick('014')
      .field('me', '010', '010', '010', '010', '012')
      .life('me', 4),
  ),
  scenario(
    'OP01-015',
    'swaps a hand card for a Straw Hat of cost 4 or less',
    'me field 015 d1; me hand 029; me trash 013 014 015 012 120 030; them field 012',
    (t) =>
      t
        .attack('015', 'them leader')
        .yes()
        .pick('029')
        .offers('013', '014')
        .pick('013')
        .hand('me', '013')
        .through()
        .trash('me', '014', '029', '015', '012', '120', '030'),
  ),
  scenario('OP01-015', 'asks nothing with an empty hand', 'me field 015 d1; me trash 013', (t) =>
    t.attack('015', 'them leader').asks('them', 'trigger').through(),
  ),
  scenario('OP01-015', 'asks nothing without DON!!', 'me field 015; me hand 029; me trash 013', (t) =>
    t.attack('015', 'them leader').hand('me', '029'),
  ),
  scenario(
    'OP01-016',
    'finds a Straw Hat card that is not Nami and puts the rest under the deck',
    'me hand 016; me don 1; me deck 016 071 012 030 010 036 036',
    (t) =>
      t
        .play('016')
        .offers('071', '030')
        .pick('030')
        .hand('me', '030')
        .pick('010', '012', '016')
        .deckSize('me', 6)
        .bottom('me', '071', '016', '012', '010')
        .top('me', '036'),
  ),
  scenario('OP01-016', 'may find nothing', 'me hand 016; me don 1; me deck 030 012 012', (t) =>
    t.play('016').done().pick('012', '030').hand('me').deckSize('me', 3),
  ),
  scenario('OP01-016', 'loses the match by taking the last card', 'me hand 016; me don 1; me deck 030', (t) =>
    t.play('016').pick('030').wins('them', 'outcome.deckOut'),
  ),
  scenario(
    'OP01-017',
    'K.O.s a Character of 3000 or less as it attacks',
    'me field 017 d1, 010; them leader 003 t-3000; them field 010, 036, 012',
    (t) =>
      t
        .attack('017', 'them leader')
        .offers('them 010', 'them 036')
        .may('done')
        .pick('them 010')
        .field('them', '036', '012')
        .field('me', '017', '010')
        .through(),
  ),
  scenario('OP01-017', 'is silent without DON!!', 'me field 017; them field 010', (t) =>
    t.attack('017', 'them leader').field('them', '010'),
  ),
  scenario('OP01-019', 'stands firm on the opponent’s turn with two DON!!', 'me field 019 d2; me don 1', (t) =>
    t.power('019', 4000).end().power('019', 5000).has('019', 'blocker'),
  ),
  scenario('OP01-019', 'needs two DON!!', 'turn 6 1; me field 019 d1', (t) => t.power('019', 2000)),
  scenario('OP01-020', 'rests to strengthen a Leader or Character', 'me field 020, 012; them field 012', (t) =>
    t
      .activate('020')
      .rested('020')
      .offers('me leader', 'me 020', 'me 012')
      .may('done')
      .pick('me leader')
      .power('me leader', 7000)
      .mayNot('activate', '020')
      .end()
      .power('me leader', 5000),
  ),
  scenario('OP01-021', 'may attack active Characters with a DON!!', 'me field 021 d1, 012; them field 010, 012 r', (t) =>
    t.may('attack', 'me 021', 'them 010').mayNot('attack', 'me 012', 'them 010').may('attack', 'me 012', 'them 012'),
  ),
  scenario('OP01-021', 'needs the DON!!', 'me field 021; them field 010', (t) =>
    t.mayNot('attack', '021', '010').may('attack', '021', 'them leader'),
  ),
  scenario('OP01-022', 'weakens two different Characters', 'me field 022 d1; them field 012, 018, 025', (t) =>
    t
      .attack('022', 'them leader')
      .pick('012')
      .offers('them 018', 'them 025')
      .may('done')
      .pick('018')
      .power('them 012', 2000)
      .power('them 018', 4000)
      .power('them 025', 5000)
      .through()
      .power('them 012', 2000)
      .end()
      .power('them 012', 4000),
  ),
  scenario('OP01-022', 'is silent without DON!!', 'me field 022; them field 012', (t) =>
    t.attack('022', 'them leader').asks('them', 'trigger').through(),
  ),
  scenario('OP01-024', 'survives Strike Characters with two DON!!', 'turn 6 1; me field 024 r d2; them field 018, 025', (t) =>
    t.attack('018', '024').field('me', '024').attack('025', '024').field('me'),
  ),
  scenario('OP01-024', 'does not survive a Strike Leader or Strike effects', 'turn 6 1; me field 024 r d2; them leader 003', (t) =>
    t.attack('them leader', '024').field('me'),
  ),
  scenario('OP01-024', 'takes up to two rested DON!!, once per turn', 'me field 024; me don 1 3', (t) =>
    t.activate('024').yes().yes().given('024', 2).don('me', 1, 1).mayNot('activate', '024').turnOf('me').may('activate', '024'),
  ),
  scenario('OP01-024', 'needs two DON!!', 'turn 6 1; me field 024 r d1; them field 018', (t) => t.attack('018', '024').field('me')),
  scenario('OP01-025', 'attacks on the turn it is played', 'me hand 025 012; me don 5', (t) =>
    t.play('025').play('012').may('attack', '025', 'them leader').mayNot('attack', '012', 'them leader'),
  ),
  scenario('OP01-120', 'keeps small Blockers from blocking', 'me field 120; them field 019, 044, 050, 100', (t) =>
    t
      .attack('120', 'them leader')
      .asks('them', 'block')
      .mayNot('block', '019')
      .mayNot('block', '050')
      .may('block', '044')
      .may('block', '100')
      .done()
      .through()
      .has('120', 'rush'),
  ),
  scenario('OP01-120', 'attacks on the turn it is played', 'me hand 120; me don 9', (t) =>
    t.play('120').may('attack', '120', 'them leader'),
  ),
]
