import { lackedBy, type DominoEvent, type DominoKinds, type DominoMove, type DominoView, type HandResult, type Tile } from '@parlor/domino'
import { say, seatName, type Message } from '@parlor/kernel'
import type { Tempo } from '../../canvas/loop.ts'
import { openStage, type Paint, type Size, type Stage } from '../../canvas/stage.ts'
import { useSettings } from '../../settings/store.ts'
import { playClip } from '../../sound/sound.ts'
import type { Board, BoardHost, BoardStyle } from '../door.ts'
import { Ensemble, keys, type Sprite } from './ensemble.ts'
import { isGone, type Note } from './furniture.ts'
import { knowledgeChoice } from './knowledge.ts'
import { gestures, nothing, type Touched } from './gestures.ts'
import { gather, takeFrom, type Attention, type Slot } from './present.ts'
import { listen } from './input.ts'
import { DominoPicture, type Look } from './picture.ts'
import { Playback } from './playback.ts'
import { cut, endingOf, schedule, type Beat } from './script.ts'
import { layScene, type Scene } from './scene.ts'
import { advance, shownFrom, type Shown } from './shown.ts'
import { textScale } from './text.ts'
import type { Art } from './themes/art.ts'
import type { SoundKey } from './themes/theme.ts'
import { Wardrobe } from './themes/wardrobe.ts'
import { shades, times } from './tokens.ts'
import { isCovered, onVoice, voice } from './voice.ts'

/** Opens the table of Domino in the page's element. */
export async function openBoard(host: BoardHost<DominoKinds>): Promise<Board<DominoKinds>> {
  const board = new DominoBoard(host)
  await board.open()
  return board
}

/** After this long without anything new the light stands still, until something happens. */
const dozing = 30_000

interface Timed {
  readonly key: string
  readonly delay: number
  readonly duration: number
  readonly arc: number
  readonly flipDelay: number
}

/** Draws what it is shown, animates what it is told, and says what the player does with their tiles. */
class DominoBoard implements Board<DominoKinds> {
  readonly #host: BoardHost<DominoKinds>
  readonly #ensemble = new Ensemble()
  readonly #playback = new Playback()
  readonly #wardrobe: Wardrobe
  readonly #stops: (() => void)[] = []
  #stage: Stage<DominoPicture> | null = null
  #style: BoardStyle
  #size: Size | null = null
  #view: DominoView | null = null
  #shown: Shown | null = null
  #moves: readonly DominoMove[] = []
  #scene: Scene | null = null
  #attention: Attention = nothing
  #aimed: Slot | null = null
  /** Tiles that still lie in the deck. */
  #deck = new Set<string>()
  /** The tile on its way to the board. */
  #landing: string | null = null
  #ending: Message | null = null
  #note: Note | null = null
  #pulses = [Infinity, Infinity, Infinity, Infinity]
  #clock = 0
  /** When the tile under the finger was picked up. */
  #caught = 0
  #untouched = 0
  #frozen = false
  #pressed = false
  #hurry = true

  constructor(host: BoardHost<DominoKinds>) {
    this.#host = host
    this.#style = host.style
    this.#wardrobe = new Wardrobe(() => this.#refresh())
  }

  async open(): Promise<void> {
    const { element } = this.#host
    await this.#wardrobe.open(this.#style)
    const paint: Paint<DominoPicture> = (scene) => new DominoPicture(scene, this.#sight())
    this.#stage = await openStage(element, paint, () => this.#host.onMissing?.())
    this.#listen(element)
  }

  show(view: DominoView, moves: readonly DominoMove[]): void {
    this.#playback.stop()
    this.#deck.clear()
    this.#view = view
    this.#shown = shownFrom(view)
    this.#moves = moves
    this.#ending = view.outcome ? endingOf(view) : null
    if (moves.length === 0) this.#attend(nothing)
    this.#wardrobe.need(view.rules.set)
    this.#arrange(this.#hurry)
    this.#hurry = false
  }

  play(events: readonly DominoEvent[]): Promise<void> {
    this.#playback.stop()
    const shown = this.#shown
    if (!shown) return Promise.resolve()
    this.#attend(nothing)
    this.#view = null
    this.#moves = []
    this.#landing = null
    const { speed } = this.#style
    const script = this.#jumps ? cut(events, shown, document.hidden ? 0 : speed) : schedule(events, shown, speed)
    if (script.length === 0) {
      this.#note = null
      for (const beat of script.beats) this.#perform(beat)
      return Promise.resolve()
    }
    const played = this.#playback.start(script)
    this.#wake()
    return played
  }

  skip(): void {
    if (!this.#playback.active) return
    this.#playback.stop()
    this.#deck.clear()
    this.#note = null
    this.#hurry = true
    this.#wake()
  }

  freeze(frozen: boolean): void {
    this.#frozen = frozen
    this.#wake()
  }

  restyle(style: BoardStyle): void {
    this.#style = style
    this.#wardrobe.wear(style)
    if (this.#instant) this.skip()
    this.#refresh()
  }

  point(move: DominoMove | null): void {
    if (move?.kind !== 'play') this.#attend(nothing)
    else this.#attend({ chosen: this.#tileOf(move.top, move.bottom), held: null, place: move.place })
    this.#arrange(this.#instant, times.lift)
  }

  refuse(move: DominoMove): void {
    if (move.kind === 'play') this.#nudge(this.#tileOf(move.top, move.bottom))
  }

  destroy(): void {
    for (const stop of this.#stops.splice(0)) stop()
    this.#playback.stop()
    this.#wardrobe.close()
    this.#stage?.destroy()
    this.#stage = null
  }

  get #instant(): boolean {
    return this.#style.speed === 0 || this.#style.reducedMotion
  }

  /** Nothing glides: the player wants it so, or nobody is looking. */
  get #jumps(): boolean {
    return this.#instant || document.hidden
  }

  get #art(): Art | null {
    return this.#wardrobe.art
  }

  #wake(): void {
    this.#untouched = 0
    this.#stage?.wake()
  }

  #refresh(): void {
    this.#arrange(true)
  }

  /** How long a tile still needs to come to the finger that has just picked it up; from then on it lies under it. */
  get #catching(): number {
    return this.#instant ? 0 : Math.max(0, times.lift - (this.#clock - this.#caught))
  }

  #attend(attention: Attention): void {
    if (attention.held?.tile !== this.#attention.held?.tile) this.#caught = this.#clock
    this.#attention = attention
    this.#aimed = null
  }

  /** Everything to its place: at once, or gliding; `special` is a tile that travels in its own time. */
  #arrange(instant: boolean, duration: number = times.shift, special: Timed | null = null): void {
    const { shown, size } = { shown: this.#shown, size: this.#size }
    if (!shown || !size) return
    const still = !this.#playback.active
    this.#scene = layScene(shown, still ? this.#moves : [], still ? this.#view : null, { ...size, text: textScale() }, this.#attention)
    const { slots } = this.#scene
    this.#aimed = slots.find(({ place }) => place === this.#attention.place) ?? (this.#attention.held ? this.#aimed : null)
    const sprites = this.#scene.sprites.map((sprite, index) =>
      this.#deck.has(sprite.key) ? gather(sprite, this.#scene!.area, index) : sprite,
    )
    const speed = this.#style.speed || 1
    if (instant) this.#ensemble.jump(sprites)
    else
      this.#ensemble.arrange(sprites, (sprite) => {
        const half = times.flipHalf / speed
        if (sprite.key === special?.key) return { ...special, half }
        return { duration: this.#held(sprite) ? this.#catching : duration / speed, half }
      })
    this.#wake()
  }

  #held({ tile }: Sprite): boolean {
    return tile !== null && this.#attention.held?.tile === tile
  }

  #sight() {
    return { tick: (elapsed: number) => this.#tick(elapsed), resized: (size: Size) => this.#resized(size), look: () => this.#look() }
  }

  #resized(size: Size): void {
    this.#size = size
    this.#arrange(true)
  }

  #tick(elapsed: number): Tempo {
    if (this.#frozen || isCovered() || !this.#art) return 'still'
    this.#playback.tick(elapsed, (beat) => this.#perform(beat))
    this.#clock += elapsed
    const moving = this.#ensemble.step(elapsed)
    this.#pulses = this.#pulses.map((since) => since + elapsed)
    if (this.#note) {
      this.#note.time += elapsed
      if (isGone(this.#note)) this.#note = null
    }
    if (moving || this.#playback.active || this.#note || this.#attention.held || this.#pulses.some((since) => since < times.pulse))
      return 'busy'
    this.#untouched += elapsed
    const breathing = (this.#scene?.playable.size ?? 0) > 0 || this.#thinks
    return breathing && !this.#style.reducedMotion && this.#untouched < dozing ? 'idle' : 'still'
  }

  get #thinks(): boolean {
    const shown = this.#shown
    return !this.#playback.active && shown !== null && shown.seat !== null && shown.turn !== null && shown.turn !== shown.seat
  }

  #look(): Look | null {
    const { shown, scene, art } = { shown: this.#shown, scene: this.#scene, art: this.#art }
    if (!shown || !scene || !art) return null
    const [low, high] = shades.glow
    const wave = this.#style.reducedMotion ? 1 : 0.5 + 0.5 * Math.sin((2 * Math.PI * this.#clock) / times.glow)
    return {
      art,
      area: scene.area,
      shown,
      pieces: this.#ensemble.pieces,
      slots: scene.slots,
      aimed: this.#aimed,
      glow: low + (high - low) * wave,
      dots: 1 + (Math.floor(this.#clock / times.dots) % 3),
      thinks: this.#thinks,
      pulses: this.#pulses,
      lacks: this.#lacks(),
      title: this.#title(shown),
      sum: scene.sum,
      button: scene.button && voice().say(say(`button.${scene.button}`, { count: shown.boneyard })),
      pressed: this.#pressed,
      note: this.#note,
    }
  }

  #lacks(): readonly (readonly number[])[] | null {
    const view = this.#view
    if (!view || view.outcome || useSettings.getState().choices[knowledgeChoice] !== 'shown') return null
    return view.counts.map((_, seat) => lackedBy(view, seat))
  }

  #title(shown: Shown): string | null {
    if (this.#ending) return voice().say(this.#ending)
    if (shown.turn === null) return null
    return voice().say(shown.turn === shown.seat ? say('message.yourTurn') : say('message.turnOf', { who: seatName(shown.turn) }))
  }

  #perform(beat: Beat): void {
    switch (beat.kind) {
      case 'sound':
        if (beat.sound === 'tilePlace' && this.#landing !== null) this.#ensemble.knock(this.#landing)
        return this.#sound(beat.sound)
      case 'message':
        this.#note = { text: voice().say(beat.message), big: beat.big, hold: beat.hold, time: this.#jumps ? times.fade : 0 }
        return
      case 'gather':
        return this.#gather(beat.events)
      case 'throw':
        return this.#throw(beat)
      case 'play': {
        const key = (this.#landing = keys.tile(beat.event.tile))
        takeFrom(this.#ensemble, this.#shown!, beat.event.seat, beat.event.tile)
        this.#shown = advance(this.#shown!, beat.event)
        return this.#arrange(false, times.shift, { key, delay: beat.flip, duration: beat.flight, arc: 0.7, flipDelay: 0 })
      }
      case 'draw': {
        const { seat, tile } = beat.event
        const key = tile === null ? keys.hidden(seat, this.#shown!.hands[seat]!.length) : keys.tile(tile)
        this.#ensemble.rename(keys.sleeping(this.#shown!.boneyard - 1), key)
        this.#shown = advance(this.#shown!, beat.event)
        return this.#arrange(false, times.shift, { key, delay: 0, duration: beat.flight, arc: 0.7, flipDelay: beat.flight })
      }
      case 'pulse':
        this.#shown = advance(this.#shown!, beat.event)
        this.#pulses[beat.event.seat] = 0
        return this.#arrange(false)
      case 'event':
        if (beat.event.kind === 'handOver') this.#reveal(beat.event.result)
        this.#shown = advance(this.#shown!, beat.event)
        return this.#arrange(this.#jumps)
    }
  }

  /** All hands are shown, and what the hand has brought beats on the winner's plate. */
  #reveal({ hands, winner, points }: HandResult): void {
    for (const [seat, hand] of hands.entries())
      for (const [index, tile] of hand.entries()) this.#ensemble.rename(keys.hidden(seat, index), keys.tile(tile))
    if (winner !== null && points > 0 && !this.#jumps) this.#pulses[winner] = 0
  }

  #gather(events: readonly DominoEvent[]): void {
    for (const event of events) this.#shown = advance(this.#shown!, event)
    this.#ending = null
    this.#deck = new Set(this.#shown!.hands.flatMap((hand, seat) => hand.map((tile, index) => keys.held(seat, index, tile))))
    this.#arrange(true)
  }

  #throw({ seat, index, flight }: Extract<Beat, { kind: 'throw' }>): void {
    const key = keys.held(seat, index, this.#shown!.hands[seat]![index] ?? null)
    this.#deck.delete(key)
    this.#arrange(false, times.shift, { key, delay: 0, duration: flight, arc: 0.5, flipDelay: flight })
  }

  #sound(name: SoundKey): void {
    const asked = performance.now()
    // What had to be fetched for long belongs to something that is over by now.
    void this.#art?.sound(name).then((bytes) => bytes && performance.now() - asked < times.late && playClip(bytes))
  }

  /** A tile that cannot be played says so by a shake. */
  #nudge(tile: Tile | null): void {
    if (tile === null || this.#instant) return
    this.#ensemble.nudge(keys.tile(tile))
    this.#wake()
  }

  #tileOf(top: number, bottom: number): Tile | null {
    return this.#scene?.tileOf(top, bottom) ?? null
  }

  #listen(element: HTMLElement): void {
    const stopPointer = listen<Tile>(element, gestures(this.#touched()), times.doubleTap)
    // A hidden page draws nothing: whoever waits for a deal there must not wait for ever.
    const onHidden = () => document.hidden && this.skip()
    document.addEventListener('visibilitychange', onHidden)
    this.#stops.push(
      stopPointer,
      onVoice(() => this.#wake()),
      () => document.removeEventListener('visibilitychange', onHidden),
    )
  }

  #touched(): Touched {
    return {
      scene: () => this.#scene,
      frozen: () => this.#frozen,
      busy: () => this.#playback.active,
      attention: () => this.#attention,
      aimed: () => this.#aimed,
      aim: (slot) => {
        this.#aimed = slot
      },
      press: (pressed) => {
        this.#pressed = pressed
        this.#wake()
      },
      attend: (attention, duration) => {
        this.#attend(attention)
        this.#arrange(this.#instant && attention.held === null, duration)
      },
      nudge: (tile) => this.#nudge(tile),
      skip: () => this.skip(),
      sound: (name) => this.#sound(name),
      move: (move) => this.#host.onMove(move),
    }
  }
}
