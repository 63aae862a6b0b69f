import { scenario, type Scenario } from '../card-scenario.ts'

/** Scenarios of common rules questions, by card number. */
export const rulings: readonly Scenario[] = [
  scenario('OP01-003', 'lets a Character attack again', 'me leader 003; me don 4; me field 025; them life 3x012', (t) =>
    t
      .attack('025', 'them leader')
      .through()
      .activate('me leader')
      .pick('025')
      .active('025')
      .attack('025', 'them leader')
      .through()
      .life('them', 1),
  ),
  scenario(
    'OP01-004',
    'draws nothing when the Event that it waits for takes it off the field',
    'me field 004 d1, 018; them hand 086; them don 2',
    (t) => t.attack('018', 'them leader').play('086').pick('them leader').offers('me 004').pick('004').hand('me', '004').life('them', 4),
  ),
  scenario('OP01-013', 'gives no Trigger a chance: the Life card is no damage', 'me field 013; me life 106 012; me don 0 1', (t) =>
    t.activate('013').done().hand('me', '106').field('me', '013').don('me', 0, 1, 9),
  ),
  scenario('OP01-014', 'protects a Character too', 'turn 6 1; me field 014 d1, 010 r; me hand 012; them field 018', (t) =>
    t.attack('018', 'me 010').block('014').pick('012').field('me', '010', '012'),
  ),
  scenario('OP01-015', 'may take back the card it was paid with', 'me field 015 d1; me hand 013', (t) =>
    t.attack('015', 'them leader').yes().pick('013').offers('013').pick('013').hand('me', '013').through(),
  ),
  scenario(
    'OP01-017',
    'ends the battle when it K.O.s its own target; nobody is asked to block',
    'me field 017 d1; them field 010 r, 100',
    (t) => t.attack('017', '010').pick('010').asks('me', 'main').field('them', '100').active('100'),
  ),
  scenario('OP01-020', 'may rest for its effect on the turn it is played', 'me hand 020; me don 3', (t) =>
    t.play('020').mayNot('attack', '020', 'them leader').activate('020').pick('me leader').power('me leader', 7000),
  ),
  scenario(
    'OP01-020',
    'has given its power for the turn, whatever becomes of it',
    'me field 020, 010, 010, 010, 010; me hand 012; me don 2',
    (t) => t.activate('020').pick('me leader').play('012').pick('020').power('me leader', 7000).trash('me', '020'),
  ),
  scenario('OP01-021', 'does not attack on the turn it is played', 'me hand 021; me don 5; them field 010', (t) =>
    t.play('021').give('021').mayNot('attack', '021', '010').mayNot('attack', '021', 'them leader'),
  ),
  scenario('OP01-024', 'is not proof against effects of Strike cards', 'me leader 091; me hand 094; me don 10; them field 024 r d2', (t) =>
    t.play('094').yes().field('them').don('them', 0, 2),
  ),
  scenario('OP01-025', 'does not attack on its player’s first turn, Rush or not', 'turn 1 0; me turns 1; me hand 025; me don 3', (t) =>
    t.play('025').has('025', 'rush').mayNot('attack', '025', 'them leader').mayNot('attack', 'me leader', 'them leader'),
  ),
  scenario(
    'OP01-026',
    'takes 10000 below zero; a DON!! of the turn player counts on',
    'turn 6 1; me life 026 012; them field 018 d1',
    (t) => t.attack('018', 'me leader').yes().pick('018').power('them 018', -3000).field('them', '018'),
  ),
  scenario('OP01-030', 'finds Straw Hats of other colours', 'me hand 030; me don 1; me deck 071 012 012', (t) =>
    t.play('030').offers('071').pick('071').pick('012').hand('me', '071'),
  ),
  scenario('OP01-030', 'puts all five under the deck when there is no Straw Hat', 'me hand 030; me don 1; me deck 029 5x012 036', (t) =>
    t
      .play('030')
      .offers()
      .done()
      .pick('029', '012', '012', '012')
      .hand('me')
      .bottom('me', '012', '012', '012', '012', '029')
      .top('me', '012', '036'),
  ),
  scenario('OP01-031', 'cannot wake DON!! that are given', 'me leader 031 d2; me field 012 d1; me hand 036; me don 1 1', (t) =>
    t.activate('me leader').pick('036').yes().asks('me', 'main').don('me', 2, 0).given('me leader', 2),
  ),
  scenario('OP01-051', 'may rest on the turn it is played, with nobody to bring', 'me hand 051 018; me don 8', (t) =>
    t.play('051').activate('051').rested('051').offers().done().field('me', '051'),
  ),
  scenario(
    'OP01-051',
    'lets a second Kid be attacked who binds nobody himself',
    'turn 6 1; me field 051 r d1, 051 r; them field 018',
    (t) => t.may('attack', '018', 'me 051/2').mayNot('attack', '018', 'me leader'),
  ),
  scenario('OP01-055', 'may rest Characters that came this turn', 'me hand 010 010 055; me don 3', (t) =>
    t.play('010').play('010').play('055').yes().rested('010', '010/2').hand('me', '012', '012'),
  ),
  scenario(
    'OP01-062',
    'counts the hand after the Event: one that draws can be too much',
    'me leader 062 d1; me field 010, 012; me hand 055 010 010 010; me don 1',
    (t) => t.play('055').yes().asks('me', 'main').hand('me', '010', '010', '010', '012', '012'),
  ),
  scenario('OP01-063', 'may rest for its effect on the turn it is played', 'me hand 063; me don 5; them hand 012', (t) =>
    t.play('063').give('063').activate('063').rested('063'),
  ),
  scenario(
    'OP01-064',
    'returns a Character whose Counter helps in the same battle',
    'me field 064 d1; me leader 003; me hand 012; me don 2; them field 036',
    (t) =>
      t
        .give('064', 2)
        .power('064', 6000)
        .attack('064', 'them leader')
        .yes()
        .pick('012')
        .pick('036')
        .counter('036', 'them leader')
        .through()
        .life('them', 3)
        .trash('them', '036'),
  ),
  scenario(
    'OP01-094',
    'K.O.s protected Kurozumi too, and lets all [On K.O.] speak',
    'me leader 091; me hand 094; me don 10; them field 099, 098, 080',
    (t) => t.play('094').yes().field('them').hand('them', '012'),
  ),
  scenario(
    'OP01-099',
    'protects a Blocker that steps in, as long as it stands itself',
    'turn 6 1; me field 099 r, 100; them field 018, 045, 066',
    (t) =>
      t
        .attack('018', 'me leader')
        .block('100')
        .field('me', '099', '100')
        .attack('045', '099')
        .field('me', '100')
        .attack('066', '100')
        .field('me'),
  ),
  scenario('OP01-071', 'may take an own one', 'me hand 071; me don 4; me field 010', (t) =>
    t.play('071').pick('me 010').field('me', '071').bottom('me', '010'),
  ),
  scenario('OP01-100', 'is the only one to block in a battle', 'turn 6 1; me field 100, 044; them field 018', (t) =>
    t.attack('018', 'me leader').block('100').field('me', '044').active('044').asks('them', 'main'),
  ),
  scenario('OP01-105', 'does nothing against an empty hand', 'me hand 105 012; me don 2', (t) =>
    t.play('105').asks('me', 'main').hand('them').hand('me', '012'),
  ),
  scenario(
    'OP01-106',
    'speaks after the second damage when it came by the first',
    'turn 6 1; me life 106 010 012; them field 068; them hand 012 012 012 012 012',
    (t) =>
      t
        .attack('068', 'me leader')
        .yes()
        .field('me', '106')
        .asks('me', 'trigger')
        .life('me', 1)
        .done()
        .hand('me', '010')
        .asks('me', 'confirm')
        .yes()
        .don('me', 0, 1, 9),
  ),
  scenario(
    'OP01-108',
    'pays with the DON!! it had, which are in the cost area by then',
    'turn 6 1; me field 108 r d1; them field 018',
    (t) => t.attack('018', '108').yes().pick('018').field('them').don('me', 0, 0, 10),
  ),
  scenario(
    'OP01-116',
    'lets a card played by its Trigger speak',
    'turn 6 1; me life 116 012; me deck 105 012 012; them field 018; them hand 010 029 036',
    (t) =>
      t.attack('018', 'me leader').yes().pick('105').pick('012').asks('me', 'pick').pickBlind(0, 1).field('me', '105').trash('me', '116'),
  ),
  scenario('OP01-120', 'holds small Blockers back in its own battle only', 'me field 120, 018; them field 019', (t) =>
    t.attack('120', 'them leader').through().attack('018', 'them leader').may('block', '019').done().through().life('them', 2),
  ),
  scenario('OP01-120', 'looks at the power that Blockers have now', 'me field 120; them field 019 d2, 111 t-3000', (t) =>
    t.attack('120', 'them leader').may('block', '019').mayNot('block', '111').through(),
  ),
]
