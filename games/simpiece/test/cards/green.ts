import { draw, eventCard, hasNoFieldCardNamed, mainAbility } from '../../src/card-builders.ts'
import { replaceCard } from '../../src/card-pool.ts'
import { scenario, CardScenarioBoard, type Scenario } from '../card-scenario.ts'

/** Scenarios of the green cards, by number. */
export const green: readonly Scenario[] = [
  scenario(
    'OP01-038',
    'K.O.s a rested Character of cost 2 or less as it attacks',
    'me field 038 d1, 036 r; them leader 003 r; them field 012 r, 036 r, 010, 025 r',
    (t) =>
      t
        .attack('038', 'them leader')
        .offers('them 012', 'them 036')
        .may('done')
        .pick('them 012')
        .field('them', '036', '010', '025')
        .through(),
  ),
  scenario('OP01-038', 'is silent without DON!!', 'me field 038; them field 012 r', (t) =>
    t.attack('038', 'them leader').field('them', '012'),
  ),
  scenario(
    'OP01-038',
    'loses a hand card of the opponent’s blind choice when it is K.O.’d',
    'turn 6 1; me field 038 r; me hand 010 036; them field 018; them hand 012',
    (t) => t.attack('018', '038').done().asks('them', 'pick').mayNot('done').pickBlind(0).trash('me', '038', '036').hand('me', '010'),
    'blind',
  ),
  scenario('OP01-038', 'asks nothing with an empty hand', 'turn 6 1; me field 038 r; them field 018', (t) =>
    t.attack('018', '038').trash('me', '038').asks('them', 'main'),
  ),
  scenario('OP01-049', 'brings a Heart Pirate of cost 4 or less that is not Bepo', 'me field 049 d1; me hand 044 049 047 012 045', (t) =>
    t.attack('049', 'them leader').offers('044', '045').may('done').pick('045').field('me', '049', '045').through(),
  ),
  scenario(
    'OP01-049',
    'may itself make room, which ends the battle',
    'me field 049 d1, 010, 010, 010, 010; me hand 045; them life 012',
    (t) =>
      t.attack('049', 'them leader').pick('045').pick('049').field('me', '010', '010', '010', '010', '045').life('them', 1).don('me', 0, 1),
  ),
  scenario('OP01-049', 'is silent without DON!!', 'me field 049; me hand 045', (t) => t.attack('049', 'them leader').hand('me', '045')),
  scenario(
    'OP01-051',
    'draws all attacks upon itself while rested with a DON!!',
    'turn 6 1; me field 051 r d1, 012 r; them field 018, 021 d1',
    (t) =>
      t
        .may('attack', '018', '051')
        .mayNot('attack', '018', 'me leader')
        .mayNot('attack', '018', 'me 012')
        .mayNot('attack', '021', 'me 012'),
  ),
  scenario('OP01-051', 'two Kids: either may be attacked', 'turn 6 1; me field 051 r d1, 051 r; them field 018', (t) =>
    t.may('attack', '018', 'me 051').mayNot('attack', '018', 'me leader'),
  ),
  scenario('OP01-051', 'lets go when active', 'turn 6 1; me field 051 d1; them field 018', (t) => t.may('attack', '018', 'me leader')),
  scenario('OP01-051', 'lets go without DON!!', 'turn 6 1; me field 051 r; them field 018', (t) => t.may('attack', '018', 'me leader')),
  scenario('OP01-051', 'may be shielded by a Blocker', 'turn 6 1; me field 051 r d1, 100; them field 018', (t) =>
    t.attack('018', '051').block('100').field('me', '051').trash('me', '100'),
  ),
  scenario('OP01-051', 'does not bind its own side', 'me field 051 r d1, 018; them field 051 r, 012 r', (t) =>
    t.may('attack', '018', 'them leader').may('attack', '018', 'them 012'),
  ),
  scenario('OP01-051', 'binds nobody in its own turn', 'me field 051 r d1; them field 018; them hand 012', (t) =>
    t.end().may('attack', '018', 'me 051').mayNot('attack', '018', 'me leader'),
  ),
  scenario('OP01-051', 'rests to play a Character of cost 3 or less, once per turn', 'me field 051; me hand 033 045 029 012', (t) =>
    t.activate('051').rested('051').offers('012', '033').may('done').pick('012').field('me', '051', '012').mayNot('activate', '051'),
  ),
  scenario('OP01-051', 'is used up though active', 'me field 051 u2', (t) =>
    t.mayNot('activate', '051').turnOf('me').may('activate', '051'),
  ),
  scenario(
    'OP01-121',
    'deals two damage that no Trigger answers, and does not win from one Life',
    'me field 121; them life 009 009 012',
    (t) =>
      t
        .has('121', 'doubleAttack', 'banish')
        .attack('121', 'them leader')
        .trash('them', '009', '009')
        .life('them', 1)
        .turnOf('me')
        .attack('121', 'them leader')
        .through()
        .life('them', 0)
        .turnOf('me')
        .attack('121', 'them leader')
        .through()
        .wins('me', 'outcome.life'),
  ),
  {
    id: 'OP01-121',
    title: 'is Kouzuki Oden too',
    run: () => {
      const undo = replaceCard(
        eventCard('EX01-002', 'Is Oden here?', 'green', 0, [], 'C', {
          abilities: [mainAbility(draw(1), { if: [hasNoFieldCardNamed('Kouzuki Oden')] })],
        }),
      )
      try {
        new CardScenarioBoard('me leader 001; me field 121; me hand EX01-002', 'name').play('EX01-002').hand('me')
        new CardScenarioBoard('me leader 001; me hand EX01-002', 'name').play('EX01-002').hand('me', '012')
      } finally {
        undo()
      }
    },
  },
]
