import type { Sound } from '../games/door.ts'
import { subscribeSettings, useSettings } from '../settings/store.ts'
import { isPiece, type Piece } from './melody.ts'
import type { Music } from './music.ts'
import { loudness, makeVariety, noteFor } from './variety.ts'

interface Desk {
  readonly context: AudioContext
  readonly effects: GainNode
  readonly music: GainNode
}

let desk: Desk | null = null
let touched = false
let wanted: Piece | null = null
let playing: Promise<Music> | null = null
const deviation = makeVariety(Math.random)

/** Plays a short sound, if the player wants to hear any; `step` climbs the scale along a chain. Before the first gesture there is silence. */
export function playSound(sound: Sound, step?: number): void {
  const { muted, volume } = useSettings.getState()
  const open = muted || volume === 0 ? null : openDesk()
  if (!open) return
  const note = noteFor(sound, step, deviation())
  void import('./synth.ts').then(({ playNote }) => playNote(open.context, open.effects, note, open.context.currentTime + 0.005))
}

const clips = new WeakMap<ArrayBuffer, Promise<AudioBuffer | null>>()

/** Plays a recorded sound, varied like the others, if the player wants to hear any. What cannot be decoded is silence. */
export function playClip(bytes: ArrayBuffer): void {
  const { muted, volume } = useSettings.getState()
  const open = muted || volume === 0 ? null : openDesk()
  if (!open) return
  let clip = clips.get(bytes)
  // Decoding takes the bytes away, and another context may want them again.
  if (!clip) clips.set(bytes, (clip = open.context.decodeAudioData(bytes.slice(0)).catch(() => null)))
  void clip.then((buffer) => {
    if (!buffer) return
    const source = new AudioBufferSourceNode(open.context, { buffer, playbackRate: deviation() })
    source.connect(open.effects)
    source.start()
  })
}

/** Asks for background music by name, to be heard as soon and as long as the settings say so. */
export function startMusic(name: string): void {
  wanted = isPiece(name) ? name : null
  followMusic()
}

export function stopMusic(): void {
  wanted = null
  followMusic()
}

function followMusic(): void {
  const { musicOn, music, muted } = useSettings.getState()
  const audible = wanted !== null && musicOn && music > 0 && !muted
  if (!audible) {
    void playing?.then((now) => now.stop())
    playing = null
    return
  }
  const open = openDesk()
  const piece = wanted
  if (open && piece && !playing) playing = import('./music.ts').then(({ playMusic }) => playMusic(open.context, open.music, piece))
}

/** The mixing desk; null before the player has touched anything, because browsers refuse to sound earlier, and where there is no audio. */
function openDesk(): Desk | null {
  if (desk) {
    if (desk.context.state === 'suspended' && !document.hidden) void desk.context.resume()
    return desk
  }
  if (!touched || typeof AudioContext === 'undefined') return null
  try {
    const context = new AudioContext({ latencyHint: 'interactive' })
    const master = new DynamicsCompressorNode(context, { threshold: -14, ratio: 6, attack: 0.002, release: 0.12 })
    master.connect(context.destination)
    const [effects, music] = [new GainNode(context), new GainNode(context)]
    effects.connect(master)
    music.connect(master)
    desk = { context, effects, music }
    setLevels()
    return desk
  } catch {
    return null
  }
}

function setLevels(): void {
  if (!desk) return
  const { volume, music, muted } = useSettings.getState()
  const now = desk.context.currentTime
  desk.effects.gain.setTargetAtTime(muted ? 0 : loudness(volume), now, 0.02)
  desk.music.gain.setTargetAtTime(muted ? 0 : loudness(music) * 0.9, now, 0.2)
}

function settingsChanged(): void {
  setLevels()
  followMusic()
}

/** A gesture opens the desk only for music that waits; effects open it when they sound. */
function gesture(): void {
  touched = true
  for (const name of gestures) window.removeEventListener(name, gesture, true)
  followMusic()
}

/** A hidden page is a quiet page. */
function visibilityChanged(): void {
  if (!desk) return
  if (document.hidden) void desk.context.suspend()
  else if (playing) void desk.context.resume()
}

const gestures = ['pointerdown', 'keydown', 'touchend'] as const

if (typeof window !== 'undefined') {
  for (const name of gestures) window.addEventListener(name, gesture, true)
  document.addEventListener('visibilitychange', visibilityChanged)
  subscribeSettings(settingsChanged)
}
