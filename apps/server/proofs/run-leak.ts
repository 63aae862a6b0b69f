import { findLeaks, hiddenGames } from './leak.ts'

const states = Number(process.argv[2] ?? 2_000)
let bad = 0
for (const pkg of hiddenGames) {
  const { frames, different, leaks } = findLeaks(pkg, states, 'leak')
  bad += leaks.length
  process.stdout.write(
    `${pkg.game.id}: ${states} states, ${frames} frames compared, ${different} worlds different, ${leaks.length} leaks\n`,
  )
  for (const leak of leaks.slice(0, 5)) process.stdout.write(`  ${leak}\n`)
}
process.exitCode = bad === 0 ? 0 : 1
