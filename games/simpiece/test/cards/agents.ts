import { scenario, type Scenario } from '../card-scenario.ts'

/** Scenarios of the agents of Baroque Works, by number. */
export const agents: readonly Scenario[] = [
  scenario(
    'OP01-079',
    'takes an Event back from the trash when it is K.O.’d',
    'turn 6 1; me leader 062; me field 079; me trash 029 012 027; them field 018; them trash 058',
    (t) =>
      t
        .has('079', 'blocker')
        .attack('018', 'me leader')
        .block('079')
        .offers('027', '029')
        .may('done')
        .pick('029')
        .hand('me', '029')
        .trash('me', '012', '027', '079'),
  ),
  scenario('OP01-079', 'takes nothing under another Leader', 'turn 6 1; me leader 060; me field 079 r; me trash 029; them field 018', (t) =>
    t.attack('018', '079').asks('them', 'main').hand('me').trash('me', '029', '079'),
  ),
  scenario(
    'OP01-079',
    'is silent when it makes room',
    'me leader 062; me field 079, 010, 010, 010, 010; me hand 012; me don 2; me trash 029',
    (t) => t.play('012').pick('079').asks('me', 'main').hand('me').trash('me', '029', '079'),
  ),
  scenario('OP01-080', 'draws when it is K.O.’d, whether wanted or not', 'turn 6 1; me field 080 r, 012; them field 018', (t) =>
    t.attack('018', '080').asks('them', 'main').hand('me', '012').trash('me', '080').deckSize('me', 11),
  ),
  scenario(
    'OP01-080',
    'is silent when it is returned',
    'turn 6 1; me field 080; me hand 089; me leader 062; me don 3; them field 018',
    (t) => t.attack('018', 'me leader').play('089').pick('080').through().hand('me', '012', '080'),
  ),
  scenario('OP01-080', 'loses the match by drawing the last card', 'turn 6 1; me field 080 r; me deck 012; them field 018', (t) =>
    t.attack('018', '080').wins('them', 'outcome.deckOut'),
  ),
  scenario(
    'OP01-083',
    'gains 1000 for every two Events in your trash',
    'me leader 062; me field 083 d1, 036; me trash 029 027 028 026 030 012; them trash 029 029 029',
    (t) => t.power('083', 6000).power('036', 3000),
  ),
  scenario('OP01-083', 'grows with the Events played', 'me leader 062; me field 083 d1; me trash 029; me hand 027; me don 4', (t) =>
    t.power('083', 4000).play('027').power('083', 5000),
  ),
  scenario('OP01-083', 'gains nothing under another Leader', 'me leader 060; me field 083 d1; me trash 029 027', (t) =>
    t.power('083', 4000),
  ),
  scenario('OP01-083', 'gains nothing without DON!!', 'me leader 062; me field 083; me trash 029 027', (t) => t.power('083', 3000)),
  scenario('OP01-083', 'gains nothing on the opponent’s turn', 'turn 6 1; me leader 062; me field 083 d1; me trash 029 027', (t) =>
    t.power('083', 3000),
  ),
  scenario('OP01-084', 'finds an Event of Baroque Works as it attacks', 'me field 084 d1; me deck 087 083 088 086 012 089', (t) =>
    t
      .attack('084', 'them leader')
      .offers('087', '088')
      .may('done')
      .pick('088')
      .pick('083', '087', '086')
      .hand('me', '088')
      .bottom('me', '012', '086', '087', '083')
      .top('me', '089')
      .through(),
  ),
  scenario('OP01-084', 'may find nothing', 'me field 084 d1; me deck 087 083 012', (t) =>
    t.attack('084', 'them leader').done().pick('087', '083').hand('me').bottom('me', '012', '083', '087').through(),
  ),
  scenario('OP01-084', 'is silent without DON!!', 'me field 084; me deck 087 012', (t) => t.attack('084', 'them leader').top('me', '087')),
]
