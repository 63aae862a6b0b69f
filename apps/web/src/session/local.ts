import { heardBy, isPlayed, isRejection, reject, type Match, type Rejection, type Seat, type Step } from '@parlor/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Board } from '../games/door.ts'
import { sealSave } from '../storage/save.ts'
import type { SeriesPlace } from '../storage/series.ts'
import type { Place } from '../storage/shelf.ts'
import { dealAgain } from './dealing.ts'
import { hintFor } from './hint.ts'
import type { Kept } from './keeper.ts'
import { Ledger, type Storehouse } from './ledger.ts'
import type { Opening } from './opening.ts'
import { Outlook } from './outlook.ts'
import { Picture } from './picture.ts'
import { replyOf, type Thinking } from './reply.ts'
import { freshId } from './seed.ts'
import type { Session, TableState } from './session.ts'
import { lastMove, lineOf, type Line } from './story.ts'
import { askAbout, type Asking } from './thinker.ts'
import { botToMove, seatToUndo, type Truth } from './truth.ts'
import { hintLevel } from './viewer.ts'

/** What a local session needs from its surroundings; tests hand in their own. */
export interface Surroundings extends Storehouse, Thinking, Asking {
  /** The luck that a match of a series fixes; null where it fixes none. */
  seedAt?(place: SeriesPlace): string | null
  /** A deed has been seen on the board: put it into words. */
  told(line: Line): void
}

/** A match on this device: people here, bots in a worker, a save after every move. */
export class LocalSession implements Session {
  readonly store: StoreApi<TableState>
  readonly #around: Surroundings
  #opening: Opening
  readonly #outlook: Outlook
  readonly #picture = new Picture()
  #started = false
  #closed = false
  /** Another tab has the match. */
  #readOnly = false
  #ledger: Ledger
  /** Nobody looks: clocks stand still. */
  #resting = false
  /** Raised by whatever makes work under way pointless: undo, restart, leaving. */
  #epoch = 0
  /** The decision a bot has been asked about, so that it is asked once. */
  #asked: number | null = null
  /** A bot that knows its move and only seems to think: its clock stands still. */
  #pretends: Seat | null = null
  #idlers: (() => void)[] = []

  constructor(opening: Opening, around: Surroundings) {
    this.#around = around
    this.#opening = opening
    this.#outlook = new Outlook(around.pkg)
    this.#ledger = this.#open()
    this.#outlook.turn(opening)
    this.store = createStore<TableState>(() => this.#fresh())
  }

  attach(board: Board | null): () => void {
    const takeBack = this.#picture.take(board)
    this.#show()
    this.#picture.freeze(this.store.getState().paused)
    if (!this.#started) {
      this.#started = true
      if (this.#opening.revision === 0) this.#ledger.save()
      this.#lift()
    }
    return takeBack
  }

  move(move: unknown, group?: number): Rejection | null {
    const { seat, busy, paused, curtain, trouble } = this.store.getState()
    const closed = seat === null || busy || paused || curtain !== null || trouble === 'elsewhere'
    const step = closed ? reject('match.notYourTurn') : this.match.play(seat, move, group === undefined ? {} : { group })
    if (!isRejection(step)) this.#happened(step)
    else if (!busy) this.#picture.refuse(move)
    return isRejection(step) ? step : null
  }

  point(move: unknown): void {
    this.#picture.point(move)
  }

  skip(): void {
    if (this.store.getState().paused || this.#picture.step()) return
    this.#picture.skip()
  }

  undo(): void {
    const seat = seatToUndo(this.match, this.#opening.players)
    if (seat === null || this.#readOnly) return
    this.#interrupt()
    // A match of a series has been scored by now: what is played from here is another try at it.
    if (this.#opening.series && this.match.outcome) this.match.markPractice('undo')
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
    this.#ledger.save()
    this.#set({ hint: 'thinking', practice: this.match.practice })
    const epoch = this.#epoch
    const hint = await hintFor(this.#around, this.match, this.#opening.botSeed, seat, level)
    if (epoch !== this.#epoch || this.store.getState().hint !== 'thinking') return
    if (!hint) return this.#set({ hint: null, trouble: 'bot' })
    this.#set({ hint })
    this.#picture.point(hint.move)
  }

  dropHint(): void {
    this.#picture.point(null)
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
    this.#ledger.clock.freeze()
    this.#picture.freeze(true)
    this.#set({ paused: true })
  }

  resume(): void {
    if (!this.store.getState().paused) return
    this.#ledger.clock.run()
    this.#picture.freeze(false)
    this.#set({ paused: false })
  }

  rest(resting: boolean): void {
    this.#resting = resting
    this.#set({})
  }

  /** The page is going: what is not kept yet, running clocks included, is kept at once. */
  rescue(): void {
    if (this.#started && !this.#readOnly && !this.#closed) this.#ledger.rescue()
  }

  ready(): void {
    if (this.#outlook.curtain === null) return
    this.#outlook.lift()
    this.#set({ story: this.#outlook.story(this.match) })
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
    // Not what that opponent would have played: a win over it would be none.
    this.match.markPractice('hint')
    const step = this.match.play(bot.seat, this.match.game.fallback(this.match.state, bot.seat))
    if (isRejection(step)) return this.#set({ trouble: 'bot' })
    this.#happened(step)
  }

  copied(): void {
    if (this.match.outcome || this.#readOnly) return
    this.match.markPractice('branch')
    this.#ledger.save()
    this.#set({ practice: this.match.practice })
  }

  async saveAs(name: string): Promise<Place | Rejection> {
    this.copied()
    const copy = { ...this.#opening, id: freshId(), name, series: null, match: this.match.branch(this.match.line.length) }
    return this.#around.put(sealSave({ ...this.#ledger.savable(copy), revision: 1 }))
  }

  settled(): Promise<void> {
    return this.#ledger.settled()
  }

  async close(): Promise<void> {
    if (this.#ledger.timer && this.#started && !this.#readOnly) this.#ledger.save()
    this.#interrupt()
    this.#closed = true
    this.#picture.take(null)
    try {
      await this.settled()
    } finally {
      this.#ledger.close()
      this.#around.thinker.close()
    }
  }

  /** Another tab has taken the match: look, but touch nothing. */
  yield(): void {
    this.#interrupt()
    this.#ledger.close()
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
    const { paused, busy, curtain, trouble, turn } = this.store.getState()
    const still = !this.#started || this.#closed || this.#resting || paused || busy || curtain !== null || trouble !== null
    const { timer } = this.#ledger
    if (timer?.run(still ? [] : turn.filter((seat) => seat !== this.#pretends))) this.store.setState({ time: timer.reading })
  }

  /** A clock has run out. Two seats, or one: the match is lost; at larger tables the game's plain move is made and the others play on. */
  #flag(seat: Seat): void {
    this.#interrupt()
    const step = this.match.seatCount > 2 ? this.match.timeout(seat) : this.match.resign(seat, 'time')
    if (isRejection(step)) return this.#settle()
    this.#happened(step)
  }

  /** Gives up whatever is under way and shows nothing yet. */
  #interrupt(): void {
    this.#epoch++
    this.#asked = null
    this.#pretends = null
    this.#ledger.clock.drop()
    this.#around.thinker.stop()
    this.#picture.skip()
    this.#picture.point(null)
    this.#set({ thinking: null, hint: null, trouble: this.#readOnly ? 'elsewhere' : null })
  }

  /** Somebody begins to look: before the first move they see the deal. */
  #lift(): void {
    const { viewer, curtain } = this.#outlook
    const events = this.match.line.length === 0 && curtain === null ? this.match.opening(viewer) : []
    if (events.length === 0) return this.#settle()
    const epoch = this.#epoch
    this.#set({ ...this.#truth(), busy: true, moves: [], canHint: false })
    this.#show()
    this.#animate(events, () => epoch === this.#epoch && this.#settle())
  }

  /** A deed was done: animate it as the viewer hears it, then show the truth. */
  #happened(step: Step): void {
    const epoch = this.#epoch
    const { viewer } = this.#outlook
    if (step.deed.seat === this.#pretends) this.#pretends = null
    this.#ledger.timer?.enter(this.match.line.length, isPlayed(step.deed) ? step.deed.seat : null)
    this.#ledger.save()
    if (this.match.outcome) this.#ledger.keepResult()
    const time = this.#ledger.timer?.reading ?? null
    this.#set({ busy: true, moves: [], canHint: false, thinking: null, hint: null, undo: null, redo: false, time })
    this.#show()
    this.#animate(heardBy(step.events, viewer), () => {
      if (epoch !== this.#epoch) return
      const line = lineOf(this.#around.pkg, step, this.match.line.length, viewer)
      this.#set({ story: [...this.store.getState().story, line] })
      this.#around.told(line)
      this.#settle()
    })
  }

  /** Where nothing moves the page is drawn once, with what is true afterwards. */
  #animate(events: readonly unknown[], then: () => void): void {
    const playing = this.#picture.play(events)
    if (!playing && !this.#ledger.clock.frozen) return then()
    void Promise.resolve(playing).then(() => this.#ledger.clock.running().then(then))
  }

  /** The match is somewhere else now: no animation leads there. */
  #jumped(): void {
    this.#ledger.timer?.jump(this.match.line.length)
    this.#ledger.save()
    this.#outlook.look(this.match, this.#opening.players)
    this.#set({ story: this.#outlook.story(this.match), time: this.#ledger.timer?.reading ?? null })
    this.#settle()
  }

  /** Nothing moves: show the truth, hand the device over, let bots think, or end. */
  #settle(): void {
    if (this.#closed) return
    const falls = this.#outlook.turn(this.#opening)
    // When the curtain falls, what the one before has heard goes with what they have seen.
    const story = falls ? this.#outlook.story(this.match) : this.store.getState().story
    this.#set({ ...this.#truth(), busy: false, story })
    this.#show()
    for (const resolve of this.#idlers.splice(0)) resolve()
    if (this.match.outcome) return this.#ledger.clock.freeze()
    if (!this.store.getState().paused) this.#ledger.clock.run()
    this.#askBot()
  }

  #fresh(): TableState {
    return this.#outlook.fresh(this.#opening, this.#readOnly, this.#ledger.timer?.reading ?? null)
  }

  #truth(): Truth {
    return this.#outlook.truth(this.#opening, this.#readOnly)
  }

  #show(): void {
    const { view, moves, story } = this.store.getState()
    this.#picture.show(view, moves, lastMove(story))
  }

  /** A new deal: in place of a match that left nothing behind, else beside it. */
  #deal(options: unknown): void {
    const { series } = this.#opening
    const seed = series && (this.#around.seedAt?.(series) ?? null)
    const opening = dealAgain(this.#opening, { options, seed, beside: this.#ledger.stays, now: this.#around.now() })
    if (isRejection(opening) || this.#readOnly) return
    // Everybody gets one look at a day's luck: whoever has seen some of it knows what comes.
    if (seed !== null && this.match.line.length > 0) opening.match.markPractice('branch')
    this.resume()
    this.#interrupt()
    this.#opening = opening
    this.#ledger = this.#open(this.#ledger)
    this.#outlook.forget()
    this.#outlook.look(this.match, this.#opening.players)
    this.#set(this.#fresh())
    this.#ledger.save()
    this.#lift()
  }

  #open(before?: Ledger): Ledger {
    before?.timer?.stop()
    const { id } = this.#opening
    const reports = {
      kept: (kept: Kept) => id === this.#opening.id && this.#set({ kept }),
      taken: () => this.yield(),
      flagged: (seat: Seat) => this.#flag(seat),
    }
    return new Ledger(this.#opening, this.#around, reports, before)
  }

  #askBot(): void {
    const bot = botToMove(this.match, this.#opening.players)
    if (!bot || this.#asked === bot.decision || this.store.getState().trouble) return
    this.#asked = bot.decision
    this.#pretends = null
    this.#set({ thinking: bot.seat })
    void this.#reply(bot.seat, bot.level, bot.decision)
  }

  async #reply(seat: Seat, level: string, decision: number): Promise<void> {
    const epoch = this.#epoch
    const thought = await replyOf(
      this.#around,
      this.#ledger.clock,
      askAbout(this.#around, this.match, this.#opening.botSeed, seat, level, 'play'),
      () => {
        if (epoch !== this.#epoch) return
        this.#pretends = seat
        this.#set({})
      },
    )
    if (epoch !== this.#epoch) return
    if (!thought) return this.#set({ trouble: 'bot', thinking: null })
    if (this.store.getState().busy) await new Promise<void>((resolve) => this.#idlers.push(resolve))
    if (epoch !== this.#epoch) return
    const step = this.match.play(seat, thought.move, { decision })
    this.#asked = null
    if (isRejection(step)) this.#set({ trouble: 'bot', thinking: null })
    else this.#happened(step)
  }
}
