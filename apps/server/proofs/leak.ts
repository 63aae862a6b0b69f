import { flag } from './verdict.ts'
import { findLeaks, hiddenGames } from './worlds.ts'

const states = flag('states', 2_000)
let bad = 0
for (const pkg of hiddenGames) {
  const { frames, different, kinds, leaks } = findLeaks(pkg, states, 'leak')
  bad += leaks.length
  process.stdout.write(
    `${pkg.game.id}: ${states} states, ${frames} frames compared (${[...kinds].sort().join(', ')}), ${different} worlds different, ${leaks.length} leaks\n`,
  )
  for (const leak of leaks.slice(0, 5)) process.stdout.write(`  ${leak}\n`)
}
process.exitCode = bad === 0 ? 0 : 1
