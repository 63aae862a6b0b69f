import { scenario, type Scenario } from '../card-scenario.ts'

/** Scenarios of the blue Events from 087 on, by number. */
export const blueEvents: readonly Scenario[] = [
  scenario(
    'OP01-087',
    'brings an agent for 3 or less, who comes too late to block',
    'turn 6 1; me hand 087 079 083 067 012 088 010; me don 2; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('087')
        .offers('079', '083')
        .may('done')
        .pick('079')
        .field('me', '079')
        .active('079')
        .asks('me', 'counter')
        .through()
        .life('me', 3),
  ),
  scenario('OP01-087', 'does the same by its Trigger', 'turn 6 1; me life 087 012; me hand 083 012; them field 018', (t) =>
    t.attack('018', 'me leader').done().yes().offers('083').pick('083').field('me', '083').trash('me', '087').don('me', 0, 0),
  ),
  scenario(
    'OP01-087',
    'may give up the target of the attack for room, which ends the battle',
    'turn 6 1; me field 010 r, 010, 010, 010, 010; me hand 087 083 012; me don 2; them field 018',
    (t) =>
      t
        .attack('018', 'me 010')
        .play('087')
        .pick('083')
        .pick('me 010')
        .asks('me', 'counter')
        .done()
        .field('me', '010', '010', '010', '010', '083')
        .active('me 010', 'me 010/4', '083'),
  ),
  scenario(
    'OP01-088',
    'adds 2000, then arranges the top three cards',
    'turn 6 1; me hand 088 010; me don 1; me field 012; me deck 010 036 043 053; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('088')
        .offers('me leader', 'me 012')
        .may('done')
        .pick('me leader')
        .power('me leader', 7000)
        .offers('top', 'bottom')
        .pick('bottom')
        .pick('010', '036')
        .bottom('me', '043', '036', '010')
        .top('me', '053')
        .done()
        .life('me', 4)
        .power('me leader', 5000),
  ),
  scenario(
    'OP01-088',
    'may leave power aside and put the cards on top',
    'turn 6 1; me hand 088; me don 1; me deck 010 036 043 053; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('088')
        .done()
        .pick('top')
        .pick('010', '036')
        .top('me', '043', '036', '010', '053')
        .through()
        .life('me', 3),
  ),
  scenario('OP01-088', 'looks at the last two cards of the deck', 'turn 6 1; me hand 088; me don 1; me deck 010 036; them field 018', (t) =>
    t.attack('018', 'me leader').play('088').done().pick('top').pick('010').top('me', '036', '010').through(),
  ),
  scenario(
    'OP01-088',
    'draws two cards and trashes one by its Trigger',
    'turn 6 1; me life 088 012; me hand 025; me deck 010 036 043; them field 018; them hand 012',
    (t) =>
      t
        .attack('018', 'me leader')
        .done()
        .yes()
        .asks('me', 'pick')
        .offers('025', '010', '036')
        .mayNot('done')
        .pick('010')
        .hand('me', '025', '036')
        .trash('me', '010', '088')
        .hand('them', '012'),
  ),
  scenario(
    'OP01-089',
    'returns a Character of cost 5 or less of either side',
    'turn 6 1; me leader 060; me hand 089 010; me don 3; me field 012; them field 018, 054, 040',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('089')
        .offers('me 012', 'them 018', 'them 054')
        .may('done')
        .pick('054')
        .hand('them', '054')
        .done()
        .through()
        .life('me', 4),
  ),
  scenario('OP01-089', 'ends the battle by returning the attacker', 'turn 6 1; me leader 060; me hand 089; me don 3; them field 018', (t) =>
    t.attack('018', 'me leader').play('089').pick('018').hand('them', '018').asks('them', 'main').life('me', 5),
  ),
  scenario(
    'OP01-089',
    'may save the target of the attack',
    'turn 6 1; me leader 060; me field 012 r; me hand 089; me don 3; them field 018',
    (t) => t.attack('018', 'me 012').play('089').pick('me 012').asks('me', 'counter').done().hand('me', '012').trash('me', '089'),
  ),
  scenario(
    'OP01-089',
    'may be played under another Leader, in vain',
    'turn 6 1; me leader 061; me hand 089; me don 3; them field 018',
    (t) => t.attack('018', 'me leader').play('089').asks('me', 'trigger').trash('me', '089').don('me', 0, 3).through().field('them', '018'),
  ),
  scenario('OP01-090', 'finds a card of Baroque Works with another name', 'me hand 090; me don 1; me deck 087 090 083 012 086 085', (t) =>
    t
      .play('090')
      .offers('083', '087')
      .may('done')
      .pick('087')
      .pick('090', '083', '012')
      .hand('me', '087')
      .bottom('me', '086', '012', '083', '090')
      .top('me', '085'),
  ),
  scenario(
    'OP01-090',
    'puts all five under the deck when nothing is taken',
    'me hand 090; me don 1; me deck 087 012 083 012 012 085',
    (t) => t.play('090').done().pick('012', '012', '012', '083').hand('me').bottom('me', '087', '083', '012').top('me', '085'),
  ),
]
