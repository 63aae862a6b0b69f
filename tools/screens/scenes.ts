import { exitWithMessage } from '../command-line.ts'
import { projectRoot, readText } from '../file-tree.ts'
import { dominoScenes } from './domino-scenes.ts'
import { dotsScenes } from './dots-scenes.ts'
import { mahjongScenes } from './mahjong-scenes.ts'
import { olderDeviceScenes } from './older-device-scenes.ts'
import { onlineScenes } from './online-scenes.ts'
import { onlineTableScenes } from './online-table-scenes.ts'
import { plainGameScenes } from './plain-game-scenes.ts'
import { addressOf, type Scene } from './scene.ts'
import { shellScenes } from './shell-scenes.ts'
import { simpieceQuestionScenes } from './simpiece-question-scenes.ts'
import { simpieceScenes } from './simpiece-scenes.ts'
import { sumzeroScenes } from './sumzero-scenes.ts'

const writtenScenes: readonly Scene[] = [
  ...shellScenes,
  ...dotsScenes,
  ...dominoScenes,
  ...mahjongScenes,
  ...sumzeroScenes,
  ...simpieceScenes,
  ...simpieceQuestionScenes,
  ...olderDeviceScenes,
  ...onlineScenes,
  ...onlineTableScenes,
]
const games = (JSON.parse(readText(projectRoot, 'games.json')) as readonly { readonly id: string }[]).map(({ id }) => id)
const hasScenes = (game: string) => writtenScenes.some((scene) => addressOf(scene).startsWith(`/${game}/play/`))

/** Every page, dialog and state of a table that is photographed and measured. */
export const scenes: readonly Scene[] = [...writtenScenes, ...games.filter((game) => !hasScenes(game)).flatMap(plainGameScenes)]

/** The scenes with this name or whose names begin with it; throws when there is none. */
export function scenesNamed(names: readonly string[]): readonly Scene[] {
  if (names.length === 0) return scenes
  const belongs = (scene: Scene, name: string) => scene.name === name || scene.name.startsWith(`${name}-`)
  const unknown = names.find((name) => !scenes.some((scene) => belongs(scene, name)))
  if (unknown !== undefined) throw new Error(`There is no scene “${unknown}”; there are: ${scenes.map(({ name }) => name).join(', ')}.`)
  return scenes.filter((scene) => names.some((name) => belongs(scene, name)))
}

/** The same for names from the command line, where an unknown one ends the program. */
export function scenesOfArguments(names: readonly string[]): readonly Scene[] {
  try {
    return scenesNamed(names)
  } catch (error) {
    return exitWithMessage((error as Error).message, 2)
  }
}
