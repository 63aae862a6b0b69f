import { randomInt, isRejection, pickRandom, quietSink, rngFrom, type Rng } from '@parlor/kernel'
import { Match } from '@parlor/kernel/host'
import { builtInDecks, simpiece, type SimPieceMove, type SimPieceState } from '@parlor/simpiece'
import { describe, expect, it } from 'vitest'

const { game } = simpiece
const { writeState, readState } = game.notation

/** A position with a line or word removed or a number changed, mostly in the lines about running effects. */
function damaged(text: string, rng: Rng): string {
  const lines = text.split('\n')
  const telling = lines.flatMap((line, i) => (/^(turn|battle|effect|damage|room|waits|asks|[01] (limbo|pool))\b/.test(line) ? [i] : []))
  const at = randomInt(rng, 4) > 0 ? pickRandom(rng, telling) : randomInt(rng, lines.length)
  const words = lines[at]!.split(' ')
  const way = randomInt(rng, 4)
  if (way === 0) return lines.toSpliced(at, 1).join('\n')
  if (way === 1) words.splice(randomInt(rng, words.length), 1)
  else if (way === 2) words[randomInt(rng, words.length)] = String(randomInt(rng, 7) - 2)
  else words.push(words.pop()!.replace(/\d+$/, String(randomInt(rng, 60))))
  return lines.with(at, words.join(' ')).join('\n')
}

/** Renders the view of the deciding seat and plays on at random for a while. */
function playOn(state: SimPieceState, rng: Rng): void {
  const moves: SimPieceMove[] = []
  game.view(state, state.pending[0]?.seat ?? 'watcher')
  for (let i = 0; i < 12 && state.outcome === null; i++) {
    const { seat } = state.pending[0]!
    const count = game.moves(state, seat, moves)
    if (count === 0) throw new Error('nothing can be answered')
    game.apply(state, seat, moves[randomInt(rng, count)]!, quietSink)
  }
}

describe('positions', () => {
  it('[SIM47] picked cards must be legal picks, and one must be left', () => {
    const looking = (picked: string) =>
      readState(
        `1 deck 089 073 074 078; battle 0 0 1 counter -1 0; effect 1 -1 088 0 1 3 1 2 [${picked}] []; asks 1 pick`.replaceAll('; ', '\n'),
        rngFrom('picked'),
      )
    expect(isRejection(looking(''))).toBe(false)
    for (const picked of ['44', '73']) expect(isRejection(looking(picked)), picked).toBe(true)
  })

  it('[SIM47] every accepted position can be played on, however it was damaged', () => {
    const broken: string[] = []
    let taken = 0
    let refused = 0
    for (const [i, { options: mine }] of builtInDecks.slice(0, 4).entries()) {
      const rng = rngFrom(`damage ${i}`)
      const secrets = [mine, pickRandom(rng, builtInDecks).options]
      const match = Match.begin(game, { options: game.options.presets[i % 2]!.options, secrets, seed: `damage ${i}` })
      if (isRejection(match)) throw new Error(match.rejected)
      const state = game.clone(match.state as SimPieceState)
      for (const moves: SimPieceMove[] = []; state.outcome === null;) {
        const { seat, kind } = state.pending[0]!
        for (let k = kind === 'main' ? 1 : 4; k > 0; k--) {
          const text = damaged(writeState(state), rng)
          const read = readState(text, rngFrom('damage'))
          if (isRejection(read)) refused++
          else
            try {
              taken++
              playOn(read as SimPieceState, rng)
            } catch (error) {
              broken.push(`${String(error)}\n${text}`)
            }
        }
        game.apply(state, seat, moves[randomInt(rng, game.moves(state, seat, moves))]!, quietSink)
      }
    }
    expect(broken).toEqual([])
    expect(taken).toBeGreaterThan(300)
    expect(refused).toBeGreaterThan(300)
  })
})
