import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Without a trailing slash. */
export const projectRoot = fileURLToPath(new URL('..', import.meta.url)).replace(/[/\\]$/, '')

export const distFolder = join(projectRoot, 'apps', 'web', 'dist')

/** Files of a folder: paths with forward slashes, without generated and hidden files. */
export interface FileTree {
  readonly paths: readonly string[]
  has(path: string): boolean
  text(path: string): string
}

const skipped = new Set(['node_modules', 'dist', 'coverage', 'test-results', 'playwright-report'])
/** The game that `npm run new-game` copies: checked where it is copied to, since its imports fit only there. */
export const templateFolder = 'tools/new-game/template'

/** Every file below a folder, as paths from `base`, sorted. */
export function listFilesBelow(base: string, folder = ''): string[] {
  const found: string[] = []
  for (const entry of readdirSync(join(base, folder), { withFileTypes: true })) {
    if (entry.name.startsWith('.') || skipped.has(entry.name)) continue
    const path = folder ? `${folder}/${entry.name}` : entry.name
    if (path === templateFolder) continue
    if (entry.isDirectory()) found.push(...listFilesBelow(base, path))
    else if (entry.isFile()) found.push(path)
  }
  return found.sort()
}

/** The files of a folder on disk, read lazily. */
export function readFileTree(base: string): FileTree {
  const paths = listFilesBelow(base)
  const known = new Set(paths)
  return { paths, has: (path) => known.has(path), text: (path) => readFileSync(join(base, path), 'utf8') }
}

/** The same tree with files changed, added or (null) removed, for tests of the checks. */
export function withFilesChanged(tree: FileTree, files: Readonly<Record<string, string | null>>): FileTree {
  const paths = [...new Set([...tree.paths, ...Object.keys(files)])].filter((path) => files[path] !== null).sort()
  return {
    paths,
    has: (path) => files[path] !== null && (Object.hasOwn(files, path) || tree.has(path)),
    text: (path) => files[path] ?? tree.text(path),
  }
}

/** Names of the direct subfolders of a folder. */
export function listFolders(tree: FileTree, folder: string): string[] {
  const names = tree.paths.filter((path) => path.startsWith(`${folder}/`)).map((path) => path.slice(folder.length + 1).split('/'))
  return [...new Set(names.filter((parts) => parts.length > 1).map(([name]) => name!))]
}

export function readText(base: string, path: string): string {
  return readFileSync(join(base, path), 'utf8')
}
