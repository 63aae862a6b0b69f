import { setOutcome, isRejection, readOptions, reject, resignReasons, type Outcome, type Rejection, type Rng } from '@parlor/kernel'
import { placeTile } from './chain.ts'
import { isConsistentHand, aboveOpeningTileBit, openPipBits, pipsOfMask } from './knowledge.ts'
import { hasFittingTile } from './moves.ts'
import { matchOutcomeAfterHand, resignationOutcome, handResultOf } from './score.ts'
import { optionSchema } from './setup.ts'
import { clone } from './copy-state.ts'
import { emptyState } from './empty-state.ts'
import { tileIdOf, tileSetOf, writeTile, type TileSet } from './tiles.ts'
import { tilePlaces, seatCount, type DominoOptions, type DominoState, type TilePlace, type Tile } from './types.ts'

/*
 * A position is eight lines: the rules; the hand, who began it and who is to move, or how it ended; four seats with their tiles,
 * points and known lacks (`3.5<=0`: no tile with a 3 or a 5; `*` is the highest tiles); the boneyard; the chain.
 */

const fields = ['set', 'variant', 'partners', 'fish', 'starts', 'target', 'freePass'] as const

export function writeState(state: DominoState): string {
  const { rules, hand, starter, lead, outcome, blocked, freed } = state
  const set = tileSetOf(rules)
  const turn = outcome ? writeEnding(outcome) : `turn ${state.pending[0]!.seat}`
  const first = `hand ${hand + 1} starter ${starter} lead ${lead < 0 ? '-' : writeTile(set, lead)} blocked ${writeSeats(blocked)} freed ${writeSeats(freed)}`
  const chain = state.tiles.map(
    (tile, i) => `${writeTile(set, tile)}${state.places[i] === 0 ? '' : ` ${tilePlaces[state.places[i]!]}`} by ${state.by[i]}`,
  )
  return [
    fields.map((field) => String(rules[field])).join(' '),
    `${first} ${turn}`,
    ...state.hands.map(
      (tiles, seat) =>
        `${seat}: ${writeTiles(set, tiles)} | ${state.passPoints[seat]} ${state.totals[seat]} | ${writeFacts(state.facts[seat]!)}`,
    ),
    `boneyard: ${writeTiles(set, state.boneyard)}`,
    `chain: ${chain.join(', ') || '-'}`,
  ].join('\n')
}

function writeTiles(set: TileSet, tiles: readonly Tile[]): string {
  return tiles.map((tile) => writeTile(set, tile)).join(' ') || '-'
}

function writeSeats(mask: number): string {
  return pipsOfMask(mask).join('') || '-'
}

function writeFacts(facts: readonly number[]): string {
  const words: string[] = []
  for (let i = 0; i < facts.length; i += 2)
    words.push(`${[...(facts[i]! & aboveOpeningTileBit ? ['*'] : []), ...pipsOfMask(facts[i]!)].join('.')}<=${facts[i + 1]}`)
  return words.join(' ') || '-'
}

function writeEnding({ ranks, reason }: Outcome): string {
  return (resignReasons as readonly string[]).includes(reason) ? `${reason} ${ranks.findIndex((rank) => rank > 1)}` : 'over'
}

const second =
  /^hand (\d{1,2}) starter ([0-3]) lead (-|\d\d?-\d\d?) blocked (-|0?1?2?3?) freed (-|1?2?3?) (?:turn ([0-3])|(over)|(resign|time|left) ([0-3]))$/
const seatLine = /^([0-3]): ([-\d ]+) \| (\d{1,5}) (\d{1,5}) \| (\S.*)$/

export function readState(text: string, rng: Rng): DominoState | Rejection {
  const lines = text.length > 6000 ? [] : text.split('\n')
  if (lines.length !== 8) return bad(0)
  const rules = readRules(lines[0]!)
  if (isRejection(rules)) return rules
  const state = emptyState(rules, rng)
  const found = second.exec(lines[1]!)
  if (!found || found[4] === '' || found[5] === '') return bad(2)
  for (let seat = 0; seat < seatCount; seat++) if (!readSeat(state, seat, lines[2 + seat]!)) return bad(3 + seat)
  const boneyard = lines[6]!.startsWith('boneyard: ') ? readTiles(tileSetOf(rules), lines[6]!.slice(10)) : null
  if (!boneyard) return bad(7)
  state.boneyard = boneyard
  if (!readChain(state, lines[7]!)) return bad(8)
  return readTurn(state, found) ?? clone(state)
}

function bad(line: number): Rejection {
  return reject('domino.badPosition', { line })
}

function readRules(line: string): DominoOptions | Rejection {
  const words = line.split(' ')
  if (words.length !== fields.length) return bad(1)
  const [set, variant, partners, fish, starts, target, freePass] = words as [string, string, string, string, string, string, string]
  if (!/^(true|false)$/.test(partners) || !/^(0|100|150)$/.test(target)) return bad(1)
  return readOptions(optionSchema, { set, variant, partners: partners === 'true', fish, starts, target: Number(target), freePass })
}

function readSeat(state: DominoState, seat: number, line: string): boolean {
  const found = seatLine.exec(line)
  if (!found || Number(found[1]) !== seat) return false
  const tiles = readTiles(tileSetOf(state.rules), found[2]!)
  const facts = readFacts(found[5]!)
  if (!tiles || !facts) return false
  state.hands[seat] = tiles.sort((a, b) => a - b)
  state.facts[seat] = facts
  state.passPoints[seat] = Number(found[3])
  state.totals[seat] = Number(found[4])
  return true
}

function readTile(set: TileSet, text: string): Tile | null {
  const found = /^(\d|1[0-2])-(\d|1[0-2])$/.exec(text)
  const [one, other] = [Number(found?.[1] ?? 99), Number(found?.[2] ?? 99)]
  return one <= set.maxPip && other <= set.maxPip ? tileIdOf(one, other, set.maxPip) : null
}

function readTiles(set: TileSet, text: string): Tile[] | null {
  const tiles = text === '-' ? [] : text.split(' ').map((word) => readTile(set, word))
  return tiles.includes(null) ? null : (tiles as Tile[])
}

/** Masks widen along the list, and numbers grow. */
function readFacts(text: string): number[] | null {
  const facts: number[] = []
  for (const word of text === '-' ? [] : text.split(' ')) {
    const found = /^((?:\*|\d\d?)(?:\.\d\d?){0,13})<=(\d\d?)$/.exec(word)
    if (!found) return null
    let mask = 0
    for (const pip of found[1]!.split('.')) mask |= pip === '*' ? aboveOpeningTileBit : 1 << Math.min(Number(pip), 14)
    const most = Number(found[2])
    const narrower = facts.at(-2) ?? 0
    if (mask > aboveOpeningTileBit * 2 - 1 || (mask & narrower) !== narrower || mask === narrower || most <= (facts.at(-1) ?? -1))
      return null
    facts.push(mask, most)
  }
  return facts
}

function readChain(state: DominoState, line: string): boolean {
  if (!line.startsWith('chain: ')) return false
  const set = tileSetOf(state.rules)
  for (const word of line === 'chain: -' ? [] : line.slice(7).split(', ')) {
    const found = /^(\d\d?-\d\d?)(?: (left|right|up|down))? by ([0-3])$/.exec(word)
    const tile = found && readTile(set, found[1]!)
    if (!found || tile === null) return false
    const place = found[2] ? tilePlaces.indexOf(found[2] as TilePlace) : 0
    const pip = state.open[place]!
    if ((place === 0) !== (state.tiles.length === 0)) return false
    if (place > 0 && (pip < 0 || (set.tops[tile] !== pip && set.bottoms[tile] !== pip))) return false
    placeTile(state, tile, place)
    state.by.push(Number(found[3]))
  }
  return true
}

/** The side to move, or the outcome; rejects impossible ones. */
function readTurn(
  state: DominoState,
  [, hand, starter, lead, blocked, freed, turn, over, reason, quitter]: RegExpExecArray,
): Rejection | null {
  state.hand = Number(hand) - 1
  state.starter = Number(starter)
  state.lead = lead === '-' ? -1 : (readTile(tileSetOf(state.rules), lead!) ?? -2)
  state.blocked = readSeats(blocked!)
  state.freed = readSeats(freed!)
  const wrong = checkTiles(state) ?? checkLead(state) ?? checkShown(state)
  if (wrong) return wrong
  const empty = state.hands.findIndex((tiles) => tiles.length === 0)
  if (over) {
    const result = handResultOf(state, empty < 0 ? null : empty)
    const outcome = matchOutcomeAfterHand(state, result)
    if (!outcome || state.tiles.length === 0) return reject('domino.notOver')
    state.last = result
    setOutcome(state, outcome)
    return null
  }
  if (empty >= 0) return reject('domino.emptyHand', { seat: empty })
  if (reason) setOutcome(state, { ...resignationOutcome(state, Number(quitter)), reason })
  else {
    const seat = Number(turn)
    if (state.tiles.length === 0 && seat !== state.starter) return reject('domino.otherStarter')
    state.pending.push({ id: seat, seat, kind: 'turn' })
  }
  return null
}

function readSeats(text: string): number {
  let mask = 0
  for (const digit of text === '-' ? '' : text) mask |= 1 << Number(digit)
  return mask
}

/** Every tile occurs exactly once. */
function checkTiles({ rules, hands, boneyard, tiles, hand }: DominoState): Rejection | null {
  const all = [...hands.flat(), ...boneyard, ...tiles]
  const twice = all.find((tile, i) => all.indexOf(tile) !== i)
  if (twice !== undefined) return reject('domino.twice', { tile: writeTile(tileSetOf(rules), twice) })
  if (all.length !== tileSetOf(rules).count) return reject('domino.missingTiles', { count: tileSetOf(rules).count - all.length })
  return hand < 0 || hand >= 60 || (rules.target === 0 && hand > 0) ? bad(2) : null
}

function checkLead({ rules, lead, tiles, hands, starter }: DominoState): Rejection | null {
  if (rules.starts === 'lot') return lead === -1 ? null : reject('domino.badLead')
  const held = tiles.length > 0 ? tiles[0] === lead : hands[starter]!.includes(lead)
  return held ? null : reject('domino.badLead')
}

/** Known lacks are consistent with the hands. */
function checkShown(state: DominoState): Rejection | null {
  const { rules, hands, tiles, blocked, freed, open } = state
  for (let seat = 0; seat < seatCount; seat++) {
    const fitting = tiles.length > 0 && hasFittingTile(state, hands[seat]!, openPipBits(open))
    const stuck = blocked & (1 << seat)
    const free = freed & (1 << seat)
    if (!isConsistentHand(state, state.facts[seat]!, hands[seat]!) || (stuck && (fitting || tiles.length === 0)) || (free && !fitting))
      return reject('domino.shownOtherwise', { seat })
    if (free && rules.freePass === 'nobody') return reject('domino.shownOtherwise', { seat })
  }
  return null
}
