import { heardBy, isRejection, Match, reject, type GamePackage, type Rejection, type Seat, type Step, type Viewer } from '@parlor/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Board } from '../games/door.ts'
import { resultOf, type Result } from '../storage/result.ts'
import { sealSave, type Save } from '../storage/save.ts'
import type { Place } from '../storage/shelf.ts'
import { Clock } from './clock.ts'
import { hintFrom } from './hint.ts'
import { Keeper } from './keeper.ts'
import { openingOf, savable, type Opening } from './opening.ts'
import { freshId, freshSeed } from './seed.ts'
import type { Session, TableState } from './session.ts'
import { lineOf, storyOf, type Line } from './story.ts'
import { askAbout, thinkHard, thinkTime, type Ask, type Thinker } from './thinker.ts'
import { botToMove, seatToUndo, truthOf, type Truth } from './truth.ts'
import { hintLevel, nextLook } from './viewer.ts'

/** What a local session needs from its surroundings; tests hand in their own. */
export interface Surroundings {
  readonly pkg: GamePackage
  readonly thinker: Thinker
  put(save: Save): Promise<Place | Rejection>
  keepResult(result: Result, match: Match): Promise<void>
  speed(): 0 | 1 | 2 | 4
  /** A deed has been seen on the board: put it into words. */
  told(line: Line): void
  now(): number
}

/** A match on this device: people here, bots in a worker, a save after every move. */
export class LocalSession implements Session {
  readonly store: StoreApi<TableState>
  readonly #around: Surroundings
  #opening: Opening
  #viewer: Viewer | null = null
  #curtain: Seat | null = null
  #board: Board | null = null
  #started = false
  #closed = false
  /** Another tab has the match. */
  #readOnly = false
  #clock: Clock
  #keeper: Keeper
  /** Raised by whatever makes work under way pointless: undo, restart, leaving. */
  #epoch = 0
  /** The decision a bot has been asked about, so that it is asked once. */
  #asked: number | null = null
  #idlers: (() => void)[] = []

  constructor(opening: Opening, around: Surroundings) {
    this.#around = around
    this.#opening = opening
    this.#clock = new Clock(opening.played)
    this.#keeper = this.#newKeeper()
    this.#look()
    this.store = createStore<TableState>(() => this.#fresh())
  }

  attach(board: Board | null): () => void {
    this.#board = board
    const { view, moves, paused } = this.store.getState()
    board?.show(view, moves)
    board?.freeze(paused)
    if (!this.#started) {
      this.#started = true
      if (this.#opening.revision === 0) this.#save()
      this.#lift()
    }
    return () => {
      if (this.#board === board) this.#board = null
    }
  }

  move(move: unknown): Rejection | null {
    const { seat, busy, paused, curtain, trouble } = this.store.getState()
    if (seat === null || busy || paused || curtain !== null || trouble === 'elsewhere') return reject('match.notYourTurn')
    const step = this.match.play(seat, move)
    if (isRejection(step)) return step
    this.#happened(step)
    return null
  }

  point(move: unknown): void {
    this.#board?.point(move ?? null)
  }

  skip(): void {
    if (!this.store.getState().paused) this.#board?.skip()
  }

  undo(): void {
    const seat = seatToUndo(this.match, this.#opening.players)
    if (seat === null || this.#readOnly) return
    this.#interrupt()
    if (!isRejection(this.match.undo(seat))) this.#jumped()
    else this.#settle()
  }

  redo(): void {
    if (!this.match.redoable || this.#readOnly) return
    this.#interrupt()
    this.match.redo()
    this.#jumped()
  }

  async hint(): Promise<void> {
    const { seat, canHint, thinking } = this.store.getState()
    const level = hintLevel(this.#around.pkg.judgement)
    if (seat === null || !canHint || thinking !== null || !level) return
    this.match.markPractice('hint')
    this.#save()
    this.#set({ hint: 'thinking', practice: this.match.practice })
    const epoch = this.#epoch
    const thought = await thinkHard(this.#around.thinker, this.#ask(seat, level.id, 'hint'))
    if (epoch !== this.#epoch || this.store.getState().hint !== 'thinking') return
    if (!thought) return this.#set({ hint: null, trouble: 'bot' })
    const hint = hintFrom(this.#around.pkg, this.match.view(seat), seat, thought)
    this.#set({ hint })
    this.#board?.point(hint.move)
  }

  dropHint(): void {
    this.#board?.point(null)
    this.#set({ hint: null })
  }

  resign(): void {
    const { seat } = this.store.getState()
    if (seat === null || this.#readOnly) return
    this.#interrupt()
    const step = this.match.resign(seat)
    if (isRejection(step)) return this.#settle()
    this.#happened(step)
  }

  restart(): void {
    this.#deal(this.match.origin.options)
  }

  rematch(): void {
    const { outcome, origin, game } = this.match
    this.#deal(outcome && game.rematch ? game.rematch(origin.options, outcome) : origin.options)
  }

  pause(): void {
    if (this.store.getState().paused) return
    this.#clock.freeze()
    this.#board?.freeze(true)
    this.#set({ paused: true })
  }

  resume(): void {
    if (!this.store.getState().paused) return
    this.#clock.run()
    this.#board?.freeze(false)
    this.#set({ paused: false })
  }

  ready(): void {
    const { curtain } = this.store.getState()
    if (curtain === null) return
    this.#viewer = curtain
    this.#curtain = null
    this.#set({ story: this.#story() })
    this.#lift()
  }

  retry(): void {
    this.#asked = null
    this.#set({ trouble: null })
    this.#settle()
  }

  playForBot(): void {
    const bot = botToMove(this.match, this.#opening.players)
    this.#set({ trouble: null })
    if (!bot) return this.#settle()
    const step = this.match.play(bot.seat, this.match.game.fallback(this.match.state, bot.seat))
    if (isRejection(step)) return this.#set({ trouble: 'bot' })
    this.#happened(step)
  }

  async saveAs(name: string): Promise<Rejection | null> {
    const copy = { ...this.#opening, id: freshId(), name, match: this.match.branch(this.match.line.length) }
    const put = await this.#around.put(sealSave({ ...savable(copy, this.#clock.elapsed, this.#around.now()), revision: 1 }))
    return isRejection(put) ? put : null
  }

  async close(): Promise<void> {
    this.#interrupt()
    this.#closed = true
    this.#board = null
    await this.#keeper.settled()
    this.#keeper.close()
    this.#around.thinker.close()
  }

  /** Another tab has taken the match: look, but touch nothing. */
  yield(): void {
    this.#interrupt()
    this.#keeper.close()
    this.#readOnly = true
    this.#set({ ...this.#truth(), trouble: 'elsewhere' })
    this.#show()
  }

  /** The match as it stands, to share or to look back at. */
  get match(): Match {
    return this.#opening.match
  }

  #set(part: Partial<TableState>): void {
    this.store.setState(part)
  }

  /** Gives up whatever is under way and shows nothing yet. */
  #interrupt(): void {
    this.#epoch++
    this.#asked = null
    this.#clock.drop()
    this.#around.thinker.stop()
    this.#board?.skip()
    this.#board?.point(null)
    this.#set({ thinking: null, hint: null, trouble: this.#readOnly ? 'elsewhere' : null })
  }

  /** Somebody begins to look: before the first move they see the deal. */
  #lift(): void {
    const events = this.match.line.length === 0 && this.#viewer !== null ? this.match.opening(this.#viewer) : []
    if (events.length === 0) return this.#settle()
    const epoch = this.#epoch
    this.#set({ ...this.#truth(), busy: true, moves: [], canHint: false })
    this.#show()
    void this.#animate(events).then(() => epoch === this.#epoch && this.#settle())
  }

  /** A deed was done: animate it as the viewer hears it, then show the truth. */
  #happened(step: Step): void {
    const epoch = this.#epoch
    const viewer = this.#viewer ?? 'watcher'
    this.#save()
    if (this.match.outcome) this.#keepResult()
    this.#set({ busy: true, moves: [], canHint: false, thinking: null, hint: null, undo: null, redo: false })
    this.#show()
    void this.#animate(heardBy(step.events, viewer)).then(() => {
      if (epoch !== this.#epoch) return
      const line = lineOf(this.#around.pkg, step, this.match.line.length, viewer)
      this.#set({ story: [...this.store.getState().story, line] })
      this.#around.told(line)
      this.#settle()
    })
  }

  async #animate(events: readonly unknown[]): Promise<void> {
    try {
      if (events.length > 0) await this.#board?.play(events)
    } catch {
      // A picture that failed to move is put right by the `show` that follows.
    }
    await this.#clock.running()
  }

  /** The match is somewhere else now: no animation leads there. */
  #jumped(): void {
    this.#save()
    this.#look()
    this.#set({ story: this.#story() })
    this.#settle()
  }

  /** Nothing moves: show the truth, hand the device over, let bots think, or end. */
  #settle(): void {
    if (this.#closed) return
    if (this.#curtain === null) this.#look()
    this.#set({ ...this.#truth(), busy: false })
    this.#show()
    for (const resolve of this.#idlers.splice(0)) resolve()
    if (this.match.outcome) return this.#clock.freeze()
    if (!this.store.getState().paused) this.#clock.run()
    this.#askBot()
  }

  #look(): void {
    const { game, state } = this.match
    const look = nextLook(game, this.#opening.players, state.pending, this.#viewer)
    // Behind the curtain the screen shows what everybody may see, until the next person is ready.
    this.#curtain = look.curtain && look.viewer !== 'watcher' ? look.viewer : null
    this.#viewer = look.curtain ? null : look.viewer
  }

  /** What a match starts with, whatever its position. */
  #fresh(): TableState {
    const { id, players, match, revision, series } = this.#opening
    const options = match.origin.options as TableState['options']
    const calm = { busy: false, thinking: null, paused: false, hint: null, trouble: null } as const
    return { ...this.#truth(), ...calm, id, players, options, series, story: this.#story(), kept: revision > 0 ? 'kept' : 'saving' }
  }

  #truth(): Truth {
    const truth = truthOf(this.#around.pkg, this.match, this.#opening.players, this.#viewer, this.#curtain)
    return this.#readOnly ? { ...truth, moves: [], canHint: false, undo: null, redo: false } : truth
  }

  #story(): Line[] {
    return storyOf(this.#around.pkg, this.match, this.#viewer ?? 'watcher')
  }

  #show(): void {
    const { view, moves } = this.store.getState()
    this.#board?.show(view, moves)
  }

  /** A new deal: in place while the match was unfinished and nameless, else beside it. */
  #deal(options: unknown): void {
    const { game, origin, outcome } = this.match
    const match = Match.begin(game, { options, secrets: origin.secrets, seed: freshSeed() })
    if (isRejection(match) || this.#readOnly) return
    this.resume()
    this.#interrupt()
    const { id, players, name } = this.#opening
    const anew = { ...openingOf(match, players, this.#around.now()), series: this.#opening.series }
    const beside = outcome !== null || name !== null
    this.#opening = beside ? anew : { ...anew, id }
    if (beside) this.#keeper = this.#newKeeper()
    this.#clock = new Clock()
    this.#viewer = null
    this.#look()
    this.#set(this.#fresh())
    this.#save()
    this.#lift()
  }

  #newKeeper(): Keeper {
    const { id, revision } = this.#opening
    return new Keeper(revision, this.#around.put, (kept) => {
      if (isRejection(kept)) this.yield()
      else if (id === this.#opening.id) this.#set({ kept })
    })
  }

  #save(): void {
    const opening = this.#opening
    const clock = this.#clock
    this.#keeper.keep(() => savable(opening, clock.elapsed, this.#around.now()))
  }

  #keepResult(): void {
    const { id, players, match, series } = this.#opening
    const about = { id, at: this.#around.now(), played: this.#clock.elapsed, ...(series ? { series } : {}) }
    const result = resultOf(match, players, about)
    if (result) void this.#around.keepResult(result, match)
  }

  #askBot(): void {
    const bot = botToMove(this.match, this.#opening.players)
    if (!bot || this.#asked === bot.decision || this.store.getState().trouble) return
    this.#asked = bot.decision
    this.#set({ thinking: bot.seat })
    void this.#reply(bot.seat, bot.level, bot.decision)
  }

  async #reply(seat: Seat, level: string, decision: number): Promise<void> {
    const epoch = this.#epoch
    const wait = this.#clock.delay(thinkTime(this.#around.speed(), Math.random()))
    const thought = await thinkHard(this.#around.thinker, this.#ask(seat, level, 'play'))
    if (epoch !== this.#epoch) return
    if (!thought) return this.#set({ trouble: 'bot', thinking: null })
    await wait
    await this.#clock.running()
    if (this.store.getState().busy) await new Promise<void>((resolve) => this.#idlers.push(resolve))
    if (epoch !== this.#epoch) return
    const step = this.match.play(seat, thought.move, { decision })
    this.#asked = null
    if (isRejection(step)) this.#set({ trouble: 'bot', thinking: null })
    else this.#happened(step)
  }

  #ask(seat: Seat, level: string, purpose: 'play' | 'hint'): Ask {
    return askAbout(this.#around.pkg, this.match, this.#opening.botSeed, seat, level, purpose)
  }
}
