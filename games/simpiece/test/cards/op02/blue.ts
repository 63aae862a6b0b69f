import { scenario, type Scenario } from '../../card-scenario.ts'

/** The blue Leader and Characters of OP02. */
export const op02Blue: readonly Scenario[] = [
  scenario('OP02-049', 'draws two cards at the end of its turn without a hand', 'me leader OP02-049; me hand; me deck 036 010 025', (t) =>
    t.power('me leader', 5000).end().hand('me', '010', '036').asks('them', 'main'),
  ),
  scenario('OP02-049', 'not with a card', 'me leader OP02-049; me hand 012; me deck 036 010 025', (t) => t.end().hand('me', '012')),
  scenario(
    'OP02-050',
    'has 2000 more with one card in hand, also once a Counter was paid with the other',
    'turn 6 1; me field OP02-050 r; me hand 012 010; them field 018, 018',
    (t) =>
      t
        .has('OP02-050', 'blocker')
        .attack('018', 'OP02-050')
        .power('OP02-050', 5000)
        .counter('012', 'me OP02-050')
        .power('OP02-050', 8000)
        .through()
        .power('OP02-050', 7000)
        .field('me', 'OP02-050'),
  ),
  scenario(
    'OP02-052',
    'draws two cards and trashes one beside Mohji',
    'me hand OP02-052 012; me don 2; me field OP02-060; me deck 036 010 025',
    (t) => t.play('OP02-052').offers('012', '036', '010').mayNot('done').pick('012').hand('me', '010', '036').trash('me', '012'),
  ),
  scenario('OP02-052', 'not without one of its own', 'me hand OP02-052 OP02-060; me don 2; me deck 036 010; them field OP02-060', (t) =>
    t.play('OP02-052').asks('me', 'main').hand('me', 'OP02-060'),
  ),
  scenario('OP02-056', 'puts three cards back on top or under the deck', 'me hand OP02-056; me don 1; me deck 012 025 036 010', (t) =>
    t.play('OP02-056').pick('bottom').offers('012', '025', '036').pick('012', '025').top('me', '010').deckSize('me', 4),
  ),
  scenario(
    'OP02-056',
    'trashes a card as it attacks with a DON!! to put a Character of 1 or less under the deck',
    'me field OP02-056 d1, 010; me hand 012 025; them leader 003; them field 010, 012, 036',
    (t) =>
      t
        .attack('OP02-056', 'them leader')
        .may('done')
        .yes()
        .offers('012', '025')
        .pick('012')
        .offers('them 010', 'them 036')
        .may('done')
        .pick('them 010')
        .bottom('them', '010')
        .field('them', '012', '036')
        .hand('me', '025')
        .through(),
  ),
  scenario('OP02-056', 'not without', 'me field OP02-056; me hand 012; them field 010', (t) =>
    t.attack('OP02-056', 'them leader').through().hand('me', '012'),
  ),
  scenario(
    'OP02-057',
    'looks at two cards for a Warlord and leaves the other on top or under the deck',
    'me hand OP02-057; me don 3; me deck 012 ST03-015 077 010',
    (t) =>
      t
        .play('OP02-057')
        .offers('ST03-015')
        .may('done')
        .pick('ST03-015')
        .hand('me', 'ST03-015')
        .offers('top', 'bottom')
        .pick('bottom')
        .bottom('me', '012')
        .top('me', '077', '010'),
  ),
  scenario('OP02-057', 'or takes none', 'me hand OP02-057; me don 3; me deck 012 077 ST03-015 010', (t) =>
    t.play('OP02-057').offers().done().pick('top').pick('077').top('me', '012', '077', 'ST03-015').hand('me'),
  ),
  scenario(
    'OP02-058',
    'looks at five cards for a blue one of Impel Down, no other Buggy',
    'me hand OP02-058; me don 1; me deck OP02-058 OP02-063 OP02-083 064 OP02-070 OP02-062 012',
    (t) =>
      t
        .play('OP02-058')
        .offers('OP02-063', 'OP02-070')
        .may('done')
        .pick('OP02-063')
        .hand('me', 'OP02-063')
        .pick('OP02-058', 'OP02-083', '064')
        .top('me', 'OP02-062', '012'),
  ),
  scenario(
    'OP02-059',
    'draws a card and trashes one as it attacks, then up to three',
    'me field OP02-059; me hand 012 010 016 025; me deck 036 018; them leader 003',
    (t) =>
      t
        .attack('OP02-059', 'them leader')
        .mayNot('done')
        .pick('012')
        .offers('010', '016', '025', '036')
        .may('done')
        .pick('010', '016', '025')
        .hand('me', '036')
        .trash('me', '010', '012', '016', '025')
        .through(),
  ),
  scenario(
    'OP02-061',
    'with one card in hand no Blocker of 5 or less may be activated in its battle',
    'me field OP02-061, 018; me hand 012; them leader 003; them field 047, OP02-041#50; lasts cost 50 1 -1 ST06-010 0 0 0 turn 0 5',
    (t) =>
      t
        .attack('OP02-061', 'them leader')
        .mayNot('block', '047')
        .may('block', 'OP02-041')
        .through()
        .attack('018', 'them leader')
        .may('block', '047')
        .through(),
  ),
  scenario('OP02-061', 'not with two', 'me field OP02-061; me hand 012 010; them leader 003; them field 047', (t) =>
    t.attack('OP02-061', 'them leader').may('block', '047').through(),
  ),
  scenario(
    'OP02-062',
    'trashes two cards to return a Character of 4 or less of either side and to deal double damage in the turn',
    'me hand OP02-062 012 010 016; me don 6; me field 012; them field 018, 047',
    (t) =>
      t
        .play('OP02-062')
        .may('done')
        .yes()
        .offers('012', '010', '016')
        .pick('012', '010')
        .offers('me 012', 'them 018')
        .may('done')
        .pick('them 018')
        .hand('them', '018')
        .hand('me', '016')
        .has('OP02-062', 'doubleAttack'),
  ),
  scenario('OP02-062', 'also as it attacks', 'me field OP02-062, 012; me hand 012 010 016; them leader 003; them life 4x012', (t) =>
    t
      .attack('OP02-062', 'them leader')
      .yes()
      .pick('012', '010')
      .done()
      .through()
      .life('them', 2)
      .has('OP02-062', 'doubleAttack')
      .has('me 012')
      .end()
      .has('OP02-062'),
  ),
  scenario('OP02-062', 'not for one card', 'me field OP02-062; me hand 012; them leader 003; them life 4x012', (t) =>
    t.attack('OP02-062', 'them leader').through().life('them', 3).hand('me', '012'),
  ),
  scenario(
    'OP02-063',
    'takes a blue Event that costs 1 from the trash',
    'me hand OP02-063; me don 1; me trash 088 090 086 029 OP02-070 OP02-068 077',
    (t) => t.play('OP02-063').offers('088', '090').may('done').pick('088').hand('me', '088'),
  ),
  scenario(
    'OP02-064',
    'trashes a card as it attacks with a DON!!: a Character of 2 or less goes under the deck, and it follows after the battle',
    'me field OP02-064 d1, 012; me hand 036 010; them leader 003; them field 010, 025; me deck 012 012',
    (t) =>
      t
        .attack('OP02-064', 'them leader')
        .may('done')
        .yes()
        .offers('036', '010')
        .pick('036')
        .offers('me 012', 'them 010')
        .may('done')
        .pick('them 010')
        .bottom('them', '010')
        .field('me', 'OP02-064', '012')
        .through()
        .field('me', '012')
        .field('them', '025')
        .bottom('me', 'OP02-064'),
  ),
  scenario('OP02-064', 'which it does alone as well, and one’s own may be chosen', 'me field OP02-064 d1, 012; me hand 036 010', (t) =>
    t.attack('OP02-064', 'them leader').yes().pick('036').pick('me 012').through().field('me').bottom('me', 'OP02-064', '012'),
  ),
  scenario('OP02-064', 'not without a DON!!', 'me field OP02-064; me hand 036; them field 010', (t) =>
    t.attack('OP02-064', 'them leader').through().hand('me', '036').field('me', 'OP02-064'),
  ),
  scenario(
    'OP02-065',
    'trashes a card at the end of its turn to become active, and blocks',
    'me field OP02-065 r, 012 r; me hand 010 036; them field 018',
    (t) =>
      t
        .end()
        .may('done')
        .yes()
        .offers('010', '036')
        .pick('010')
        .active('OP02-065')
        .rested('012')
        .hand('me', '036')
        .attack('018', 'me leader')
        .may('block', 'OP02-065')
        .through(),
  ),
]
