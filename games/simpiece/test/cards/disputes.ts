import { scenario, type Scenario } from '../card-scenario.ts'

const handOfFive = '010 010 010 010 010'

/** Scenarios where two cards or two rules interact, by number of the disputed card. */
export const disputes: readonly Scenario[] = [
  scenario('OP01-003', 'strengthens a Character that is active already', 'me leader 003; me field 025; me don 4', (t) =>
    t.activate('me leader').offers('me 025').pick('025').active('025').power('025', 6000),
  ),
  scenario(
    'OP01-004',
    'draws in its turn before the Leader of whoever activated the Event',
    'me field 004 d1, 018; them leader 062 d1; them hand 029; them don 1',
    (t) => t.attack('018', 'them leader').play('029').done().hand('me', '012').asks('them', 'confirm').yes().hand('them', '012').through(),
  ),
  scenario(
    'OP01-014',
    'brings a Blocker that comes too late for this battle',
    'turn 6 1; me field 014 d1; me hand 019; them field 018',
    (t) => t.attack('018', 'me leader').block('014').pick('019').asks('them', 'main').field('me', '019').active('019'),
  ),
  scenario(
    'OP01-026',
    'K.O.s a Character whose own [On K.O.] takes the target of the attack',
    'turn 6 1; me field 012 r; me hand 026 010; me don 2; them field 018, 108 t-1000; them don 1',
    (t) =>
      t
        .attack('018', 'me 012')
        .play('026')
        .pick('me 012')
        .pick('108')
        .asks('them', 'confirm')
        .yes()
        .pick('me 012')
        .asks('me', 'counter')
        .done()
        .asks('them', 'main')
        .field('me')
        .field('them', '018')
        .life('me', 4),
  ),
  scenario(
    'OP01-026',
    'weakens a Double Attacker by its Trigger; the second damage is dealt all the same',
    `turn 6 1; me life 026 012 012; them field 068; them hand ${handOfFive}`,
    (t) => t.attack('068', 'me leader').yes().pick('068').power('them 068', -5000).asks('me', 'trigger').done().life('me', 1),
  ),
  scenario('OP01-035', 'rests the Blocker that would have stepped in', 'me field 035 d1; them field 100; them life 012 012', (t) =>
    t.attack('035', 'them leader').pick('100').asks('them', 'trigger').done().life('them', 1),
  ),
  scenario('OP01-051', 'frees all attackers once he is K.O.’d', 'turn 6 1; me field 051 r d1; them field 094, 018', (t) =>
    t.mayNot('attack', '018', 'me leader').attack('094', '051').field('me').may('attack', '018', 'me leader'),
  ),
  scenario(
    'OP01-052',
    'loses the match by drawing the last card, though its attack would have won it',
    'me field 052, 036 r; me deck 012; them life',
    (t) => t.attack('052', 'them leader').wins('them', 'outcome.deckOut'),
  ),
  scenario(
    'OP01-056',
    'lets what waits already speak before what is triggered meanwhile',
    'me hand 056; me don 6; me field 080; me deck 012; them field 108 r, 080 r; them don 1; them deck 012',
    (t) =>
      t
        .play('056')
        .pick('them 108', 'them 080')
        .asks('them', 'order')
        .pick('108')
        .yes()
        .pick('me 080')
        // Their draw was queued first, although it is my turn: it empties their deck before mine.
        .wins('me', 'outcome.deckOut'),
  ),
  scenario(
    'OP01-074',
    'has left when Pacifista comes, so four others need make no room',
    'turn 6 1; me field 074, 010, 010, 010, 010; me hand 075; them field 018',
    (t) => t.attack('018', 'me leader').block('074').done().pick('075').asks('them', 'main').field('me', '010', '010', '010', '010', '075'),
  ),
  scenario(
    'OP01-078',
    'draws a Counter as it blocks and is saved by it',
    'turn 6 1; me field 078 d1; me deck 013 012; them field 018',
    (t) => t.attack('018', 'me leader').block('078').counter('013', 'me 078').asks('them', 'main').field('me', '078'),
  ),
  scenario(
    'OP01-085',
    'keeps from attacking, not from blocking',
    'me leader 062; me hand 085; me don 2; me field 018; them field 044',
    (t) =>
      t
        .play('085')
        .pick('044')
        .attack('018', 'them leader')
        .may('block', '044')
        .done()
        .through()
        .end()
        .mayNot('attack', '044', 'me leader'),
  ),
  scenario(
    'OP01-086',
    'may be the Trigger that takes back a Character whose [On Play] waits: it is lost',
    `turn 6 1; me life 106 086 012; them field 068; them hand ${handOfFive}`,
    (t) =>
      t.attack('068', 'me leader').yes().field('me', '106').yes().pick('me 106').asks('them', 'main').hand('me', '106').don('me', 0, 0, 10),
  ),
  scenario(
    'OP01-088',
    'loses the match by its Trigger before the second damage is dealt',
    `turn 6 1; me life 088 012 012; me deck 012 012; them field 068; them hand ${handOfFive}`,
    (t) => t.attack('068', 'me leader').yes().wins('them', 'outcome.deckOut').life('me', 2),
  ),
  scenario('OP01-102', 'grows weaker when it pays with its own DON!!', 'me field 102 d1; them hand 010; them life 012', (t) =>
    t.power('102', 5000).attack('102', 'them leader').yes().power('102', 4000).pick('010').asks('me', 'main').life('them', 1),
  ),
  scenario(
    'OP01-104',
    'may make room for itself by a Character whose [On Play] waits: it is lost',
    `turn 6 1; me field 010, 010, 010, 010, 012; me life 106 104 012; them field 068; them hand ${handOfFive}`,
    (t) =>
      t
        .attack('068', 'me leader')
        .yes()
        .pick('me 012')
        .yes()
        .pick('me 106')
        .asks('them', 'main')
        .field('me', '010', '010', '010', '010', '104')
        .don('me', 0, 0, 10),
  ),
]
