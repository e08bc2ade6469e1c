import type { Call, CallStore } from './call-store.ts'
import { Conversation, isTooOld } from './conversation.ts'
import type { Line, Stored } from './line.ts'

/** What became of a call that was left; `unknown` if it is too old for the server to know. */
export type Resolution =
  | (Stored & { readonly call: Call; readonly was: 'stored' })
  | { readonly call: Call; readonly was: 'refused' | 'unknown' }

/** Whether a call is for a subject or one below it: `menu` has `menu/12`. */
export const isBelow = (call: Call, subject = ''): boolean =>
  `${call.subject}/`.startsWith(subject && `${subject}/`)

/** The calls that were left without an answer, by this page or one that is closed. They are never sent again. */
export class LeftCalls {
  private readonly resolving = new Map<string, Promise<Resolution | null>>()
  private readonly listeners = new Set<(resolution: Resolution) => unknown>()
  private readonly completions: ((stored: Stored & { readonly call: Call }) => Promise<unknown>)[] = []

  constructor(
    private readonly line: Line,
    private readonly store: Pick<CallStore, keyof CallStore>,
    private readonly isInFlight: (key: string) => boolean,
  ) {}

  /**
   * Adds what has to be done once a call turns out to be stored, before that is forgotten and anybody is told: a page that
   * is closed meanwhile does it again.
   */
  complete(completion: (stored: Stored & { readonly call: Call }) => Promise<unknown>): void {
    this.completions.push(completion)
  }

  /** Calls back with what became of each, and waits for it. @returns a function that ends it. */
  watch(listener: (resolution: Resolution) => unknown): () => void {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /**
   * Asks the server what became of each.
   * @param subject only its calls and those of subjects below it: `menu` has `menu/12`.
   * @returns null for each of which nothing is known.
   */
  async resolve(subject?: string): Promise<(Resolution | null)[]> {
    const open = (await this.of(subject)).filter(({ isDraft }) => !isDraft)
    return Promise.all(
      open.map((call) => {
        const resolution =
          this.resolving.get(call.key) ?? this.resolveOne(call).finally(() => this.resolving.delete(call.key))
        this.resolving.set(call.key, resolution)
        return resolution
      }),
    )
  }

  /** The drafts of a subject and those below it, taken over from closed tabs. */
  async drafts(subject: string): Promise<Call[]> {
    const tab = await this.line.tab()
    const found = (await this.of(subject)).filter(({ isDraft }) => isDraft)
    const own = found.map((draft) => (draft.tab === tab ? draft : this.store.claim(draft, tab)))
    return (await Promise.all(own)).filter((draft) => draft !== null)
  }

  /** The drafts, and the calls of this tab that could not be resolved; the oldest first. */
  async unsent(subject: string): Promise<Call[]> {
    const [tab, drafts, all] = await Promise.all([this.line.tab(), this.drafts(subject), this.of(subject)])
    const isUnresolved = (call: Call) => !call.isDraft && call.tab === tab && !this.resolving.has(call.key)
    return [...drafts, ...all.filter(isUnresolved)].sort((one, other) => one.at - other.at)
  }

  private async of(subject?: string): Promise<Call[]> {
    const [{ userId }, tab] = await Promise.all([this.line.person(), this.line.tab()])
    const all = await this.store.ofUser(userId)
    const left = all.map(async (call) => {
      if (this.isInFlight(call.key) || !isBelow(call, subject)) return []
      return call.tab === tab || !(await this.line.isOpen(call.tab)) ? call : []
    })
    return (await Promise.all(left)).flat()
  }

  private async resolveOne(found: Call): Promise<Resolution | null> {
    const tab = await this.line.tab()
    // One tab reports it.
    const call = found.tab === tab ? found : await this.store.claim(found, tab).catch(() => null)
    const resolution = call && (await this.resolutionOf(call).catch(() => null))
    if (!resolution) return null
    const isDraft = resolution.was !== 'stored' && call.values !== undefined && call.draft === undefined
    await (isDraft ? this.store.persist({ ...call, isDraft }) : this.store.discard(call))
    await Promise.all([...this.listeners].map((listener) => listener(resolution)))
    return resolution
  }

  private async resolutionOf(call: Call): Promise<Resolution> {
    if (isTooOld(call, this.line.now())) return { call, was: 'unknown' }
    const leaving = new AbortController().signal
    const stored = await new Conversation(this.line, call, await this.line.person(), { leaving }).settle()
    if (!stored) return { call, was: 'refused' }
    for (const completion of this.completions) await completion({ ...stored, call })
    return { ...stored, call, was: 'stored' }
  }
}
