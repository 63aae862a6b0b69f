import { canonicalJson, copyRng, isRejection, Match, quietTable, rngFrom, type Kinds, type Seat } from '@parlor/kernel'
import { whyNotPlain } from '../plain.ts'
import type { Trail } from '../trail.ts'

/** P8: states and views are plain JSON; parsed back they are the same. */
export function checkPlain<K extends Kinds>(trail: Trail<K>, state: K['State']): void {
  const { game } = trail
  const why = whyNotPlain(state)
  if (why) return trail.fail('P8 plain JSON', `in the state, ${why}`)
  trail.expect(state.v === game.version, 'P8 plain JSON', `a state of version ${state.v} in a game of version ${game.version}`)
  const words = state.rng.length === 4 && state.rng.every((word: number) => word === (word | 0))
  trail.expect(words, 'P8 plain JSON', `the random words ${state.rng.join(', ')} are not four signed 32-bit integers`)
  for (let viewer = 0; viewer <= trail.seats; viewer++) {
    const who = viewer === trail.seats ? 'watcher' : viewer
    const hidden = whyNotPlain(game.view(state, who))
    if (hidden) trail.fail('P8 plain JSON', `in the view of ${who}, ${hidden}`)
  }
}

/** P8: a state that went through text plays on as the one that did not. Where the match pauses is data, never a closure. */
export function checkRevived<K extends Kinds>(trail: Trail<K>, state: K['State'], seat: Seat, move: K['Move'], after: string): void {
  const revived = JSON.parse(JSON.stringify(state)) as K['State']
  trail.game.apply(revived, seat, move, quietTable)
  trail.expect(canonicalJson(revived) === after, 'P8 plain JSON', 'a state read back from JSON plays on differently')
}

/** P8: a position survives its notation: the same text, the same questions, the same answers. */
export function checkPosition<K extends Kinds>(trail: Trail<K>, state: K['State']): K['State'] | null {
  const { notation } = trail.game
  const text = notation.writeState(state)
  const read = notation.readState(text, rngFrom('position'))
  if (isRejection(read)) {
    trail.fail('P8 plain JSON', `the position is written but cannot be read (${JSON.stringify(read)}):\n${text}`)
    return null
  }
  const back = read as K['State']
  const again = notation.writeState(back)
  trail.expect(again === text, 'P8 plain JSON', `the position\n${text}\nreads back as\n${again}`)
  trail.expect(asked(back) === asked(state), 'P8 plain JSON', `the position read back asks ${asked(back)}, not ${asked(state)}`)
  trail.expect(
    canonicalJson(back.outcome) === canonicalJson(state.outcome),
    'P8 plain JSON',
    `the position read back ends as ${JSON.stringify(back.outcome)}, not as ${JSON.stringify(state.outcome)}`,
  )
  const why = whyNotPlain(back)
  if (why) trail.fail('P8 plain JSON', `in the position read back, ${why}`)
  checkBeginning(trail, text)
  const keys = Object.keys(back).join() === Object.keys(state).join()
  trail.expect(keys, 'P1 purity', 'a position read back has its keys in another order')
  for (const { seat } of state.pending)
    trail.expect(
      listed(trail, back, seat) === listed(trail, state, seat),
      'P8 plain JSON',
      `the position read back gives seat ${seat} other moves`,
    )
  return back
}

/** P8: a match begins from a position with the options it was played with, and with none that seat another number. */
function checkBeginning<K extends Kinds>(trail: Trail<K>, position: string): void {
  const { game, origin, seats } = trail
  const begun = Match.begin(game, { ...origin, position })
  if (isRejection(begun)) trail.fail('P8 plain JSON', `a match cannot begin from its own position: ${begun.rejected}\n${position}`)
  for (const { id, options } of game.options.presets)
    if (game.seatCount(options) !== seats && !isRejection(Match.begin(game, { options, seed: '', position })))
      trail.fail(
        'P8 plain JSON',
        `a position of ${seats} seats is taken with the options of ${id}: let \`fit\` say which options go with it`,
      )
}

/** P8: played on with the same random words, a position read back leads to the same position. */
export function checkPositionPlayed<K extends Kinds>(
  trail: Trail<K>,
  back: K['State'],
  state: K['State'],
  seat: Seat,
  move: K['Move'],
  after: K['State'],
): void {
  const { game } = trail
  copyRng(state.rng, back.rng)
  game.apply(back, seat, move, quietTable)
  const same = game.notation.writeState(back) === game.notation.writeState(after)
  trail.expect(
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

function listed<K extends Kinds>({ game }: Trail<K>, state: K['State'], seat: Seat): string {
  const out: K['Move'][] = []
  const count = game.moves(state, seat, out)
  return out
    .slice(0, count)
    .map((move) => game.notation.writeMove(move))
    .sort()
    .join(' ')
}
