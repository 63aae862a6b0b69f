import { copyRngInto, isRejection, quietSink, rngFrom, type GameTypes, type Seat } from '@parlor/kernel'
import { canonicalJson, Match } from '@parlor/kernel/host'
import { whyNotPlainJson } from '../plain-json.ts'
import type { CheckRun } from '../check-run.ts'

/** P8: states and views are plain JSON and survive a round trip. */
export function checkPlainJson<K extends GameTypes>(run: CheckRun<K>, state: K['State']): void {
  const { game } = run
  const why = whyNotPlainJson(state)
  if (why) return run.fail('P8 plain JSON', `in the state, ${why}`)
  run.expect(state.v === game.version, 'P8 plain JSON', `a state of version ${state.v} in a game of version ${game.version}`)
  const fourIntegers = state.rng.length === 4 && state.rng.every((word: number) => word === (word | 0))
  run.expect(fourIntegers, 'P8 plain JSON', `the random words ${state.rng.join(', ')} are not four signed 32-bit integers`)
  for (let viewer = 0; viewer <= run.seats; viewer++) {
    const who = viewer === run.seats ? 'watcher' : viewer
    const hidden = whyNotPlainJson(game.view(state, who))
    if (hidden) run.fail('P8 plain JSON', `in the view of ${who}, ${hidden}`)
  }
}

/** P8: a state that went through text plays on as the original. Where the match pauses is data, never a closure. */
export function checkJsonRoundTrip<K extends GameTypes>(
  run: CheckRun<K>,
  state: K['State'],
  seat: Seat,
  move: K['Move'],
  after: string,
): void {
  const revived = JSON.parse(JSON.stringify(state)) as K['State']
  run.game.apply(revived, seat, move, quietSink)
  run.expect(canonicalJson(revived) === after, 'P8 plain JSON', 'a state read back from JSON plays on differently')
}

/** P8: a position survives its notation: the same text, the same decisions, the same moves. */
export function checkPositionNotation<K extends GameTypes>(run: CheckRun<K>, state: K['State']): K['State'] | null {
  const { notation } = run.game
  const text = notation.writeState(state)
  const read = notation.readState(text, rngFrom('position'))
  if (isRejection(read)) {
    run.fail('P8 plain JSON', `the position is written but cannot be read (${JSON.stringify(read)}):\n${text}`)
    return null
  }
  const back = read as K['State']
  const again = notation.writeState(back)
  run.expect(again === text, 'P8 plain JSON', `the position\n${text}\nreads back as\n${again}`)
  run.expect(asked(back) === asked(state), 'P8 plain JSON', `the position read back asks ${asked(back)}, not ${asked(state)}`)
  run.expect(
    canonicalJson(back.outcome) === canonicalJson(state.outcome),
    'P8 plain JSON',
    `the position read back ends as ${JSON.stringify(back.outcome)}, not as ${JSON.stringify(state.outcome)}`,
  )
  const why = whyNotPlainJson(back)
  if (why) run.fail('P8 plain JSON', `in the position read back, ${why}`)
  checkBeginning(run, text)
  const keys = Object.keys(back).join() === Object.keys(state).join()
  run.expect(keys, 'P1 purity', 'a position read back has its keys in another order')
  for (const { seat } of state.pending)
    run.expect(
      listed(run, back, seat) === listed(run, state, seat),
      'P8 plain JSON',
      `the position read back gives seat ${seat} other moves`,
    )
  return back
}

/** P8: a match starts from a position with the options it was played with, and with none of another seat count. */
function checkBeginning<K extends GameTypes>(run: CheckRun<K>, position: string): void {
  const { game, origin, seats } = run
  const begun = Match.begin(game, { ...origin, position })
  if (isRejection(begun)) run.fail('P8 plain JSON', `a match cannot begin from its own position: ${begun.rejected}\n${position}`)
  for (const { id, options } of game.options.presets)
    if (game.seatCount(options) !== seats && !isRejection(Match.begin(game, { options, seed: '', position })))
      run.fail(
        'P8 plain JSON',
        `a position of ${seats} seats is taken with the options of ${id}: let \`fitOptions\` return the options that go with it`,
      )
}

/** P8: played on with the same generator, a parsed position leads to the same position. */
export function checkPositionPlaysOn<K extends GameTypes>(
  run: CheckRun<K>,
  back: K['State'],
  state: K['State'],
  seat: Seat,
  move: K['Move'],
  after: K['State'],
): void {
  const { game } = run
  copyRngInto(state.rng, back.rng)
  game.apply(back, seat, move, quietSink)
  const same = game.notation.writeState(back) === game.notation.writeState(after)
  run.expect(
    same,
    'P8 plain JSON',
    `the position read back plays on to\n${game.notation.writeState(back)}\nnot to\n${game.notation.writeState(after)}`,
  )
}

function asked(state: { readonly pending: readonly { seat: Seat; kind: string }[] }): string {
  return state.pending
    .map(({ seat, kind }) => `${seat} ${kind}`)
    .sort()
    .join(', ')
}

function listed<K extends GameTypes>({ game }: CheckRun<K>, state: K['State'], seat: Seat): string {
  const out: K['Move'][] = []
  const count = game.moves(state, seat, out)
  return out
    .slice(0, count)
    .map((move) => game.notation.writeMove(move))
    .sort()
    .join(' ')
}
