import { scenario, type Scenario } from '../../card-scenario.ts'

/** Green Leaders and Characters of OP04, with the Leaders that have another colour as well. */
export const op04Green: readonly Scenario[] = [
  scenario('OP04-019', 'makes two DON!! active at the end of its turn', 'me leader OP04-019; me don 1 3', (t) =>
    t.end().may('done').yes().may('done').yes().don('me', 3, 1).end().asks('me', 'main'),
  ),
  scenario(
    'OP04-020',
    'takes 1 off every cost of the opponent’s Characters in its turn with a DON!!',
    'me leader OP04-020 d1; me field 018; them field 047, 012; me don 0',
    (t) => t.cost('them 047', 4).cost('them 012', 1).cost('me 018', 4).end().cost('them 047', 5),
  ),
  scenario('OP04-020', 'not without', 'me leader OP04-020; me don 0; them field 047', (t) => t.cost('them 047', 5)),
  scenario(
    'OP04-020',
    'makes a Character of 5 or less active at the end of its turn for a DON!!',
    'me leader OP04-020 r; me don 2; me field 047 r, 040 r, 018 r; them field 012 r',
    (t) =>
      t
        .end()
        .may('done')
        .yes()
        .don('me', 1, 1)
        .offers('me 047', 'me 018')
        .may('done')
        .pick('me 047')
        .active('me 047')
        .rested('me 018', 'me 040', 'me leader'),
  ),
  scenario(
    'OP04-021',
    'rests a DON!! of the opponent for two, as the opponent attacks',
    'turn 6 1; me field OP04-021; me don 3; them don 2; them field 018',
    (t) => t.attack('018', 'me leader').may('done').yes().don('me', 1, 2).may('done').yes().don('them', 1, 1).through(),
  ),
  scenario('OP04-021', 'not for one', 'turn 6 1; me field OP04-021; me don 1; them don 2; them field 018', (t) =>
    t.attack('018', 'me leader').through().don('them', 2, 0),
  ),
  scenario('OP04-022', 'rests to rest a Character of 1 or less', 'me field OP04-022, 010; them field 010, 012, 036', (t) =>
    t
      .activate('OP04-022')
      .rested('OP04-022')
      .offers('them 010', 'them 036')
      .may('done')
      .pick('them 010')
      .rested('them 010')
      .active('them 036')
      .mayNot('activate', 'OP04-022'),
  ),
  scenario(
    'OP04-024',
    'rests a Character of the opponent and itself when one is played in the opponent’s turn, once, under a Leader of the Donquixote Pirates',
    'turn 6 1; me leader OP04-019; me field OP04-024, 012; them hand 010 036; them don 3; them field 018',
    (t) =>
      t
        .play('010')
        .offers('them 018', 'them 010')
        .may('done')
        .pick('them 018')
        .rested('them 018', 'OP04-024')
        .active('them 010', 'me 012')
        .play('036')
        .asks('them', 'main')
        .active('them 036'),
  ),
  scenario('OP04-024', 'not under another', 'turn 6 1; me leader 003; me field OP04-024; them hand 010; them don 3; them field 018', (t) =>
    t.play('010').asks('them', 'main').active('OP04-024'),
  ),
  scenario('OP04-024', 'nor in its own turn', 'me leader OP04-019; me field OP04-024, 018; them leader 003; them life OP02-104 012', (t) =>
    t.attack('018', 'them leader').yes().asks('me', 'main').active('OP04-024', 'them OP02-104'),
  ),
  scenario(
    'OP04-024',
    'rests a Character of 4 or less as it is played',
    'me leader 003; me hand OP04-024; me don 2; me field 012; them field 018, 047, 012',
    (t) => t.play('OP04-024').offers('them 018', 'them 012').may('done').pick('them 018').rested('them 018').active('them 012', 'OP04-024'),
  ),
  scenario(
    'OP04-025',
    'rests a Character of 4 or less for two DON!!, as the opponent attacks',
    'turn 6 1; me field OP04-025, 012; me don 3; them field 018, 047, 012',
    (t) =>
      t
        .attack('018', 'me leader')
        .may('done')
        .yes()
        .don('me', 1, 2)
        .offers('them 018', 'them 012')
        .may('done')
        .pick('them 012')
        .rested('them 012')
        .active('them 047')
        .through(),
  ),
  scenario(
    'OP04-026',
    'rests a Character of 4 or less for a DON!! as it attacks, and makes one active at the end of the turn, under a Leader of the Donquixote Pirates',
    'me leader 060; me field OP04-026, 012; me don 1 2; them leader 003; them field 018, 047, 012',
    (t) =>
      t
        .attack('OP04-026', 'them leader')
        .may('done')
        .yes()
        .don('me', 0, 3)
        .offers('them 018', 'them 012')
        .may('done')
        .pick('them 018')
        .rested('them 018')
        .active('them 012')
        .through()
        .don('me', 0, 3)
        .end()
        .may('done')
        .yes()
        .don('me', 1, 2),
  ),
  scenario('OP04-026', 'neither under another', 'me leader 003; me field OP04-026; me don 1 2; them leader 003; them field 018', (t) =>
    t.attack('OP04-026', 'them leader').yes().don('me', 0, 3).through().active('them 018').end().don('me', 0, 3),
  ),
  scenario('OP04-027', 'becomes active at the end of its turn with a DON!!', 'me field OP04-027 r d1, OP04-027 r, 012 r', (t) =>
    t.end().active('OP04-027').rested('OP04-027/2', 'me 012'),
  ),
  scenario(
    'OP04-028',
    'blocks, and becomes active at the end of its turn with a DON!! and two active ones',
    'me field OP04-028 r d1, OP04-028 r; me don 2 1',
    (t) => t.has('OP04-028', 'blocker').end().active('OP04-028').rested('OP04-028/2'),
  ),
  scenario('OP04-028', 'not with one', 'me field OP04-028 r d1; me don 1 2', (t) => t.end().rested('OP04-028')),
  scenario('OP04-029', 'makes a DON!! active at the end of its turn', 'me field OP04-029; me don 1 2', (t) =>
    t.end().may('done').yes().don('me', 2, 1).end().asks('me', 'main'),
  ),
  scenario(
    'OP04-030',
    'K.O.s a rested Character of 5 or less',
    'me hand OP04-030; me don 6; me field 012 r; them leader 003 r; them field 047 r, 040 r, 012, 010 r',
    (t) => t.play('OP04-030').offers('them 047', 'them 010').may('done').pick('them 047').field('them', '040', '012', '010'),
  ),
  scenario(
    'OP04-030',
    'rests a Character of 4 or less for two DON!!, as the opponent attacks',
    'turn 6 1; me field OP04-030, 012; me don 3; them field 018, 047, 012',
    (t) =>
      t
        .attack('018', 'me leader')
        .may('done')
        .yes()
        .don('me', 1, 2)
        .offers('them 018', 'them 012')
        .may('done')
        .pick('them 012')
        .rested('them 012')
        .active('them 047')
        .through(),
  ),
  scenario(
    'OP04-031',
    'up to three rested cards, the Leader among them, do not become active in their next Refresh Phase',
    'me hand OP04-031; me don 10; me field 012 r; them leader 003 r; them field 018 r, 047 r, 012, 010 r',
    (t) =>
      t
        .play('OP04-031')
        .offers('them leader', 'them 018', 'them 047', 'them 010')
        .pick('them leader')
        .pick('them 018')
        .may('done')
        .pick('them 047')
        .asks('me', 'main')
        .end()
        .rested('them leader', 'them 018', 'them 047')
        .active('them 010')
        .end()
        .end()
        .active('them leader', 'them 018', 'them 047'),
  ),
  scenario('OP04-032', 'is trashed at the end of its turn to make two DON!! active', 'me field OP04-032, 012; me don 0 3', (t) =>
    t.end().may('done').yes().may('done').yes().may('done').yes().don('me', 2, 1).trash('me', 'OP04-032').field('me', '012'),
  ),
  scenario(
    'OP04-033',
    'rests a Character of 5 or less and makes a DON!! active at the end of the turn, under a Leader of the Donquixote Pirates',
    'me leader 060; me hand OP04-033; me don 4; me field 012; them leader 003; them field 047, 040, 012',
    (t) =>
      t
        .play('OP04-033')
        .offers('them 047', 'them 012')
        .may('done')
        .pick('them 047')
        .rested('them 047')
        .active('them 012')
        .attack('me 012', 'them leader')
        .through()
        .don('me', 0, 4)
        .end()
        .may('done')
        .yes()
        .don('me', 1, 3),
  ),
  scenario('OP04-033', 'neither under another', 'me leader 003; me hand OP04-033; me don 4; them field 047', (t) =>
    t.play('OP04-033').asks('me', 'main').end().don('me', 0, 4).active('them 047'),
  ),
  scenario(
    'OP04-034',
    'K.O.s a rested Character of 3 or less at the end of its turn with three active DON!!',
    'me field OP04-034, 012 r; me don 3; them leader 003 r; them field 025 r, 018 r, 012, 010 r',
    (t) => t.end().offers('them 025', 'them 010').may('done').pick('them 025').field('them', '018', '012', '010'),
  ),
  scenario('OP04-034', 'not with two', 'me field OP04-034; me don 2 2; them field 025 r', (t) => t.end().field('them', '025')),
  scenario(
    'OP04-119',
    'protects active Characters that cost 5 as printed from effects while it is rested in the opponent’s turn',
    'turn 6 1; me field OP04-119 r, 047#50; them hand OP02-099 012; them don 6; lasts cost 50 0 -1 ST06-010 0 0 1 turn 1 5',
    (t) => t.play('OP02-099').yes().pick('012').pick('047').field('me', 'OP04-119', '047'),
  ),
  scenario(
    'OP04-119',
    'none that costs 4 as printed',
    'turn 6 1; me field OP04-119 r, 045#50; them hand OP02-099 012; them don 6; lasts cost 50 0 1 ST06-010 0 0 1 turn 1 5',
    (t) => t.play('OP02-099').yes().pick('012').pick('045').field('me', 'OP04-119'),
  ),
  scenario(
    'OP04-119',
    'nor 6',
    'turn 6 1; me field OP04-119 r, 040#50; them hand OP02-099 012; them don 6; lasts cost 50 0 -1 ST06-010 0 0 1 turn 1 5',
    (t) => t.play('OP02-099').yes().pick('012').pick('040').field('me', 'OP04-119'),
  ),
  scenario('OP04-119', 'no rested ones', 'turn 6 1; me field OP04-119 r, 047 r; them hand OP02-099 012; them don 6', (t) =>
    t.play('OP02-099').yes().pick('012').pick('047').field('me', 'OP04-119'),
  ),
  scenario('OP04-119', 'not while it is active', 'turn 6 1; me field OP04-119, 047; them hand OP02-099 012; them don 6', (t) =>
    t.play('OP02-099').yes().pick('012').pick('047').field('me', 'OP04-119'),
  ),
  scenario('OP04-119', 'nor in its own turn', 'me field OP04-119 r, OP02-039, 018; them leader 003; them life OP03-121 012', (t) =>
    t.attack('018', 'them leader').yes().pick('me OP02-039').field('me', 'OP04-119', '018'),
  ),
  scenario('OP04-119', 'nor for the other side', 'turn 6 1; me field OP04-119 r; me life OP03-121 012; them field 018, 047', (t) =>
    t.attack('018', 'me leader').yes().pick('them 047').field('them', '018'),
  ),
  scenario(
    'OP04-119',
    'rests as it is played to play a green Character that costs 5',
    'me hand OP04-119 OP02-039 054 040 045 OP03-059 OP04-038; me don 8',
    (t) =>
      t
        .play('OP04-119')
        .may('done')
        .yes()
        .rested('OP04-119')
        .offers('OP02-039', '054')
        .may('done')
        .pick('OP02-039')
        .field('me', 'OP04-119', 'OP02-039')
        .active('OP02-039'),
  ),
]
