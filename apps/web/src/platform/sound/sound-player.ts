import type { SynthSound } from './synth-sound.ts'
import { subscribeSettings, useSettings } from '../settings/settings-store.ts'
import type { MusicPiece } from './compose-music.ts'
import type { PlayingMusic } from './play-music.ts'
import { gainFromPercent, createPitchVariation, noteForSound } from './pitch-variation.ts'

interface AudioMixer {
  readonly context: AudioContext
  readonly effects: GainNode
  readonly music: GainNode
}

let mixer: AudioMixer | null = null
let userGestureSeen = false
let wanted: MusicPiece | null = null
let playing: Promise<PlayingMusic> | null = null
const deviation = createPitchVariation(Math.random)

/** Plays a short sound unless muted; `step` raises the pitch along a chain. Silent before the first user gesture. */
export function playSound(sound: SynthSound, step?: number): void {
  const { muted, volume } = useSettings.getState()
  const open = muted || volume === 0 ? null : openMixer()
  if (!open) return
  const note = noteForSound(sound, step, deviation())
  void import('./synth.ts').then(({ playNote }) => playNote(open.context, open.effects, note, open.context.currentTime + 0.005))
}

const clips = new WeakMap<ArrayBuffer, Promise<AudioBuffer | null>>()

/** Plays a recorded sound with pitch variation unless muted. Undecodable data is silent. */
export function playClip(bytes: ArrayBuffer): void {
  const { muted, volume } = useSettings.getState()
  const open = muted || volume === 0 ? null : openMixer()
  if (!open) return
  let clip = clips.get(bytes)
  // Decoding detaches the buffer, and another context may need it again.
  if (!clip) clips.set(bytes, (clip = open.context.decodeAudioData(bytes.slice(0)).catch(() => null)))
  void clip.then((buffer) => {
    if (!buffer) return
    const source = new AudioBufferSourceNode(open.context, { buffer, playbackRate: deviation() })
    source.connect(open.effects)
    source.start()
  })
}

/** Sets the background music; played while the settings allow it. */
export function startMusic(piece: MusicPiece): void {
  wanted = piece
  updateMusic()
}

export function stopMusic(): void {
  wanted = null
  updateMusic()
}

function updateMusic(): void {
  const { musicOn, music, muted } = useSettings.getState()
  const audible = wanted !== null && musicOn && music > 0 && !muted
  if (!audible) {
    void playing?.then((now) => now.stop())
    playing = null
    return
  }
  const open = openMixer()
  const piece = wanted
  if (open && piece && !playing) playing = import('./play-music.ts').then(({ playMusic }) => playMusic(open.context, open.music, piece))
}

/** The mixer; null before the first user gesture, because of autoplay policies, and without audio support. */
function openMixer(): AudioMixer | null {
  if (mixer) {
    if (mixer.context.state === 'suspended' && !document.hidden) void mixer.context.resume()
    return mixer
  }
  if (!userGestureSeen || typeof AudioContext === 'undefined') return null
  try {
    const context = new AudioContext({ latencyHint: 'interactive' })
    const master = new DynamicsCompressorNode(context, { threshold: -14, ratio: 6, attack: 0.002, release: 0.12 })
    master.connect(context.destination)
    const [effects, music] = [new GainNode(context), new GainNode(context)]
    effects.connect(master)
    music.connect(master)
    mixer = { context, effects, music }
    setLevels()
    return mixer
  } catch {
    return null
  }
}

function setLevels(): void {
  if (!mixer) return
  const { volume, music, muted } = useSettings.getState()
  const now = mixer.context.currentTime
  mixer.effects.gain.setTargetAtTime(muted ? 0 : gainFromPercent(volume), now, 0.02)
  mixer.music.gain.setTargetAtTime(muted ? 0 : gainFromPercent(music) * 0.9, now, 0.2)
}

function settingsChanged(): void {
  setLevels()
  updateMusic()
}

/** The first gesture opens the mixer only for waiting music; effects open it when they play. */
function onFirstGesture(): void {
  userGestureSeen = true
  for (const name of gestures) window.removeEventListener(name, onFirstGesture, true)
  updateMusic()
}

/** Suspends audio while the page is hidden. */
function visibilityChanged(): void {
  if (!mixer) return
  if (document.hidden) void mixer.context.suspend()
  else if (playing) void mixer.context.resume()
}

const gestures = ['pointerdown', 'keydown', 'touchend'] as const

if (typeof window !== 'undefined') {
  for (const name of gestures) window.addEventListener(name, onFirstGesture, true)
  document.addEventListener('visibilitychange', visibilityChanged)
  subscribeSettings(settingsChanged)
}
