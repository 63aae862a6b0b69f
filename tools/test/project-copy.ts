import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, relative } from 'node:path'
import { projectRoot } from '../file-tree.ts'

/** Neither sources nor read by a tool that runs in a copy. */
const unneeded = new Set(['.git', '.cache', 'node_modules', 'dist', 'test-results', 'playwright-report', 'coverage', 'pictures'])

/** A copy of the project in a temporary folder, in which commands may change files: packages from outside are links, ours the copy's own. */
export function copyProject(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'parlor-copy-')))
  const isNeeded = (path: string) => path !== join(projectRoot, 'data') && !unneeded.has(basename(path))
  cpSync(projectRoot, folder, { recursive: true, filter: isNeeded })
  const [installed, linked] = [join(projectRoot, 'node_modules'), join(folder, 'node_modules')]
  mkdirSync(join(linked, '@parlor'), { recursive: true })
  const isOutside = (name: string) => name !== '@parlor' && (!name.startsWith('.') || name === '.bin')
  for (const name of readdirSync(installed).filter(isOutside)) symlinkSync(join(installed, name), join(linked, name))
  for (const name of readdirSync(join(installed, '@parlor'))) {
    const path = relative(projectRoot, realpathSync(join(installed, '@parlor', name)))
    symlinkSync(join(folder, path), join(linked, '@parlor', name))
    // Versions of its own that npm puts beside a package.
    if (existsSync(join(projectRoot, path, 'node_modules')))
      symlinkSync(join(projectRoot, path, 'node_modules'), join(folder, path, 'node_modules'))
  }
  return folder
}
