import {
  activateMain,
  all,
  always,
  barBlockers,
  battleProof,
  character,
  counter,
  deploy,
  draw,
  event,
  gainsKeyword,
  gainsPower,
  giveDon,
  grant,
  handToDeck,
  ko,
  leader,
  lifeMost,
  lifeToHand,
  look,
  main,
  morePower,
  onBlock,
  onKO,
  onlyIf,
  onPlay,
  opponentActivatesEvent,
  opponents,
  opponentsOrLeader,
  playThis,
  power,
  restThis,
  salvage,
  self,
  trashHand,
  trigger,
  useOwn,
  whenAttacking,
  yoursOrLeader,
} from '../card-builders.ts'
import type { CardDefinition } from '../card-definition.ts'

/** The cards of colour red, in number order. */
export const redCards: readonly CardDefinition[] = [
  leader('OP01-001', 'Roronoa Zoro', ['red'], 5, 5000, 'slash', ['Supernovas', 'Straw Hat Crew'], {
    abilities: [always(gainsPower(all('yours'), 1000), { don: 1, turn: 'yours' })],
  }),
  character('OP01-004', 'Usopp', 'red', 2, 3000, 2000, 'ranged', ['Straw Hat Crew'], 'R', {
    abilities: [opponentActivatesEvent(draw(1), { don: 1, turn: 'yours', limit: 'once' })],
  }),
  character('OP01-005', 'Uta', 'red', 4, 4000, null, 'special', ['FILM'], 'R', {
    abilities: [onPlay(salvage({ kind: 'character', colour: 'red', notName: 'Uta', costMost: 3 }))],
  }),
  character('OP01-006', 'Otama', 'red', 1, 0, 2000, 'special', ['Land of Wano'], 'UC', {
    abilities: [onPlay(power(opponents(1), -2000, 'turn'))],
  }),
  character('OP01-007', 'Caribou', 'red', 3, 4000, 1000, 'special', ['Supernovas', 'Caribou Pirates'], 'C', {
    abilities: [onKO(ko(opponents(1, { powerMost: 4000 })))],
  }),
  character('OP01-008', 'Cavendish', 'red', 4, 5000, null, 'slash', ['Supernovas', 'Beautiful Pirates'], 'C', {
    abilities: [onPlay(grant(self, 'rush'), { cost: [lifeToHand(1)] })],
  }),
  character('OP01-009', 'Carrot', 'red', 2, 3000, 1000, 'strike', ['Minks'], 'C', { abilities: [trigger(playThis)] }),
  character('OP01-010', 'Komachiyo', 'red', 1, 3000, 1000, 'strike', ['Animal', 'Land of Wano'], 'C'),
  character('OP01-011', 'Gordon', 'red', 2, 3000, 2000, 'wisdom', ['FILM'], 'UC', {
    abilities: [onPlay(draw(1), { cost: [handToDeck(1)] })],
  }),
  character('OP01-012', 'Sai', 'red', 2, 4000, 1000, 'slash', ['Happosui Army'], 'C'),
  character('OP01-013', 'Sanji', 'red', 2, 3000, 2000, 'strike', ['Straw Hat Crew'], 'R', {
    abilities: [activateMain([power(self, 2000, 'turn'), giveDon(2)], { limit: 'once', cost: [lifeToHand(1)] })],
  }),
  character('OP01-014', 'Jinbe', 'red', 4, 5000, null, 'strike', ['Fish-Man', 'Straw Hat Crew'], 'UC', {
    keywords: ['blocker'],
    abilities: [onBlock(deploy({ colour: 'red', costMost: 2 }), { don: 1 })],
  }),
  character('OP01-015', 'Tony Tony.Chopper', 'red', 3, 4000, 1000, 'wisdom', ['Animal', 'Straw Hat Crew'], 'UC', {
    abilities: [
      whenAttacking(salvage({ kind: 'character', types: ['Straw Hat Crew'], notName: 'Tony Tony.Chopper', costMost: 4 }), {
        don: 1,
        cost: [trashHand(1)],
      }),
    ],
  }),
  character('OP01-016', 'Nami', 'red', 1, 2000, 1000, 'special', ['Straw Hat Crew'], 'R', {
    abilities: [onPlay(look(5, { types: ['Straw Hat Crew'], notName: 'Nami' }))],
  }),
  character('OP01-017', 'Nico Robin', 'red', 3, 4000, 1000, 'strike', ['Straw Hat Crew'], 'R', {
    abilities: [whenAttacking(ko(opponents(1, { powerMost: 3000 })), { don: 1 })],
  }),
  character('OP01-018', 'Hajrudin', 'red', 4, 6000, 1000, 'strike', ['Giant', 'New Giant Pirates'], 'C'),
  character('OP01-019', 'Bartolomeo', 'red', 2, 2000, 1000, 'special', ['Supernovas', 'Barto Club'], 'C', {
    keywords: ['blocker'],
    abilities: [always(gainsPower(self, 3000), { don: 2, turn: 'opponents' })],
  }),
  character('OP01-020', 'Hyogoro', 'red', 2, 3000, 1000, 'strike', ['Land of Wano'], 'C', {
    abilities: [activateMain(power(yoursOrLeader(1), 2000, 'turn'), { cost: [restThis] })],
  }),
  character('OP01-021', 'Franky', 'red', 3, 4000, null, 'ranged', ['Straw Hat Crew'], 'UC', {
    abilities: [always(gainsKeyword('attackActive'), { don: 1 })],
  }),
  character('OP01-022', 'Brook', 'red', 4, 5000, 1000, 'slash', ['Straw Hat Crew'], 'UC', {
    abilities: [whenAttacking(power(opponents(2), -2000, 'turn'), { don: 1 })],
  }),
  character('OP01-023', 'Marco', 'red', 3, 5000, 1000, 'special', ['Former Whitebeard Pirates'], 'C'),
  character('OP01-024', 'Monkey.D.Luffy', 'red', 2, 3000, 1000, 'strike', ['Supernovas', 'Straw Hat Crew'], 'SR', {
    abilities: [always(battleProof(self, { attribute: 'strike' }), { don: 2 }), activateMain(giveDon(2), { limit: 'once' })],
  }),
  character('OP01-025', 'Roronoa Zoro', 'red', 3, 5000, null, 'slash', ['Supernovas', 'Straw Hat Crew'], 'SR', { keywords: ['rush'] }),
  event('OP01-026', 'Gum-Gum Fire-Fist Pistol Red Hawk', 'red', 2, ['Supernovas', 'Straw Hat Crew'], 'R', {
    abilities: [
      counter([power(yoursOrLeader(1), 4000, 'battle'), ko(opponents(1, { powerMost: 4000 }))]),
      trigger(power(opponentsOrLeader(1), -10000, 'turn')),
    ],
  }),
  event('OP01-027', 'Round Table', 'red', 4, ['Supernovas', 'Beautiful Pirates'], 'C', {
    abilities: [main(power(opponents(1), -10000, 'turn'))],
  }),
  event('OP01-028', 'Green Star Rafflesia', 'red', 1, ['Straw Hat Crew'], 'C', {
    abilities: [counter(power(opponentsOrLeader(1), -2000, 'turn')), trigger(useOwn('counter'))],
  }),
  event('OP01-029', 'Radical Beam!!', 'red', 1, ['Straw Hat Crew'], 'UC', {
    abilities: [
      counter([power(yoursOrLeader(1), 2000, 'battle'), onlyIf(lifeMost(2), morePower(2000, 'battle'))]),
      trigger(power(yoursOrLeader(1), 1000, 'turn')),
    ],
  }),
  event('OP01-030', 'In Two Years!! At the Sabaody Archipelago!!', 'red', 1, ['Straw Hat Crew'], 'UC', {
    abilities: [main(look(5, { kind: 'character', types: ['Straw Hat Crew'] })), trigger(useOwn('main'))],
  }),
  character('OP01-120', 'Shanks', 'red', 9, 10000, null, 'slash', ['The Four Emperors', 'Red-Haired Pirates'], 'SEC', {
    keywords: ['rush'],
    abilities: [whenAttacking(barBlockers(2000))],
  }),
]
