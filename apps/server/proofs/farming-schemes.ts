import { abortPenaltyUntil } from '../src/ratings/abort-penalty.ts'
import { dayMs, minuteMs, type LadderPlayer, type SimulatedLadder } from './simulated-ladder.ts'

export interface FarmingScheme {
  readonly name: string
  /** Farms for a day and returns the number of matches. Tried with a new and an established account where both can do it. */
  run(ladder: SimulatedLadder, farmer: LadderPlayer): Promise<number>
  /** Random: repeated several times. */
  readonly chance?: true
  /** A new account gains nothing by it that an established one does not. */
  readonly knownOnly?: true
}

/** Accomplices lose to the farmer in turn for the whole day. */
async function farmAccomplices(
  ladder: SimulatedLadder,
  farmer: LadderPlayer,
  accomplices: readonly LadderPlayer[],
  each: number,
  minutes: number,
): Promise<number> {
  const end = ladder.now + dayMs
  let matches = 0
  for (let round = 0; round < each; round++)
    for (const accomplice of accomplices) {
      if (ladder.now + minutes * minuteMs >= end) return matches
      ladder.now += minutes * minuteMs
      await ladder.recordWin(farmer, accomplice)
      matches++
    }
  return matches
}

const many = <T>(count: number, make: (at: number) => T): T[] => Array.from({ length: count }, (_, at) => make(at))

/** Win rates of the four at a Domino table where the second colludes with the first; measured by `measureCollusion`. */
export interface CollusionWinRates {
  readonly farmer: number
  readonly accomplice: number
}

export function farmingSchemes(shares: CollusionWinRates): readonly FarmingScheme[] {
  return [
    {
      name: 'trading wins in a pair',
      async run(ladder, farmer) {
        // The farmer wins nine of ten: the best a pair can do.
        const friend = await ladder.establishedPlayer()
        let matches = 0
        for (; matches < 120; matches++) {
          ladder.now += 10 * minuteMs
          await (matches % 10 === 9 ? ladder.recordWin(friend, farmer) : ladder.recordWin(farmer, friend))
        }
        return matches
      },
    },
    {
      name: 'a star of fresh accounts',
      run: (ladder, farmer) =>
        farmAccomplices(
          ladder,
          farmer,
          many(40, () => ladder.newPlayer()),
          3,
          5,
        ),
    },
    ...[1, 2, 6, 12].map((count): FarmingScheme => ({
      name: `a star of aged accounts, ${count}`,
      async run(ladder, farmer) {
        const accomplices: LadderPlayer[] = []
        for (let one = 0; one < count; one++) accomplices.push(await ladder.establishedPlayer())
        return farmAccomplices(ladder, farmer, accomplices, Math.ceil(24 / count), 30)
      },
    })),
    {
      name: 'a star of accounts aged together',
      async run(ladder, farmer) {
        // Twelve accounts play each other for a week, to be proven without ever meeting anybody else.
        const accomplices = many(12, () => ladder.newPlayer())
        for (let day = 0; day < 7; day++) {
          for (const [at, one] of accomplices.entries())
            for (let step = 1; step <= 3; step++) {
              ladder.now += minuteMs
              const other = accomplices[(at + day + step) % 12]!
              if (other !== one) await ladder.recordWin(...(step % 2 === 0 ? [one, other] : [other, one]))
            }
          ladder.now += dayMs - 36 * minuteMs
        }
        return farmAccomplices(ladder, farmer, accomplices, 2, 30)
      },
    },
    {
      name: 'a laundering chain',
      async run(ladder, farmer) {
        // Points are passed from account to account; the last of each chain loses to the farmer.
        let matches = 0
        for (let chain = 0; chain < 4; chain++) {
          let top = ladder.newPlayer()
          for (let link = 0; link < 8; link++) {
            const next = ladder.newPlayer()
            for (let k = 0; k < 2; k++) {
              ladder.now += 5 * minuteMs
              await ladder.recordWin(next, top)
            }
            top = next
          }
          for (let k = 0; k < 3; k++, matches++) {
            ladder.now += 5 * minuteMs
            await ladder.recordWin(farmer, top)
          }
        }
        return matches
      },
    },
    {
      name: 'resigning at the minimum of moves',
      async run(ladder, farmer) {
        // A minute per match: an established friend, and new accounts for when their results weigh nothing.
        return farmAccomplices(ladder, farmer, [await ladder.establishedPlayer(), ...many(5, () => ladder.newPlayer())], 25, 1)
      },
    },
    { name: 'aborting until the opponent suits', chance: true, knownOnly: true, run: choosy },
    {
      name: 'riding a fresh account’s deviation',
      async run(ladder, farmer) {
        // The main account loses to the new one while that moves most; new accounts feed it in between.
        const main = await ladder.establishedPlayer()
        return farmAccomplices(ladder, farmer, [main, ladder.newPlayer(), ladder.newPlayer(), ladder.newPlayer()], 25, 10)
      },
    },
    {
      name: 'abusing claims',
      async run(ladder, farmer) {
        // Claims against present players are refused, so accomplices leave and are claimed against: two minutes each.
        return farmAccomplices(ladder, farmer, [await ladder.establishedPlayer(), ...many(10, () => ladder.newPlayer())], 10, 2)
      },
    },
    { name: 'queueing twice', chance: true, run: twice },
    {
      name: 'two colluding at a Domino table',
      chance: true,
      knownOnly: true,
      async run(ladder, farmer) {
        const accomplice = await ladder.establishedPlayer()
        let matches = 0
        for (; matches < 100; matches++) {
          ladder.now += 12 * minuteMs
          const others = [await ladder.establishedPlayer(), await ladder.establishedPlayer()]
          const luck = ladder.random()
          const winner = luck < shares.farmer ? 0 : luck < shares.farmer + shares.accomplice ? 1 : 2 + (ladder.random() < 0.5 ? 0 : 1)
          await ladder.recordPlaces(
            [farmer, accomplice, ...others],
            many(4, (at) => (at === winner ? 1 : 0)),
          )
        }
        return matches
      },
    },
    {
      name: 'letting clocks run',
      async run(ladder, farmer) {
        // Accomplices lose on time: ten minutes each instead of resigning.
        return farmAccomplices(ladder, farmer, [await ladder.establishedPlayer(), ...many(3, () => ladder.newPlayer())], 30, 12)
      },
    },
  ]
}

/** Maximum pause accepted for a better opponent. */
const patience = 10 * minuteMs

/** Knows everybody's real strength and aborts unpromising matches as often as the pauses allow. */
async function choosy(ladder: SimulatedLadder, farmer: LadderPlayer): Promise<number> {
  const end = ladder.now + dayMs
  const aborts: number[] = []
  let matches = 0
  while (ladder.now < end) {
    const until = await ladder.pausedUntil(farmer)
    if (until > ladder.now) {
      ladder.now = until
      continue
    }
    const off = ladder.gaussian() * 60
    // Plays opponents overrated by half a deviation and aborts the others, unless the pause would be longer than a match.
    const pause = abortPenaltyUntil([...aborts, ladder.now], ladder.now) - ladder.now
    if (off < 30 && pause <= patience) {
      await ladder.abort(farmer)
      aborts.push(ladder.now)
      ladder.now += minuteMs
      continue
    }
    const opponent = await ladder.establishedPlayer((await ladder.ratingOf(farmer)) - off, off)
    ladder.now += 12 * minuteMs
    await ladder.playHonestly(farmer, opponent)
    matches++
  }
  return matches
}

/** Two accounts of one person queue together and meet whenever nobody is nearer; the second loses. */
async function twice(ladder: SimulatedLadder, farmer: LadderPlayer): Promise<number> {
  const second = await ladder.establishedPlayer()
  const end = ladder.now + dayMs
  let matches = 0
  while (ladder.now + 8 * minuteMs < end) {
    ladder.now += 8 * minuteMs
    matches++
    if (ladder.random() < 0.5) await ladder.recordWin(farmer, second)
    else await ladder.playHonestly(farmer, await ladder.establishedPlayer(await ladder.ratingOf(farmer)))
  }
  return matches
}

/** What a day brings, by the rating with what is held back of it; and what is shown a week of honest matches later. */
export interface FarmedPoints {
  readonly day: number
  readonly week: number
}

/** Plays a day by `play`, then seven days honestly, with two matches each. */
export async function farmedPoints(
  ladder: SimulatedLadder,
  player: LadderPlayer,
  play: (ladder: SimulatedLadder, player: LadderPlayer) => Promise<unknown>,
): Promise<FarmedPoints> {
  const start = await ladder.wholeRatingOf(player)
  await play(ladder, player)
  const day = (await ladder.wholeRatingOf(player)) - start
  for (let n = 0; n < 7; n++) await playHonestDay(ladder, player, 2)
  return { day, week: (await ladder.ratingOf(player)) - start }
}

/** That many honest matches on the ladder. */
export async function playHonestDay(ladder: SimulatedLadder, player: LadderPlayer, matches: number): Promise<void> {
  for (let k = 0; k < matches; k++) {
    ladder.now += dayMs / (matches + 1)
    await ladder.playHonestly(player, await ladder.establishedPlayer(1500 + ladder.gaussian() * 60))
  }
}
