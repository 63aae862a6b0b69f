import { scenario, type Scenario } from '../../card-scenario.ts'

/** So many cards for the trash. */
const cards = (count: number): string => Array.from({ length: count }, () => '012').join(' ')

/** Black Events and the black Stage of OP04. */
export const op04BlackEvents: readonly Scenario[] = [
  scenario(
    'OP04-093',
    'adds 6000 to one of Dressrosa for the turn, with double damage if fifteen cards lie in the trash',
    `me leader OP04-039; me hand OP04-093; me don 3; me field 076, 012, OP04-077; me trash ${cards(14)}; them leader 003; them field 076`,
    (t) =>
      t
        .play('OP04-093')
        .offers('me 076', 'me OP04-077')
        .may('done')
        .pick('me 076')
        .power('me 076', 10_000)
        .has('me 076', 'doubleAttack')
        .has('me OP04-077', 'blocker')
        .attack('me 012', 'them leader')
        .through()
        .power('me 076', 10_000)
        .has('me 076', 'doubleAttack')
        .end()
        .power('me 076', 4000)
        .has('me 076'),
  ),
  scenario('OP04-093', 'without it with fourteen', `me hand OP04-093; me don 3; me field 076; me trash ${cards(13)}`, (t) =>
    t.play('OP04-093').pick('me 076').has('me 076').power('me 076', 10_000),
  ),
  scenario(
    'OP04-093',
    'draws three cards and trashes two as a [Trigger]',
    'turn 6 1; me life OP04-093 012; me deck 036 010 025 018; them field 018',
    (t) => t.attack('018', 'me leader').yes().offers('036', '010', '025').mayNot('done').pick('036', '010').hand('me', '025'),
  ),
  scenario(
    'OP04-095',
    'adds 2000 in the battle, and 2000 more if fifteen cards lie in the trash',
    `turn 6 1; me hand OP04-095; me don 1; me field 012; me trash ${cards(14)}; them field 018`,
    (t) =>
      t
        .attack('018', 'me leader')
        .play('OP04-095')
        .offers('me leader', 'me 012')
        .may('done')
        .pick('me leader')
        .life('me', 4)
        .power('me leader', 5000),
  ),
  scenario(
    'OP04-095',
    'for the same card',
    `turn 6 1; me hand OP04-095 010; me don 1; me field 012; me trash ${cards(14)}; them field 018`,
    (t) => t.attack('018', 'me leader').play('OP04-095').pick('me leader').power('me leader', 9000).power('me 012', 4000).done(),
  ),
  scenario('OP04-095', 'not with fourteen', `turn 6 1; me hand OP04-095 010; me don 1; me trash ${cards(13)}; them field 018`, (t) =>
    t.attack('018', 'me leader').play('OP04-095').pick('me leader').power('me leader', 7000).done(),
  ),
  scenario(
    'OP04-095',
    'draws two cards and trashes one as a [Trigger]',
    'turn 6 1; me life OP04-095 012; me deck 036 010 025; them field 018',
    (t) => t.attack('018', 'me leader').yes().offers('036', '010').mayNot('done').pick('036').hand('me', '010'),
  ),
  scenario(
    'OP04-096',
    'those of Dressrosa can attack Characters on the turn they are played under a Leader of Dressrosa',
    'me leader OP04-039; me stage OP04-096; me field OP04-087 s5, 012 s5; them field 010 r, OP04-087',
    (t) =>
      t
        .has('me OP04-087', 'rushCharacter')
        .has('012')
        .has('them OP04-087')
        .may('attack', 'OP04-087', 'them 010')
        .mayNot('attack', 'OP04-087', 'them leader')
        .mayNot('attack', '012'),
  ),
  scenario('OP04-096', 'not under another', 'me leader 003; me stage OP04-096; me field OP04-087 s5', (t) => t.has('OP04-087')),
]
