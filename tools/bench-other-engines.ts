import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { runNpm } from './install-into-cache.ts'
import { runProgram } from './run-program.ts'
import { exitWithMessage } from './command-line.ts'
import { projectRoot } from './file-tree.ts'

// The compared engines have a separate manifest, so that a normal install does not include them.
const folder = join(projectRoot, 'bench', 'peers')
const stamp = join(folder, 'node_modules', '.parlor-install')
const hash = createHash('sha256')
  .update(readFileSync(join(folder, 'package-lock.json')))
  .digest('hex')
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) {
  process.stderr.write('Installing the engines to compare with …\n')
  const { code, output } = runNpm(folder, ['ci'])
  if (code !== 0)
    exitWithMessage(
      `${output}\nThe engines to compare with could not be installed: check that this machine reaches the npm registry, then run the command again.`,
    )
  writeFileSync(stamp, hash)
}
// `online` compares the servers, anything else the engines.
const [what, ...rest] = process.argv.slice(2)
const [file, args] =
  what === 'online'
    ? [join(projectRoot, 'apps', 'server', 'proofs', 'bench-boardgame-io.ts'), rest]
    : [join(folder, 'run.ts'), process.argv.slice(2)]
const { code } = await runProgram(process.execPath, [...process.execArgv, file, ...args], { live: true })
process.exitCode = code
