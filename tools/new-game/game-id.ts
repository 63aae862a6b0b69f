import { gameIdPattern } from '../check-game-list.ts'
import type { FileTree } from '../file-tree.ts'

/** First parts of addresses that are no game: the server's own, and folders of the built app. The app's pages are read from its router. */
const reservedPaths = 'api assets health icons manifests metrics miniatures ready screenshots socket themes'

/** Words that cannot be the name of a constant; the game's package exports one that is called like the game. */
const keywords =
  'await break case catch class const continue debugger default delete do else enum export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof undefined var void while with yield eval arguments async of'

/** The names a new game goes by, all made from its id. */
interface GameNames {
  readonly id: string
  /** In type names, and on the page until its strings say something better. */
  readonly title: string
  /** In front of the numbers of its rules. */
  readonly rulePrefix: string
}

/** Names of the template, which the new game's take the place of. */
const templateNames: GameNames = { id: 'pebbles', title: 'Pebbles', rulePrefix: 'PEB' }

export function namesFor(id: string): GameNames {
  return { id, title: id[0]!.toUpperCase() + id.slice(1), rulePrefix: id.slice(0, 4).toUpperCase() }
}

/** A text of the template under the new game's names. */
export function replaceTemplateNames(text: string, { id, title, rulePrefix }: GameNames): string {
  return text
    .replaceAll(templateNames.id, id)
    .replaceAll(templateNames.title, title)
    .replaceAll(new RegExp(`\\b${templateNames.rulePrefix}(?=\\d)`, 'g'), rulePrefix)
}

/** One sentence that says why this cannot be the id of a new game; null when it can. */
export function gameIdProblem(id: string | undefined, tree: FileTree, template: FileTree): string | null {
  if (!id) return 'Name the game: npm run new-game <id>, such as npm run new-game reversi.'
  if (!gameIdPattern.test(id)) return `“${id}” cannot be an id: 2 to 20 small letters.`
  const folders = [`games/${id}/`, `apps/web/src/games/${id}/`]
  const isThere = (path: string) => folders.some((folder) => path.startsWith(folder))
  if (tree.paths.some(isThere) || template.paths.some((path) => tree.has(replaceTemplateNames(path, namesFor(id)))))
    return `There is a game “${id}” already; choose another id.`
  const pages = [...tree.text('apps/web/src/app.tsx').matchAll(/<Route path="(\w+)/g)].map((match) => match[1]!)
  if (pages.length === 0) throw new Error('apps/web/src/app.tsx names no page, so its routes are written in another way now')
  if (reservedPaths.split(' ').includes(id) || pages.includes(id))
    return `“${id}” is the address of a page or a folder of the app; choose another id.`
  if (tree.paths.some((path) => path.startsWith(`packages/${id}/`) || path.startsWith(`apps/${id}/`)))
    return `“${id}” is one of our packages; choose another id.`
  if (keywords.split(' ').includes(id) || isWordOf(id, template))
    return `“${id}” means something else in the game’s code; choose another id.`
  const styled = tree.paths.find((path) => path.endsWith('.css') && new RegExp(`\\.${id}(?![a-z0-9])`).test(tree.text(path)))
  return styled ? `“${id}” begins the names of classes in ${styled}; choose another id.` : null
}

/** Whether the template's code uses the word as a name; its comments and texts may. */
function isWordOf(word: string, template: FileTree): boolean {
  const whole = new RegExp(`\\b${word}\\b`, 'i')
  const codeOf = (path: string) => template.text(path).replaceAll(/\/\*[^]*?\*\/|\/\/.*|'[^'\n]*'/g, '')
  return word !== templateNames.id && template.paths.some((path) => /\.tsx?$/.test(path) && whole.test(codeOf(path)))
}
