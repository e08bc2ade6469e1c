import { useSyncExternalStore } from 'react'

/** Key in the local storage; its value is `off`, or there is none. */
const KEY = 'request-sound'
/** Two soft tones, in Hz. */
const TONES = [659.25, 880] as const
const SECONDS = { apart: 0.2, rise: 0.03, fade: 0.6 } as const
const LOUDNESS = 0.15

const listeners = new Set<() => void>()
let context: AudioContext | null = null
let tabs: BroadcastChannel | null = null

const isOn = () => localStorage.getItem(KEY) !== 'off'

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

function turn(on: boolean): void {
  if (on) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, 'off')
  for (const listener of listeners) listener()
  if (on) void ring()
}

/** Whether new requests are heard in this browser, and the switch of that. */
export function useSound() {
  return { isOn: useSyncExternalStore(subscribe, isOn), turn }
}

/** Browsers allow a sound once somebody has touched the page. @returns a function that ends it. */
export function allowSound(): () => void {
  const allow = () => {
    end()
    context ??= new AudioContext()
    void rest()
  }
  const end = () => {
    removeEventListener('click', allow)
    removeEventListener('keydown', allow)
  }
  addEventListener('click', allow)
  addEventListener('keydown', allow)
  return end
}

/**
 * Listens to the other tabs of this browser.
 * @param heard called with the number of requests that waited when one of them has sounded. @returns a function that ends it.
 */
export function hearOthers(heard: (count: number) => void): () => void {
  const channel = new BroadcastChannel(KEY)
  channel.onmessage = ({ data }) => heard(data)
  tabs = channel
  return () => {
    tabs = null
    channel.close()
  }
}

/** Silence costs power too. */
const rest = () => context?.suspend().catch(() => {})

/**
 * Sounds for a new request; nothing where that is off or not allowed yet.
 * @param count how many wait, of which other tabs need not sound; none for a trial.
 */
export async function ring(count?: number): Promise<void> {
  if (!context || !isOn()) return
  if (count !== undefined) tabs?.postMessage(count)
  try {
    await context.resume()
    const loudness = context.createGain()
    loudness.gain.value = LOUDNESS
    loudness.connect(context.destination)
    const last = TONES.map((hertz, index) => tone(context as AudioContext, loudness, hertz, index)).at(-1)
    if (last) last.onended = () => void rest()
  } catch {
    // The notice is shown without sound, too.
  }
}

function tone(audio: AudioContext, to: AudioNode, hertz: number, index: number): OscillatorNode {
  const from = audio.currentTime + index * SECONDS.apart
  const [risen, faded] = [from + SECONDS.rise, from + SECONDS.fade]
  const envelope = audio.createGain()
  envelope.gain.setValueAtTime(0, from)
  envelope.gain.linearRampToValueAtTime(1, risen)
  envelope.gain.exponentialRampToValueAtTime(0.001, faded)
  const oscillator = audio.createOscillator()
  oscillator.frequency.value = hertz
  oscillator.connect(envelope).connect(to)
  oscillator.start(from)
  oscillator.stop(faded)
  return oscillator
}
