import type { FileTree } from '../file-tree.ts'
import { namesFor, replaceTemplateNames } from './game-id.ts'
import { coloursFor, tokenBlock, type GameColours } from './game-colours.ts'

const tokensFile = 'apps/web/src/ui/style/tokens.css'
const apps = ['lab', 'server', 'web'] as const

/** Every file of a new game, and every file that has to name it: texts by path. Nothing is written here. */
export function planGame(id: string, tree: FileTree, template: FileTree): Map<string, string> {
  const names = namesFor(id)
  const files = new Map<string, string>()
  for (const path of template.paths) files.set(replaceTemplateNames(path, names), replaceTemplateNames(template.text(path), names))
  const tokens = tree.text(tokensFile)
  const accents = [...tokens.matchAll(/--accent: (#[0-9a-f]{6});/g)].map((match) => match[1]!)
  const colours = coloursFor(id, accents)
  files.set('games.json', withListedGame(tree.text('games.json'), id, colours))
  files.set(tokensFile, insertAfterLast(tokens, /^\[data-game='\w+'\] \{\n[^}]*\}\n/gm, `\n${tokenBlock(id, colours)}`))
  files.set('Dockerfile', insertAfterLast(tree.text('Dockerfile'), /^COPY games\/.*\n/gm, `COPY games/${id}/package.json games/${id}/\n`))
  for (const app of apps) files.set(`apps/${app}/package.json`, withDependency(tree.text(`apps/${app}/package.json`), id))
  const manifest = JSON.parse(files.get(`games/${id}/package.json`)!) as PackageManifest
  files.set('package-lock.json', withLockedGame(tree.text('package-lock.json'), id, manifest))
  return files
}

function insertAfterLast(text: string, pattern: RegExp, addition: string): string {
  const last = [...text.matchAll(pattern)].at(-1)
  if (!last) throw new Error(`nothing looks like ${pattern.source}, so there is no place for a new game`)
  const end = last.index + last[0].length
  return text.slice(0, end) + addition + text.slice(end)
}

function withListedGame(text: string, id: string, { ground }: GameColours): string {
  const row = `{ "id": "${id}", "colour": "${ground}", "orientation": "any", "substituteLevel": "fair", "minimumRankedMoves": 2 }`
  return text.replace(/\s*\]\s*$/, `,\n  ${row}\n]\n`)
}

/** One line more among the dependencies, where the alphabet puts it; the rest of the file stays as it is. */
function withDependency(text: string, id: string): string {
  const start = text.indexOf('"dependencies": {')
  const lines = [...text.slice(start, text.indexOf('}', start)).matchAll(/^ {4}"(@parlor\/\w+)": "(.+)",\n/gm)]
  const name = `@parlor/${id}`
  // Packages from outside follow ours in every manifest, so that ours never end the list.
  const next = lines.find((line) => line[1]! > name)
  const last = lines.at(-1)!
  const at = start + (next ? next.index : last.index + last[0].length)
  return `${text.slice(0, at)}    "${name}": "${last[2]!}",\n${text.slice(at)}`
}

interface PackageManifest {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

interface Lock {
  packages: Record<string, { dependencies?: Record<string, string> }>
}

/** The lock as npm would write it: the new workspace, the link to it, and the dependency of each app. */
function withLockedGame(text: string, id: string, manifest: PackageManifest): string {
  const lock = JSON.parse(text) as Lock
  const { name, version, license, dependencies, devDependencies } = manifest
  const packages: Record<string, object> = {
    ...lock.packages,
    [`games/${id}`]: { name, version, license, dependencies, devDependencies },
    [`node_modules/${name}`]: { resolved: `games/${id}`, link: true },
  }
  for (const app of apps) {
    const entry = lock.packages[`apps/${app}`]!
    packages[`apps/${app}`] = { ...entry, dependencies: sorted({ ...entry.dependencies, [name]: version }) }
  }
  return `${JSON.stringify({ ...lock, packages: sorted(packages) }, null, 2)}\n`
}

/** npm orders names like this. */
function sorted<T>(record: Readonly<Record<string, T>>): Record<string, T> {
  return Object.fromEntries(Object.entries(record).sort(([a], [b]) => a.localeCompare(b, 'en')))
}
