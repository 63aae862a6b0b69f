import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { acquireLock } from './lock.mjs'
import { runTool } from './run-program.ts'
import { isMain, formatElapsedSince } from './command-line.ts'
import { distFolder, listFilesBelow, projectRoot } from './file-tree.ts'

const stamp = join(distFolder, '.stamp')

/** Hash of all build inputs: sources, strings, manifests, lock file. */
export function sourceHash(base: string): string {
  const hash = createHash('sha256')
  const files = listFilesBelow(base).filter(
    (path) =>
      path === 'package-lock.json' ||
      path === 'games.json' ||
      path === 'tsconfig.base.json' ||
      (/^(packages|games|apps\/web)\//.test(path) && !/\/(test|e2e)\//.test(path)),
  )
  for (const path of files)
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(base, path)))
      .update('\0')
  return hash.digest('hex')
}

/** Whether the build is up to date. */
function isBuilt(): boolean {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(projectRoot)
}

/** Builds the web app unless the build is up to date. Throws `BuildFailed` with Vite's output. */
export async function buildWhenStale(background = false): Promise<void> {
  if (isBuilt()) return
  const unlock = await acquireLock(join(projectRoot, '.cache', 'build.lock'), 'Another command is building; waiting for it.')
  try {
    if (!isBuilt()) await build(background)
  } finally {
    unlock()
  }
}

async function build(background: boolean): Promise<void> {
  const hash = sourceHash(projectRoot)
  const began = Date.now()
  process.stderr.write('Building …\n')
  const web = join(projectRoot, 'apps', 'web')
  const { code, output } = await runTool('vite', ['build', '--logLevel', 'warn'], { cwd: web, background }, web)
  if (code !== 0) throw new BuildFailed(output)
  writeFileSync(stamp, hash)
  process.stderr.write(`Built in ${formatElapsedSince(began)}.\n`)
}

/** The message is Vite's output. */
export class BuildFailed extends Error {}

if (isMain(import.meta.url)) {
  try {
    await buildWhenStale()
    process.stdout.write('The app is in apps/web/dist.\n')
  } catch (error) {
    if (!(error instanceof BuildFailed)) throw error
    process.stderr.write(`${error.message}\nThe build failed: see what the builder says above.\n`)
    process.exitCode = 1
  }
}
