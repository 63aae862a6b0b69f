import { countPeekingAnswers } from './reshuffle-hidden-tiles.ts'

// Usage: npx tsx games/domino/test/check-peeking.ts [positions] [seed]
const [positions = '10000', seed = 'honesty'] = process.argv.slice(2)
for (const level of ['fair', 'master']) {
  const { asked, choices, differed } = countPeekingAnswers(level, Number(positions), seed)
  process.stdout.write(`${level}: ${asked} positions, ${choices} with a choice, ${differed} answered differently\n`)
  if (differed > 0) process.exitCode = 1
}
