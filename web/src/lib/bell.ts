/** A soft bell when a decision is wanted. No file is needed for it: two tones that fade. */

const TONES = [660, 990] // Hz
const LENGTH = 0.9 // s

let context: AudioContext | null = null // one for the page, made when it is first needed

export function ring(): void {
  context ??= new AudioContext()
  const { currentTime: now, destination } = context
  for (const [number, tone] of TONES.entries()) {
    const source = new OscillatorNode(context, { frequency: tone })
    const volume = new GainNode(context, { gain: 0.08 / (number + 1) })
    volume.gain.exponentialRampToValueAtTime(0.0001, now + LENGTH)
    source.connect(volume).connect(destination)
    source.start(now)
    source.stop(now + LENGTH)
  }
}
