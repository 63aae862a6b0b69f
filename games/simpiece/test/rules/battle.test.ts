import { describe, it } from 'vitest'
import { CardScenarioBoard } from '../card-scenario.ts'

const scene = (position: string) => new CardScenarioBoard(position, 'battle')

describe('battle', () => {
  it('[SIM18] a Character cannot attack in the turn it is played, unless it has Rush', () => {
    scene('me hand 012 025; me don 5')
      .play('012')
      .play('025')
      .mayNot('attack', '012', 'them leader')
      .may('attack', '025', 'them leader')
      .turnOf('me')
      .may('attack', '012', 'them leader')
  })

  it('[SIM19] an attack rests an active card and names the Leader or a rested Character', () => {
    scene('me field 018, 012 r; them field 010 r, 012')
      .mayNot('attack', 'me 012', 'them leader')
      .mayNot('attack', 'me 018', 'them 012')
      .may('attack', 'me 018', 'them 010')
      .attack('me 018', 'them 010')
      .rested('018')
      .field('them', '012')
  })

  it('[SIM20] one active Blocker that is not the target may block, for a Character too', () => {
    scene('me field 018, 018; them field 010 r, 100, 039 r')
      .attack('me 018', 'them 010')
      .asks('them', 'block')
      .mayNot('block', '039')
      .mayNot('block', '010')
      .block('100')
      .field('them', '010', '039')
    scene('me field 018; them field 100 r').attack('018', '100').field('them')
  })

  it('[SIM21] counters from hand, free, for any own card; Counter Events for their cost', () => {
    scene('turn 6 1; me field 012; me hand 016 025 010 029; them field 018')
      .attack('018', 'me leader')
      .mayNot('play', '029')
      .mayNot('counter', '025', 'me leader')
      .counter('010', 'me 012')
      .power('me 012', 5000)
      .counter('016', 'me leader')
      .power('me leader', 6000)
      .done()
      .done()
      .life('me', 3)
      .trash('me', '010', '016')
      .power('me 012', 4000)
    scene('turn 6 1; me hand 013; them field 018').attack('018', 'me leader').counter('013', 'me leader').life('me', 4)
  })

  it('[SIM22] when attacker or target has left, the battle is over at the end of the step', () => {
    scene('me field 012; me don 0; them hand 026 016; them don 2')
      .attack('012', 'them leader')
      .play('026')
      .done()
      .pick('me 012')
      .trash('me', '012')
      .asks('them', 'counter')
      .counter('016', 'them leader')
      .life('them', 4)
      .finish()
  })

  it('[SIM22] setting the target active does not save it', () => {
    scene('me field 018; them field 044 r; them hand 057; them don 1')
      .attack('018', '044')
      .play('057')
      .done()
      .pick('044')
      .field('them')
      .trash('them', '044', '057')
  })

  it('[SIM23] equal power wins, also below zero; a losing attacker stays', () => {
    scene('me field 025; them life 012').attack('025', 'them leader').through().life('them', 0)
    scene('me field 012 t-9000; them field 010 r t-8000').attack('012', '010').field('them')
    scene('me field 012; them field 018 r').attack('012', '018').field('them', '018').field('me', '012')
  })

  it('[SIM24, SIM40] damage takes Life, and without Life loses the match', () => {
    scene('me field 018; them life 010').attack('018', 'them leader').through().hand('them', '010').life('them', 0)
    scene('me field 018; them life').attack('018', 'them leader').through().wins('me', 'outcome.life')
  })

  it('[SIM25] a Trigger is used instead of taking the card; the question is asked for every card', () => {
    scene('me field 018; them life 012 012').attack('018', 'them leader').asks('them', 'trigger').mayNot('yes').done().hand('them', '012')
    scene('me field 018; them life 058 012').attack('018', 'them leader').yes().done().trash('them', '058').hand('them').life('them', 1)
  })

  it('[SIM25] Life moved by a cost makes no Trigger, and a Trigger is no activated Event', () => {
    scene('me field 013; me life 009 012').activate('013').hand('me', '009').field('me', '013')
    scene('me field 004 d1, 018; them life 058 012').attack('018', 'them leader').yes().done().hand('me')
  })

  it('[SIM26] Double Attack deals two damage and does not win against one Life; the first Trigger comes before the second point', () => {
    scene('me field 068; me hand 012 012 012 012 012; them life 012 012 012').attack('068', 'them leader').through().life('them', 1)
    scene('me field 121; them life 012').attack('121', 'them leader').through().life('them', 0).trash('them', '012').finish()
    scene('me field 068; me hand 012 012 012 012 012; them life 009 010 012')
      .attack('068', 'them leader')
      .yes()
      .field('them', '009')
      .life('them', 1)
      .done()
      .hand('them', '010')
  })

  it('[SIM27] Banish trashes Life without a Trigger, and wins at no Life', () => {
    scene('me field 067; them life 009 012').attack('067', 'them leader').through().trash('them', '009').life('them', 1)
    scene('me field 067; them life').attack('067', 'them leader').through().wins('me', 'outcome.life')
  })
})
