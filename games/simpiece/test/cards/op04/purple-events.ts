import { scenario, type Scenario } from '../../card-scenario.ts'

const addsActiveDon = (id: string): Scenario =>
  scenario(id, 'adds an active DON!! as a [Trigger]', `turn 6 1; me life ${id} 012; me don 2 1; them field 018`, (t) =>
    t.attack('018', 'me leader').yes().may('done').yes().don('me', 3, 1, 6),
  )

/** Purple Events of OP04. */
export const op04PurpleEvents: readonly Scenario[] = [
  scenario(
    'OP04-074',
    'returns a DON!! to add 1000 in the battle and rest a Character of 4 or less',
    'turn 6 1; me hand OP04-074; me don 3; me field 012; them field 018, 047, 012',
    (t) =>
      t
        .attack('047', 'me leader')
        .play('OP04-074')
        .may('done')
        .yes()
        .pick('don rested')
        .don('me', 2, 0, 8)
        .offers('me leader', 'me 012')
        .may('done')
        .pick('me leader')
        .power('me leader', 6000)
        .offers('them 018', 'them 012')
        .may('done')
        .pick('them 018')
        .rested('them 018')
        .active('them 012')
        .through()
        .power('me leader', 5000),
  ),
  addsActiveDon('OP04-074'),
  scenario(
    'OP04-075',
    'adds 6000 in the battle, and a rested DON!! with two Life cards',
    'turn 6 1; me hand OP04-075; me don 4; me field 012; me life 2x012; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('OP04-075')
        .offers('me leader', 'me 012')
        .may('done')
        .pick('me leader')
        .power('me leader', 11_000)
        .may('done')
        .yes()
        .don('me', 1, 4, 5)
        .life('me', 2)
        .power('me leader', 5000),
  ),
  scenario('OP04-075', 'none with three', 'turn 6 1; me hand OP04-075; me don 3; me life 3x012; them field 018', (t) =>
    t.attack('018', 'me leader').play('OP04-075').pick('me leader').don('me', 0, 3).life('me', 3),
  ),
  addsActiveDon('OP04-075'),
  scenario(
    'OP04-076',
    'returns a DON!! to add 1000 in the turn',
    'turn 6 1; me hand OP04-076; me don 3; me field 012; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('OP04-076')
        .may('done')
        .yes()
        .pick('don rested')
        .don('me', 2, 0, 8)
        .offers('me leader', 'me 012')
        .may('done')
        .pick('me leader')
        .through()
        .power('me leader', 6000)
        .end()
        .power('me leader', 5000),
  ),
  addsActiveDon('OP04-076'),
]
