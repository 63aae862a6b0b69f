import { scenario, type Scenario } from '../../card-scenario.ts'

/** What the [Trigger] of three purple Events does: the opponent chooses one of six DON!!, which may be a given one. */
const opponentReturnsOne = (id: string): Scenario[] => [
  scenario(
    id,
    'the opponent returns one of six DON!! as a [Trigger]',
    `turn 6 1; me life ${id} 012; me don 7; them field 018 d1; them don 4 1`,
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .asks('them', 'pick')
        .offers('don active', 'don rested', 'don 018')
        .mayNot('done')
        .pick('don 018')
        .given('them 018', 0)
        .don('them', 4, 1, 5)
        .don('me', 7, 0),
  ),
  scenario(id, 'none of five', `turn 6 1; me life ${id} 012; me don 7; them field 018 d1; them don 3 1`, (t) =>
    t.attack('018', 'me leader').yes().asks('them', 'main').don('them', 3, 1),
  ),
]

/** Purple Events and the purple Stage of OP02. */
export const op02PurpleEvents: readonly Scenario[] = [
  scenario(
    'OP02-089',
    'returns a DON!! to take 3000 from two of Leader and Characters for the turn',
    'turn 6 1; me hand OP02-089; me don 3; me field 012; them leader 003; them field 018, 047, 051',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('OP02-089')
        .may('done')
        .yes()
        .pick('don active')
        .don('me', 0, 2, 8)
        .offers('them leader', 'them 018', 'them 047', 'them 051')
        .pick('them leader')
        .offers('them 018', 'them 047', 'them 051')
        .may('done')
        .pick('them 018')
        .power('them leader', 2000)
        .power('them 018', 3000)
        .power('them 047', 6000)
        .life('me', 4)
        .power('them leader', 2000)
        .end()
        .power('them leader', 5000),
  ),
  ...opponentReturnsOne('OP02-089'),
  scenario(
    'OP02-090',
    'returns a DON!! to take 3000 from a Character for the turn',
    'me hand OP02-090; me don 2; me field 012; them leader 003; them field 018, 012',
    (t) =>
      t
        .play('OP02-090')
        .may('done')
        .yes()
        .pick('don rested')
        .don('me', 1, 0, 9)
        .offers('them 018', 'them 012')
        .may('done')
        .pick('them 018')
        .power('them 018', 3000)
        .power('them 012', 4000)
        .attack('me 012', 'them leader')
        .through()
        .power('them 018', 3000)
        .end()
        .power('them 018', 6000),
  ),
  ...opponentReturnsOne('OP02-090'),
  scenario('OP02-091', 'adds an active DON!!', 'me hand OP02-091; me don 4', (t) =>
    t.play('OP02-091').may('done').yes().don('me', 2, 3, 5),
  ),
  ...opponentReturnsOne('OP02-091'),
  scenario(
    'OP02-092',
    'trashes a card and rests to look at three cards for one of Impel Down',
    'me stage OP02-092; me hand 012 010; me deck OP02-058 025 OP02-092 OP02-084 036',
    (t) =>
      t
        .activate('OP02-092')
        .offers('012', '010')
        .pick('012')
        .rested('OP02-092')
        .offers('OP02-058', 'OP02-092')
        .may('done')
        .pick('OP02-058')
        .hand('me', '010', 'OP02-058')
        .pick('025')
        .top('me', 'OP02-084', '036')
        .mayNot('activate', 'OP02-092'),
  ),
  scenario('OP02-092', 'not without a card', 'me stage OP02-092; me hand', (t) => t.mayNot('activate', 'OP02-092')),
]
