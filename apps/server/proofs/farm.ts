import { farmRatingsOverSockets } from './farm-ratings-over-sockets.ts'
import { measureCollusion } from './collusion.ts'
import { openTestServer } from './test-server.ts'
import { dayMs, noWeights, SimulatedLadder, type LadderPlayer } from './simulated-ladder.ts'
import { farmedPoints, playHonestDay, farmingSchemes, type FarmedPoints, type FarmingScheme } from './farming-schemes.ts'
import { numberFlag, percentile, printLines } from './proof-report.ts'

/**
 * Rating farming schemes. All but one are played over sockets, to see their rules hold; and each for a day on a ladder with
 * simulated time, where the same code rates and pauses. No scheme may gain more than 50 points over what an honest player of the same
 * strength expects, neither on that day, counting what is held back, nor shown after a week of honest matches. Without weights at least
 * half of the schemes must: else the measure would notice nothing.
 */
const trials = numberFlag('trials', 10)
const honestTrials = numberFlag('honest', 40)
const newcomers = numberFlag('newcomers', 100)
const most = 50
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const points = (value: number) => `${value >= 0 ? '+' : '−'}${Math.abs(value).toFixed(1)}`.padStart(7)

const server = await openTestServer()
const { stores } = server.online.rooms

async function climber(ladder: SimulatedLadder, fresh: boolean): Promise<LadderPlayer> {
  return fresh ? ladder.newPlayer() : ladder.establishedPlayer()
}

/** Expected gain of an honest player of strength 1500 in a day: nothing, but for chance and rating lag. */
function expectation(fresh: boolean): Promise<FarmedPoints> {
  return meanOfTrials(honestTrials, `honest ${fresh}`, fresh, (ladder, player) => playHonestDay(ladder, player, 40))
}

async function meanOfTrials(
  count: number,
  seed: string,
  fresh: boolean,
  play: (ladder: SimulatedLadder, player: LadderPlayer) => Promise<unknown>,
  weights?: typeof noWeights,
): Promise<FarmedPoints> {
  const points: FarmedPoints[] = []
  for (let trial = 0; trial < count; trial++) {
    const ladder = new SimulatedLadder(stores, `${seed} ${trial >> 1}`, { mirrored: trial % 2 === 1, weights })
    points.push(await farmedPoints(ladder, await climber(ladder, fresh), play))
  }
  return { day: mean(points.map(({ day }) => day)), week: mean(points.map(({ week }) => week)) }
}

/** Where the day is no chance, only the week after is. */
async function farmed(scheme: FarmingScheme, fresh: boolean, weights?: typeof noWeights): Promise<FarmedPoints & { matches: number }> {
  let matches = 0
  const play = async (ladder: SimulatedLadder, farmer: LadderPlayer) => void (matches = await scheme.run(ladder, farmer))
  const count = weights ? 2 : scheme.chance ? trials : Math.min(trials, 4)
  const points = await meanOfTrials(count, `${scheme.name} ${fresh}`, fresh, play, weights)
  return { ...points, matches }
}

const honest = { known: await expectation(false), new: await expectation(true) }
const shares = measureCollusion(numberFlag('tables', 400))
printLines(`Domino: somebody with an accomplice who sees all hands wins ${(shares.farmer * 100).toFixed(0)} of 100 tables, alone 25`)
let worst = -Infinity
let tooMuchWithoutWeights = 0
let tried = 0
printLines(
  '',
  'scheme                                account  matches      day   honest      net     week   honest      net  without weights',
)
for (const scheme of farmingSchemes(shares))
  for (const fresh of scheme.knownOnly ? [false] : [false, true]) {
    const account = fresh ? 'new' : 'known'
    const { day, week, matches } = await farmed(scheme, fresh)
    const expected = honest[account]
    worst = Math.max(worst, day - expected.day, week - expected.week)
    const unweighted = (await farmed(scheme, fresh, noWeights)).day
    tried++
    if (unweighted - expected.day > most) tooMuchWithoutWeights++
    const figures = [day, expected.day, day - expected.day, week, expected.week, week - expected.week, unweighted].map(points).join('  ')
    printLines(`${scheme.name.padEnd(37)} ${account.padEnd(6)} ${String(matches).padStart(8)}  ${figures}`)
  }
const notices = tooMuchWithoutWeights * 2 >= tried
printLines(
  `without weights ${tooMuchWithoutWeights} of ${tried} bring more than ${most} points${notices ? '' : ': the measure notices nothing'}`,
)

/** For each of these newcomers of strength 1800, the number of matches after which they are within 100 points; Infinity when none is. */
async function matchesNeeded(count: number, perDay: number, most: number): Promise<number[]> {
  const needed: number[] = []
  for (let one = 0; one < count; one++) {
    const ladder = new SimulatedLadder(stores, `newcomer ${one}`)
    const player = ladder.newPlayer(1800)
    let played = 0
    while (played < most && (await ladder.ratingOf(player)) < 1700) {
      ladder.now += dayMs / perDay
      const rating = await ladder.ratingOf(player)
      await ladder.playHonestly(player, await ladder.establishedPlayer(rating + ladder.gaussian() * 60, ladder.gaussian() * 40))
      played++
    }
    needed.push((await ladder.ratingOf(player)) < 1700 ? Infinity : played)
  }
  return needed
}

const needed = await matchesNeeded(newcomers, 2, 40)
const within = needed.filter((count) => count <= 20).length / newcomers
const busy = await matchesNeeded(Math.ceil(newcomers / 10), 12, 200)
printLines(
  '',
  `${newcomers} honest newcomers of strength 1800 who play two matches a day: within 100 points after ${percentile(needed, 50)} matches in the median, ${(within * 100).toFixed(0)} of 100 within 20`,
  `with twelve a day: after ${(percentile(busy, 50) / 12).toFixed(1)} days in the median`,
)

const real = await farmRatingsOverSockets(server)
printLines('', ...real.map(({ name, seen, holds }) => `${holds ? 'held  ' : 'BROKEN'} ${name}: ${seen}`))
printLines('', `the best scheme brings ${points(worst).trim()} points a day; at most ${most} are allowed`)
await server.close()
const converges = percentile(needed, 50) <= 20
process.exit(worst <= most && notices && converges && real.every(({ holds }) => holds) ? 0 : 1)
