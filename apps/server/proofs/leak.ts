import { conclude, flag, say } from './verdict.ts'
import { findLeaks, hiddenGames } from './worlds.ts'

const states = flag('states', 2_000)
let bad = 0
for (const pkg of hiddenGames) {
  const { frames, different, steps, kinds, leaks } = findLeaks(pkg, states, 'leak')
  bad += leaks.length
  say(
    `${pkg.game.id}: ${different} pairs of worlds, followed over ${steps} moves, ${frames} frames compared (${[...kinds].sort().join(', ')}): ${leaks.length} leaks`,
  )
  for (const leak of leaks.slice(0, 5)) say(`  ${leak}`)
}
conclude(bad)
