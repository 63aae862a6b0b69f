import { scenario, type Scenario } from '../card-scenario.ts'

/** Scenarios of the blue cards, by number. */
export const blue: readonly Scenario[] = [
  scenario(
    'OP01-060',
    'reveals the top card and may play a Warlord of cost 4 or less rested, before blocks',
    'me leader 060 d2; me don 1; me deck 073 6x012; them field 100',
    (t) =>
      t
        .attack('me leader', 'them leader')
        .asks('me', 'confirm')
        .yes()
        .don('me', 0, 1)
        .asks('me', 'confirm')
        .yes()
        .rested('073')
        .asks('me', 'confirm')
        .pick('bottom')
        .pick('012', '012', '012', '012')
        .asks('them', 'block')
        .done()
        .through(),
  ),
  scenario('OP01-060', 'leaves the card where it is when it is not played', 'me leader 060 d2; me don 1; me deck 073 012', (t) =>
    t.attack('me leader', 'them leader').yes().done().top('me', '073').field('me').through(),
  ),
  scenario('OP01-060', 'leaves other cards: a dear Warlord', 'me leader 060 d2; me don 2; me deck 070 012', (t) =>
    t.attack('me leader', 'them leader').yes().asks('them', 'trigger').top('me', '070').don('me', 1, 1).through(),
  ),
  scenario('OP01-060', 'leaves other cards: a Warlord Event', 'me leader 060 d2; me don 1; me deck 086 012', (t) =>
    t.attack('me leader', 'them leader').yes().asks('them', 'trigger').through(),
  ),
  scenario('OP01-060', 'leaves other cards: no Warlord', 'me leader 060 d2; me don 1; me deck 063 012', (t) =>
    t.attack('me leader', 'them leader').yes().asks('them', 'trigger').through(),
  ),
  scenario('OP01-060', 'plays a Warlord of cost 4', 'me leader 060 d2; me don 1; me deck 068 012', (t) =>
    t.attack('me leader', 'them leader').yes().yes().field('me', '068').through(),
  ),
  scenario('OP01-060', 'asks nothing with one DON!!', 'me leader 060 d1; me don 1; me deck 068 012', (t) =>
    t.attack('me leader', 'them leader').through().top('me', '068'),
  ),
  scenario('OP01-060', 'asks nothing with nothing to pay', 'me leader 060 d2; me deck 068 012', (t) =>
    t.attack('me leader', 'them leader').asks('them', 'trigger').through(),
  ),
  scenario('OP01-060', 'may be declined', 'me leader 060 d2; me don 1; me deck 068 012', (t) =>
    t.attack('me leader', 'them leader').done().don('me', 1, 0).through(),
  ),
  scenario(
    'OP01-060',
    'makes room at five Characters',
    'me leader 060 d2; me don 1; me deck 068 012; me field 010, 010, 010, 010, 012',
    (t) => t.attack('me leader', 'them leader').yes().yes().pick('012').field('me', '010', '010', '010', '010', '068').through(),
  ),
  scenario(
    'OP01-063',
    'rests to see a hand card; an Event sends Life under the deck',
    'me field 063 d1; them hand 029; them life 009 012; them deck 010 010',
    (t) => t.activate('063').rested('063').may('done').yes().life('them', 1).bottom('them', '009').hand('them', '029'),
  ),
  scenario('OP01-063', 'sees one card of several', 'me field 063 d1; them hand 029 029; them life 009 012', (t) =>
    t.activate('063').mayNot('done').pickBlind(0).asks('me', 'confirm').done().life('them', 2),
  ),
  scenario('OP01-063', 'takes one card of Life at most', 'me field 063 d1; them hand 029; them life 009 012 010', (t) =>
    t.activate('063').yes().asks('me', 'main').life('them', 2),
  ),
  scenario('OP01-063', 'leaves Life alone when no Event is shown', 'me field 063 d1; them hand 012; them life 009 012', (t) =>
    t.activate('063').life('them', 2).asks('me', 'main'),
  ),
  scenario('OP01-063', 'does nothing against an empty hand', 'me field 063 d1; them life 009 012', (t) =>
    t.activate('063').rested('063').life('them', 2),
  ),
  scenario('OP01-063', 'needs a DON!!', 'me field 063; them hand 029', (t) => t.mayNot('activate', '063')),
  scenario(
    'OP01-067',
    'makes blue Events in hand cheaper, each copy, never below 0',
    'me field 067 d1; me hand 090 027 055 073; me don 3; them field 012',
    (t) =>
      t
        .has('067', 'banish')
        .may('play', '090')
        .mayNot('play', '027')
        .play('090')
        .done()
        .don('me', 3, 0)
        .pick('012', '012', '012', '012')
        .play('073')
        .don('me', 0, 3)
        .pick('top')
        .pick('012', '012', '012', '012')
        .mayNot('play', '055'),
  ),
  scenario(
    'OP01-067',
    'works for Counter Events on the opponent’s turn',
    'turn 6 1; me field 067 d1; me hand 088; me deck 3x012; them field 018',
    (t) => t.attack('018', 'me leader').play('088').pick('me leader').pick('top').pick('012', '012').don('me', 0, 0).life('me', 4),
  ),
  scenario(
    'OP01-067',
    'two of them take 2, but no cost falls below 0',
    'me leader 060; me field 067 d1, 067 d1; me hand 090 089; them hand 088',
    (t) => t.play('090').done().pick('012', '012', '012', '012').don('me', 0, 0),
  ),
  scenario(
    'OP01-067',
    'two of them make a Counter Event of 3 cost 1',
    'turn 6 1; me leader 060; me field 067 d1, 067 d1; me hand 089; me don 2; them field 018',
    (t) => t.attack('018', 'me leader').play('089').don('me', 1, 1).pick('018').hand('them', '018'),
  ),
  scenario('OP01-067', 'needs a DON!!', 'me field 067; me hand 090', (t) => t.mayNot('play', '090')),
  scenario(
    'OP01-067',
    'does nothing for the opponent’s Events or red ones',
    'me field 067 d1; me hand 028; them hand 088; them don 0',
    (t) => t.attack('067', 'them leader').asks('them', 'counter').mayNot('play', '088').through(),
  ),
  scenario(
    'OP01-085',
    'keeps a Character of cost 4 or less from attacking through the opponent’s next turn',
    'me leader 062; me hand 085; me don 2; me field 012; them leader 003; them field 018, 054',
    (t) =>
      t
        .play('085')
        .offers('them 018')
        .may('done')
        .pick('them 018')
        .end()
        .mayNot('attack', 'them 018', 'me leader')
        .may('attack', '054', 'me leader')
        .turnOf('them')
        .may('attack', 'them 018', 'me leader'),
  ),
  scenario('OP01-085', 'picks one Character of two', 'me leader 062; me hand 085; me don 2; them field 018, 012', (t) =>
    t.play('085').pick('018').asks('me', 'main').end().may('attack', '012', 'me leader'),
  ),
  scenario('OP01-085', 'does nothing under another Leader', 'me leader 060; me hand 085; me don 2; them field 018', (t) =>
    t.play('085').asks('me', 'main').end().may('attack', '018', 'me leader'),
  ),
  scenario(
    'OP01-085',
    'played on the opponent’s turn it lasts for that turn only',
    'turn 6 1; me leader 062; me hand 087 085; me don 2; them field 018, 045',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('087')
        .pick('085')
        .pick('045')
        .through()
        .mayNot('attack', '045', 'me leader')
        .turnOf('them')
        .may('attack', '045', 'me leader'),
  ),
  scenario(
    'OP01-085',
    'is forgotten when the Character leaves and comes back',
    'me leader 062; me hand 085; me don 2; them field 025; them hand 047; them don 3',
    (t) =>
      t
        .play('085')
        .pick('025')
        .end()
        .mayNot('attack', '025', 'me leader')
        .play('047')
        .yes()
        .pick('025')
        .pick('025')
        .may('attack', '025', 'me leader'),
  ),
  scenario(
    'OP01-086',
    'adds 4000 and returns an active Character of cost 3 or less of either side',
    'turn 6 1; me hand 086; me don 2; me field 012, 010 r; them field 018, 025, 053 r, 045',
    (t) =>
      t
        .attack('018', 'me leader')
        .play('086')
        .offers('me leader', 'me 012', 'me 010')
        .may('done')
        .pick('me leader')
        .power('me leader', 9000)
        .offers('me 012', 'them 025')
        .may('done')
        .pick('025')
        .hand('them', '025')
        .power('me leader', 5000)
        .life('me', 4),
  ),
  scenario('OP01-086', 'gives its power for the battle only', 'turn 6 1; me hand 086 010; me don 2; them field 018', (t) =>
    t.attack('018', 'me leader').play('086').pick('me leader').power('me leader', 9000).done().power('me leader', 5000),
  ),
  scenario(
    'OP01-086',
    'returns a Character of cost 4 or less by its Trigger',
    'turn 6 1; me life 086 012; me field 012; them field 018, 054, 010 r',
    (t) =>
      t
        .attack('018', 'me leader')
        .yes()
        .offers('me 012', 'them 018', 'them 010')
        .may('done')
        .pick('010')
        .hand('them', '010')
        .trash('me', '086'),
  ),
]
