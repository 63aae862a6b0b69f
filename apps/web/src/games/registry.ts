import { cards } from './cards.ts'
import type { GameDoor } from './door.ts'

const doors = import.meta.glob<{ default: GameDoor }>('./*/index.ts')

/** The games that can be played, in the order of the lobby. */
export const gameIds: readonly string[] = cards.map((card) => card.id)

export function isGameId(id: string | undefined): id is string {
  return id !== undefined && Object.hasOwn(doors, `./${id}/index.ts`)
}

const opened = new Map<string, Promise<GameDoor>>()

/** Loads a game; a failed load is tried again the next time. */
export function openDoor(id: string): Promise<GameDoor> {
  let door = opened.get(id)
  if (!door) {
    const load = doors[`./${id}/index.ts`]
    if (!load) return Promise.reject(new Error(`no game ${id}`))
    door = load().then((module) => module.default)
    door.catch(() => opened.delete(id))
    opened.set(id, door)
  }
  return door
}
