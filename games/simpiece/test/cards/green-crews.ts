import { scenario, type Scenario } from '../card-scenario.ts'

/** Scenarios of the green Characters that are not of the Land of Wano, by number. */
export const greenCrews: readonly Scenario[] = [
  scenario('OP01-039', 'draws as it blocks with three Characters', 'turn 6 1; me field 039 d1, 010, 012; them field 018', (t) =>
    t.has('039', 'blocker').attack('018', 'me leader').block('039').hand('me', '012').done().field('me', '010', '012').life('me', 4),
  ),
  scenario('OP01-039', 'draws nothing with two', 'turn 6 1; me field 039 d1, 010; them field 018, 010, 012', (t) =>
    t.attack('018', 'me leader').block('039').hand('me').field('me', '010'),
  ),
  scenario('OP01-039', 'draws nothing without DON!!', 'turn 6 1; me field 039, 010, 012; them field 018', (t) =>
    t.attack('018', 'me leader').block('039').hand('me').field('me', '010', '012'),
  ),
  scenario('OP01-044', 'brings Penguin, who then brings nobody', 'me hand 044 050 050 044 045; me don 3; them field 050', (t) =>
    t
      .play('044')
      .offers('050', '050/2')
      .may('done')
      .pick('050')
      .field('me', '044', '050')
      .has('044', 'blocker')
      .asks('me', 'main')
      .hand('me', '044', '045', '050'),
  ),
  scenario(
    'OP01-044',
    'may make room for Penguin, who then brings another Shachi',
    'me field 010, 010, 010, 012; me hand 044 050 044; me don 3',
    (t) =>
      t
        .play('044')
        .pick('050')
        .pick('044')
        .field('me', '010', '010', '010', '012', '050')
        .offers('044')
        .pick('044')
        .pick('012')
        .field('me', '010', '010', '010', '050', '044')
        .trash('me', '012', '044')
        .asks('me', 'main'),
  ),
  scenario('OP01-044', 'brings nobody while Penguin is there', 'me field 050; me hand 044 050; me don 3', (t) =>
    t.play('044').asks('me', 'main').field('me', '050', '044'),
  ),
  scenario(
    'OP01-047',
    'returns a Character of yours to play one for 3 or less',
    'me field 010 d1, 012; me hand 047 043 018 029 012; me don 5; them field 036',
    (t) =>
      t
        .play('047')
        .has('047', 'blocker')
        .asks('me', 'confirm')
        .may('done')
        .yes()
        .offers('me 010', 'me 012', 'me 047')
        .mayNot('done')
        .pick('010')
        .don('me', 0, 6)
        .offers('010', '012', '043')
        .may('done')
        .pick('043')
        .field('me', '012', '047', '043')
        .hand('me', '010', '012', '018', '029'),
  ),
  scenario('OP01-047', 'may return itself', 'me hand 047 012; me don 5', (t) =>
    t.play('047').yes().offers('012').pick('012').field('me', '012').hand('me', '047'),
  ),
  scenario('OP01-047', 'plays the returned card anew', 'me field 048 r s5; me hand 047; me don 5; them field 043', (t) =>
    t.play('047').yes().pick('048').pick('048').field('me', '047', '048').active('048').offers('them 043').pick('043').rested('043'),
  ),
  scenario('OP01-047', 'may be declined', 'me field 010; me hand 047 012; me don 5', (t) => t.play('047').done().field('me', '010', '047')),
  scenario(
    'OP01-047',
    'with five out makes room first, then may return another',
    'me field 010, 010, 010, 010, 048; me hand 047; me don 5; them field 043',
    (t) =>
      t
        .play('047')
        .pick('010')
        .yes()
        .pick('048')
        .offers('048')
        .done()
        .field('me', '010', '010', '010', '047')
        .hand('me', '048')
        .trash('me', '010')
        .active('043'),
  ),
  scenario('OP01-050', 'brings Shachi, who then brings nobody', 'me hand 050 044 044 050 045; me don 3; them field 044', (t) =>
    t
      .play('050')
      .offers('044', '044/2')
      .may('done')
      .pick('044')
      .field('me', '050', '044')
      .has('050', 'blocker')
      .asks('me', 'main')
      .hand('me', '044', '045', '050'),
  ),
  scenario('OP01-050', 'brings nobody while Shachi is there', 'me field 044; me hand 050 044; me don 3', (t) =>
    t.play('050').asks('me', 'main').field('me', '044', '050'),
  ),
  scenario(
    'OP01-054',
    'K.O.s a rested Character of cost 4 or less',
    'me hand 054; me don 5; me field 012 r; them leader 003 r; them field 018 r, 065 r, 012, 043 r',
    (t) => t.play('054').offers('them 018', 'them 043').may('done').pick('018').field('them', '065', '012', '043').trash('them', '018'),
  ),
  scenario('OP01-054', 'makes [On K.O.] effects happen', 'me hand 054; me don 5; them field 080 r', (t) =>
    t.play('054').pick('080').trash('them', '080').hand('them', '012'),
  ),
  scenario(
    'OP01-121',
    'K.O.s a Character like any other, without damage',
    'me field 121; them field 045 r, 036 r; them life 009 012',
    (t) => t.attack('121', 'them 036').field('them', '045').life('them', 2).trash('them', '036'),
  ),
  scenario('OP01-121', 'deals nothing when it is weaker', 'me field 121; them hand 012; them life 009 012', (t) =>
    t.attack('121', 'them leader').counter('012', 'them leader').life('them', 2).trash('them', '012'),
  ),
]
