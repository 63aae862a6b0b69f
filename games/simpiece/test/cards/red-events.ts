import { scenario, type Scenario } from '../card-scenario.ts'

/** Scenarios of the red Events, by number. */
export const redEvents: readonly Scenario[] = [
  scenario(
    'OP01-026',
    'adds 4000 and K.O.s a Character of 4000 or less',
    'turn 6 1; me hand 026; me don 2; me field 010; them leader 003 t-1000; them field 018, 012, 010, 025',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('026')
        .pick('me leader')
        .power('me leader', 9000)
        .offers('them 012', 'them 010')
        .may('done')
        .pick('them 012')
        .field('them', '018', '010', '025')
        .life('me', 4)
        .power('me leader', 5000),
  ),
  scenario(
    'OP01-026',
    'may K.O. the attacker; the battle ends without damage',
    'turn 6 1; me hand 026 012; me don 2; them field 012',
    (t) =>
      t.attack('them 012', 'me leader').play('026').done().pick('them 012').asks('me', 'counter').counter('012', 'me leader').life('me', 4),
  ),
  scenario('OP01-026', 'takes 10000 from a Leader or Character by its Trigger', 'turn 6 1; me life 026 012; them field 018, 012', (t) =>
    t
      .attack('018', 'me leader')
      .yes()
      .offers('them leader', 'them 018', 'them 012')
      .may('done')
      .pick('012')
      .power('them 012', -6000)
      .trash('me', '026')
      .field('them', '018', '012'),
  ),
  scenario('OP01-027', 'takes 10000 from one Character, which stays', 'me hand 027; me don 4; me field 012; them field 018, 012', (t) =>
    t
      .play('027')
      .offers('them 018', 'them 012')
      .may('done')
      .pick('018')
      .power('them 018', -4000)
      .power('them 012', 4000)
      .field('them', '018', '012')
      .end()
      .power('them 018', 6000),
  ),
  scenario('OP01-028', 'takes 2000 from a Leader or Character', 'turn 6 1; me hand 028; me don 1; me field 010; them field 018', (t) =>
    t
      .attack('018', 'me leader')
      .play('028')
      .offers('them leader', 'them 018')
      .may('done')
      .pick('018')
      .power('them 018', 4000)
      .life('me', 4),
  ),
  scenario('OP01-028', 'does the same by its Trigger, free of cost', 'turn 6 1; me life 028 012; them field 018, 025', (t) =>
    t.attack('018', 'me leader').yes().pick('025').power('them 025', 3000).trash('me', '028').end().power('them 025', 5000),
  ),
  scenario(
    'OP01-029',
    'adds 2000, and 2000 more to the same card at 2 Life or less',
    'turn 6 1; me hand 029; me don 1; me life 2x012; me field 010; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('029')
        .offers('me leader', 'me 010')
        .pick('me leader')
        .life('me', 2)
        .hand('me')
        .power('me leader', 5000),
  ),
  scenario('OP01-029', 'gives the whole 4000', 'turn 6 1; me hand 029 010; me don 1; me life 2x012; them field 018 t2000', (t) =>
    t.attack('018', 'me leader').play('029').pick('me leader').power('me leader', 9000).done().life('me', 2),
  ),
  scenario('OP01-029', 'adds 2000 only at 3 Life', 'turn 6 1; me hand 029 010; me don 1; me life 3x012; them field 018 t2000', (t) =>
    t.attack('018', 'me leader').play('029').pick('me leader').power('me leader', 7000).done().done().life('me', 2),
  ),
  scenario('OP01-029', 'adds 1000 for the turn by its Trigger', 'turn 6 1; me life 029 012; me field 010; them field 018, 012', (t) =>
    t
      .attack('018', 'me leader')
      .yes()
      .offers('me leader', 'me 010')
      .may('done')
      .pick('me leader')
      .power('me leader', 6000)
      .end()
      .power('me leader', 5000),
  ),
  scenario('OP01-030', 'finds a Straw Hat Character', 'me hand 030; me don 1; me deck 029 013 016 012 012 036', (t) =>
    t
      .play('030')
      .offers('013', '016')
      .pick('016')
      .pick('012', '012', '013')
      .hand('me', '016')
      .bottom('me', '029', '013', '012', '012')
      .top('me', '036'),
  ),
  scenario('OP01-030', 'does the same by its Trigger', 'turn 6 1; me life 030 012; me deck 013 012 012 012 012 036; them field 018', (t) =>
    t.attack('018', 'me leader').yes().pick('013').pick('012', '012', '012').hand('me', '013').trash('me', '030'),
  ),
]
