import { exitWithFindings, numberFlag, printLines } from './proof-report.ts'
import { findInformationLeaks, hiddenInformationGames } from './find-information-leaks.ts'

const states = numberFlag('states', 2_000)
let bad = 0
for (const pkg of hiddenInformationGames) {
  const { frames, different, steps, kinds, leaks } = findInformationLeaks(pkg, states, 'leak')
  bad += leaks.length
  printLines(
    `${pkg.game.id}: ${different} pairs of worlds, followed over ${steps} moves, ${frames} frames compared (${[...kinds].sort().join(', ')}): ${leaks.length} leaks`,
  )
  for (const leak of leaks.slice(0, 5)) printLines(`  ${leak}`)
}
exitWithFindings(bad)
