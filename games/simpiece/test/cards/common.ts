import { scenario, type Scenario } from '../card-scenario.ts'

/** A weak Character without further effects as it is blocked with. */
export const blocks = (id: string): Scenario =>
  scenario(id, 'blocks', `turn 6 1; me field ${id}; them field 018`, (t) =>
    t.attack('018', 'me leader').block(id).through().trash('me', id).life('me', 4),
  )

/** A Character that its [Trigger] plays. */
export const isPlayedAsTrigger = (id: string): Scenario =>
  scenario(id, 'is played as a [Trigger]', `turn 6 1; me life ${id} 012; them field 018`, (t) =>
    t.attack('018', 'me leader').yes().field('me', id).active(id).life('me', 1),
  )

/** One that its [Trigger] plays for a card of the hand. */
export const isPlayedForACard = (id: string): Scenario =>
  scenario(id, 'is played for a card as a [Trigger]', `turn 6 1; me life ${id} 012; me hand 012 010; them field 018`, (t) =>
    t.attack('018', 'me leader').done().yes().may('done').yes().offers('012', '010').pick('010').field('me', id).hand('me', '012'),
  )

/** A [Counter] that costs a card and adds 3000 in the battle. */
export const adds3000ForACard = (id: string): readonly Scenario[] => [
  scenario(id, 'adds 3000 in the battle for a card', `turn 6 1; me hand ${id} 012 010; me field 016; them field 018`, (t) =>
    t
      .attack('018', 'me leader')
      .play(id)
      .may('done')
      .yes()
      .offers('012', '010')
      .pick('012')
      .offers('me leader', 'me 016')
      .may('done')
      .pick('me leader')
      .power('me leader', 8000)
      .done()
      .life('me', 4)
      .power('me leader', 5000)
      .hand('me', '010')
      .trash('me', '012', id),
  ),
  scenario(id, 'may be activated without paying', `turn 6 1; me hand ${id} 012; them field 018`, (t) =>
    t.attack('018', 'me leader').play(id).done().power('me leader', 5000).hand('me', '012').trash('me', id).through(),
  ),
]

/** Is not K.O.’d in battle by cards that slash. */
export const fearsNoSlash = (id: string): readonly Scenario[] => [
  scenario(
    id,
    'is not K.O.’d in battle by cards that slash, a Leader among them',
    `turn 6 1; me field ${id} r; them leader 001 d1; them field 012 d1, 018`,
    (t) =>
      t
        .attack('012', id)
        .through()
        .field('me', id)
        .attack('them leader', id)
        .through()
        .field('me', id)
        .attack('018', id)
        .through()
        .field('me'),
  ),
  scenario(id, 'but by a Leader that strikes', `turn 6 1; me field ${id} r; them leader 003`, (t) =>
    t.attack('them leader', id).through().field('me'),
  ),
]
