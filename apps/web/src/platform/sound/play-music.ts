import { composePassage, type MusicPiece, type MusicTone } from './compose-music.ts'

/** Playing generated music. */
export interface PlayingMusic {
  stop(): void
}

/** Seconds of lookahead: longer than any pause of a busy page. */
const ahead = 2.5
const fadeOut = 1.2

/** Plays a piece into `output` until stopped, one passage composed shortly before it starts. */
export function playMusic(context: AudioContext, output: AudioNode, piece: MusicPiece): PlayingMusic {
  const hall = new GainNode(context, { gain: 0 })
  hall.gain.setTargetAtTime(1, context.currentTime, 2)
  const soft = new BiquadFilterNode(context, { type: 'lowpass', frequency: 1800, Q: 0.3 })
  hall.connect(soft).connect(output)
  const echo = makeEcho(context, hall)
  let next = context.currentTime + 0.2
  let turn = 0
  function write(): void {
    while (next < context.currentTime + ahead) {
      const passage = composePassage(piece, turn++, Math.random)
      for (const tone of passage.drones) drone(context, hall, tone, next)
      for (const tone of passage.sparks) spark(context, echo, tone, next)
      next += passage.seconds
    }
  }
  write()
  const timer = setInterval(write, 1000)
  return {
    stop() {
      clearInterval(timer)
      hall.gain.setTargetAtTime(0, context.currentTime, fadeOut / 4)
      setTimeout(() => soft.disconnect(), fadeOut * 1000)
    },
  }
}

/** Reverb: two low-passed delays that feed each other. */
function makeEcho(context: AudioContext, output: AudioNode): AudioNode {
  const entry = new GainNode(context, { gain: 0.7 })
  const [left, right] = [0.43, 0.61].map((delayTime) => new DelayNode(context, { delayTime, maxDelayTime: 1 })) as [DelayNode, DelayNode]
  const dull = new BiquadFilterNode(context, { type: 'lowpass', frequency: 1400 })
  const again = new GainNode(context, { gain: 0.46 })
  entry.connect(output)
  entry.connect(left).connect(right).connect(dull).connect(again).connect(left)
  right.connect(output)
  return entry
}

function drone(context: AudioContext, output: AudioNode, tone: MusicTone, start: number): void {
  const at = start + tone.at
  const end = at + tone.seconds
  const envelope = new GainNode(context, { gain: 0 })
  envelope.gain.setValueAtTime(0, at)
  envelope.gain.linearRampToValueAtTime(tone.gain, at + tone.seconds * 0.4)
  envelope.gain.linearRampToValueAtTime(0, end)
  const pan = new StereoPannerNode(context, { pan: tone.pan })
  envelope.connect(pan).connect(output)
  // Two slightly detuned oscillators beat slowly.
  for (const apart of [0.998, 1.002]) voice(context, envelope, 'triangle', tone.frequency * apart, at, end)
}

function spark(context: AudioContext, output: AudioNode, tone: MusicTone, start: number): void {
  const at = start + tone.at
  const envelope = new GainNode(context, { gain: 0 })
  envelope.gain.setValueAtTime(0, at)
  envelope.gain.linearRampToValueAtTime(tone.gain, at + 0.03)
  envelope.gain.setTargetAtTime(0, at + 0.03, tone.seconds / 4)
  const pan = new StereoPannerNode(context, { pan: tone.pan })
  envelope.connect(pan).connect(output)
  voice(context, envelope, 'sine', tone.frequency, at, at + tone.seconds * 1.5)
}

function voice(context: AudioContext, output: AudioNode, type: OscillatorType, frequency: number, at: number, end: number): void {
  const oscillator = new OscillatorNode(context, { type, frequency })
  oscillator.connect(output)
  oscillator.start(at)
  oscillator.stop(end)
}
