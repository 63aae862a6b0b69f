import { scenario, type Scenario } from '../../card-scenario.ts'

/** A Character that its [Trigger] plays for so many DON!!. */
const isPlayedForDon = (id: string, count: 1 | 2): Scenario =>
  scenario(
    id,
    'is played for DON!! as a [Trigger]',
    `turn 6 1; me life ${id} 012; me don 3; me deck 012 012 012 012 012 010; them field 018`,
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .may('done')
        .yes()
        .don('me', 3 - count, 0, 7 + count)
        .field('me', id),
  )

/** Purple Characters of OP04. */
export const op04Purple: readonly Scenario[] = [
  scenario(
    'OP04-059',
    'returns a DON!! as the opponent attacks to block in that turn under a Leader of Water Seven',
    'turn 6 1; me leader OP03-058; me field OP04-059; me don 2; them field 018, 018',
    (t) =>
      t
        .has('OP04-059')
        .attack('018', 'me leader')
        .may('done')
        .yes()
        .don('me', 1, 0, 9)
        .has('OP04-059', 'blocker')
        .through()
        .has('OP04-059', 'blocker')
        .attack('018/2', 'me leader')
        .done()
        .block('OP04-059')
        .through()
        .field('me'),
  ),
  scenario(
    'OP04-059',
    'for that turn alone, and not under another',
    'turn 6 1; me leader 003; me field OP04-059; me don 2; them field 018',
    (t) => t.attack('018', 'me leader').yes().don('me', 1, 0).has('OP04-059').through(),
  ),
  scenario(
    'OP04-060',
    'returns two DON!! to add a Life card under a Leader of Baroque Works',
    'me leader 062; me hand OP04-060; me don 9; me life 012; me deck 036 010',
    (t) =>
      t
        .play('OP04-060')
        .may('done')
        .yes()
        .pick('don rested', 'don rested')
        .don('me', 1, 6, 3)
        .may('done')
        .yes()
        .lifeCards('me', '036 012', '00'),
  ),
  scenario('OP04-060', 'none under another', 'me leader 061; me hand OP04-060; me don 8; me life 012', (t) =>
    t.play('OP04-060').yes().asks('me', 'main').don('me', 0, 6).life('me', 1),
  ),
  scenario(
    'OP04-060',
    'returns a DON!! as the opponent attacks to draw a card and trash one, once',
    'turn 6 1; me field OP04-060; me hand OP02-021; me don 3; me deck 036 010 025; them field 018, 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .may('done')
        .yes()
        .don('me', 2, 0, 8)
        .offers('OP02-021', '036')
        .mayNot('done')
        .pick('036')
        .hand('me', 'OP02-021')
        .through()
        .attack('018/2', 'me leader')
        .through()
        .don('me', 2, 0),
  ),
  scenario(
    'OP04-061',
    'is trashed to add a rested DON!! under a Leader of Water Seven',
    'me leader OP03-058; me field OP04-061, 012; me don 2',
    (t) => t.activate('OP04-061').trash('me', 'OP04-061').may('done').yes().don('me', 2, 1, 7).field('me', '012'),
  ),
  scenario('OP04-061', 'in vain under another', 'me leader 003; me field OP04-061; me don 2', (t) =>
    t.activate('OP04-061').trash('me', 'OP04-061').asks('me', 'main').don('me', 2, 0),
  ),
  scenario(
    'OP04-063',
    'returns a DON!! as the opponent attacks to add 1000 in the battle under a Leader of Water Seven, once',
    'turn 6 1; me leader OP03-058; me field OP04-063, 012; me don 3; them field 018, 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .may('done')
        .yes()
        .don('me', 2, 0, 8)
        .offers('me leader', 'me OP04-063', 'me 012')
        .may('done')
        .pick('me 012')
        .power('me 012', 5000)
        .through()
        .power('me 012', 4000)
        .attack('018/2', 'me leader')
        .through()
        .don('me', 2, 0),
  ),
  scenario('OP04-063', 'not under another', 'turn 6 1; me leader 003; me field OP04-063; me don 3; them field 018', (t) =>
    t.attack('018', 'me leader').yes().don('me', 2, 0).through(),
  ),
  scenario('OP04-064', 'adds a rested DON!! and draws a card with six', 'me hand OP04-064; me don 5; me deck 036 010 025', (t) =>
    t.play('OP04-064').may('done').yes().don('me', 0, 6, 4).hand('me', '036'),
  ),
  scenario('OP04-064', 'none with five', 'me hand OP04-064; me don 5; me deck 036 010 025', (t) =>
    t.play('OP04-064').done().don('me', 0, 5).hand('me').asks('me', 'main'),
  ),
  scenario('OP04-064', 'is played for two DON!! as a [Trigger]', 'turn 6 1; me life OP04-064 012; me don 3; them field 018', (t) =>
    t.attack('018', 'me leader').yes().may('done').yes().don('me', 1, 0, 9).field('me', 'OP04-064').done(),
  ),
  scenario(
    'OP04-065',
    'a Character of 5 or less cannot attack until its next turn under a Leader of Baroque Works',
    'me leader 062; me hand OP04-065; me don 2; me field 018; them leader 003; them field 047, 040, 018',
    (t) =>
      t
        .play('OP04-065')
        .offers('them 047', 'them 018')
        .may('done')
        .pick('them 047')
        .attack('me 018', 'them leader')
        .done()
        .through()
        .end()
        .mayNot('attack', 'them 047')
        .may('attack', 'them 018', 'me leader')
        .end()
        .end()
        .may('attack', 'them 047', 'me leader'),
  ),
  scenario('OP04-065', 'not under another', 'me leader 061; me hand OP04-065; me don 2; them field 047', (t) =>
    t.play('OP04-065').asks('me', 'main').end().may('attack', 'them 047', 'me leader'),
  ),
  isPlayedForDon('OP04-065', 1),
  scenario(
    'OP04-066',
    'looks at five cards for one of Baroque Works, another of its kind too',
    'me hand OP04-066; me don 2; me deck OP04-066 090 OP02-063 012 025 OP04-067 010',
    (t) =>
      t
        .play('OP04-066')
        .offers('OP04-066', '090', 'OP02-063')
        .may('done')
        .pick('OP04-066')
        .hand('me', 'OP04-066')
        .pick('090', 'OP02-063', '012')
        .top('me', 'OP04-067', '010'),
  ),
  scenario(
    'OP04-066',
    'is played for a DON!! as a [Trigger]',
    'turn 6 1; me life OP04-066 012; me don 2; me deck OP04-067 012; them field 018',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .may('done')
        .yes()
        .don('me', 1, 0, 9)
        .field('me', 'OP04-066')
        .pick('OP04-067')
        .hand('me', 'OP04-067'),
  ),
  scenario('OP04-067', 'blocks', 'turn 6 1; me field OP04-067; them field 018', (t) =>
    t.attack('018', 'me leader').block('OP04-067').through().trash('me', 'OP04-067').life('me', 4),
  ),
  isPlayedForDon('OP04-067', 1),
  scenario(
    'OP04-068',
    'blocks, and returns a DON!! as the opponent attacks to return a Character of 2 or less',
    'turn 6 1; me field OP04-068, 012; me don 2; them field 018, 012, 025',
    (t) =>
      t
        .has('OP04-068', 'blocker')
        .attack('018', 'me leader')
        .may('done')
        .yes()
        .don('me', 1, 0, 9)
        .offers('them 012')
        .may('done')
        .pick('them 012')
        .hand('them', '012')
        .field('them', '018', '025')
        .through(),
  ),
  scenario('OP04-068', 'one of them', 'turn 6 1; me field OP04-068; me don 1; them field 018, 012, 010', (t) =>
    t.attack('018', 'me leader').yes().offers('them 012', 'them 010').pick('them 010').through().field('them', '018', '012'),
  ),
  scenario(
    'OP04-070',
    'returns a DON!! as the opponent attacks to take 1000 from a Character for the turn, once',
    'turn 6 1; me field OP04-070, 012; me don 2; them field 018, 047',
    (t) =>
      t
        .attack('018', 'me leader')
        .may('done')
        .yes()
        .don('me', 1, 0, 9)
        .offers('them 018', 'them 047')
        .may('done')
        .pick('them 018')
        .power('them 018', 5000)
        .through()
        .power('them 018', 5000)
        .attack('047', 'me leader')
        .through()
        .don('me', 1, 0)
        .end()
        .power('them 018', 6000),
  ),
  scenario(
    'OP04-071',
    'returns a DON!! as the opponent attacks to block with 1000 more in the battle',
    'turn 6 1; me field OP04-071; me don 2; them field 018, 018',
    (t) =>
      t
        .has('OP04-071')
        .attack('018', 'me leader')
        .may('done')
        .yes()
        .don('me', 1, 0, 9)
        .has('OP04-071', 'blocker')
        .power('OP04-071', 7000)
        .block('OP04-071')
        .through()
        .field('me', 'OP04-071')
        .has('OP04-071')
        .power('OP04-071', 6000),
  ),
  scenario(
    'OP04-072',
    'returns two DON!! and rests as the opponent attacks to K.O. a Character of 4 or less',
    'turn 6 1; me field OP04-072, 012; me don 5; them leader 003; them field 018, 047, 012',
    (t) =>
      t
        .attack('047', 'me leader')
        .may('done')
        .yes()
        .don('me', 3, 0, 7)
        .rested('OP04-072')
        .offers('them 018', 'them 012')
        .may('done')
        .pick('them 018')
        .field('them', '047', '012')
        .through(),
  ),
]
