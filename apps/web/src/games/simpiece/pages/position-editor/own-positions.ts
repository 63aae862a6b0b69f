import { hasExactKeys, isRejection, readJson, reject, type Rejection } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { simpiece, type SimPieceTypes } from '@parlor/simpiece'
import { PlayerCollection } from '../../../../data/player-collection.ts'
import { isSaveName } from '../../../../data/save.ts'
import type { ListableItemType, ShareableItemType } from '../../../../features/collections/collection-item-type.ts'
import { LinkFormat } from '../../../../platform/storage/link-format.ts'
import { strings } from '../../strings.ts'

/** What is asked of the player: nothing, or a win before the turn is over. */
export const positionGoals = ['none', 'turn'] as const
type PositionGoal = (typeof positionGoals)[number]

/** A position of a player's own, with a goal a puzzle: stored, sent and saved as this file. */
export interface OwnPosition {
  readonly format: 'simpiece-position'
  readonly version: 1
  readonly name: string
  readonly goal: PositionGoal
  /** In the game's notation, as the game writes it. */
  readonly position: string
}

const positionFileLimit = 20_000

/** The position as the game writes it, so that equal positions are equal texts; what cannot be read stays. */
export function canonicalPosition(position: string): string {
  const match = Match.fromPosition(simpiece.game, position) as Match<SimPieceTypes> | Rejection
  return isRejection(match) ? position : simpiece.game.notation.writeState(match.state)
}

/** Reads strictly what a file, a link or the store holds. */
export function readOwnPosition(value: unknown): OwnPosition | Rejection {
  if (!hasExactKeys(value, ['format', 'version', 'name', 'goal', 'position'])) return reject('position.notAFile')
  const { format, version, name, goal, position } = value
  if (format !== 'simpiece-position') return reject('position.notAFile')
  if (version !== 1) return reject('position.otherVersion', { known: 1 })
  if (!isSaveName(name)) return reject('position.badName')
  if (!positionGoals.some((one) => one === goal)) return reject('position.badGoal')
  if (typeof position !== 'string') return reject('position.notAFile')
  const match = Match.fromPosition(simpiece.game, position)
  if (isRejection(match)) return match
  return { format, version, name, goal: goal as PositionGoal, position: canonicalPosition(position) }
}

/** Reads a file, or the bare notation of a position, which gets this name. */
export function readPositionText(text: string, name: string): OwnPosition | Rejection {
  const trimmed = text.trim()
  if (!trimmed.startsWith('{')) return readOwnPosition({ format: 'simpiece-position', version: 1, name, goal: 'none', position: trimmed })
  const json = readJson(trimmed, { characters: positionFileLimit, depth: 2 })
  return isRejection(json) ? json : readOwnPosition(json.value)
}

export function writePositionFile(thing: OwnPosition): string {
  return `${JSON.stringify(thing, null, 2)}\n`
}

/** The player's positions. */
export const ownPositions = new PlayerCollection<OwnPosition>('simpiece', 'position', readOwnPosition)

/** Links to a position, in the fragment of the editor's page. */
export const positionLink = new LinkFormat<OwnPosition>({
  mark: 'p=',
  limit: positionFileLimit,
  notOne: reject('position.notALink'),
  write: (thing) => JSON.stringify(thing),
  read: (text) => (text.startsWith('{') ? readPositionText(text, '') : reject('share.damagedLink')),
})

export const positionKind: ListableItemType<OwnPosition> & ShareableItemType<OwnPosition> = {
  game: 'simpiece',
  collection: ownPositions,
  strings,
  words: 'position.',
  nameOf: ({ name }) => name,
  rename: (thing, name) => ({ ...thing, name }),
  positionOf: ({ position }) => position,
  noteOf: ({ goal }, { phrase }) => phrase(`goal.${goal}`),
  page: '/simpiece/position',
  link: positionLink,
  fileLimit: positionFileLimit,
  accept: '.json,.txt,application/json,text/plain',
  fileNameOf: () => 'position.simpiece.json',
  writeFile: writePositionFile,
  readFile(text, { phrase }) {
    const thing = readPositionText(text, phrase('newName'))
    return isRejection(thing) ? thing : { things: [thing] }
  },
}
