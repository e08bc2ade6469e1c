import { WITHDRAWAL_MS } from '../../../rules/reservation-slots.ts'
import type { BookedTable } from './evening.ts'

/** A request that is being answered, or can be taken back, as this page knows it. */
export interface Answer {
  /** As the server has it after the answer; before that as it was listed. */
  readonly table: BookedTable
  readonly isStored: boolean
}

type ListedAnswer = BookedTable & { readonly withdrawableSeconds: number }

type Listener = () => void

/** The answers that stay in sight, by the ids of their tables, also while another screen is open. */
class Answers {
  /** The tables that are held since the server lists them. */
  private readonly listed = new Set<string>()
  /** The versions of requests that were changed after an answer, by their ids. */
  private readonly changed = new Map<string, number>()
  private held: ReadonlyMap<string, Answer> = new Map()
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>()
  private readonly listeners = new Set<Listener>()

  readonly snapshot = () => this.held

  readonly subscribe = (listener: Listener) => {
    this.listeners.add(listener)
    return () => {
      this.listeners.delete(listener)
    }
  }

  /** Keeps a table in its place while it is being answered. */
  send(table: BookedTable): void {
    this.hold({ table, isStored: false })
  }

  /** Keeps an answered table in sight as long as its answer can be taken back. @param ms of that time what is left. */
  keep(table: BookedTable, ms: number = WITHDRAWAL_MS): void {
    this.hold({ table, isStored: true })
    const timer = setTimeout(() => this.release(table.id), ms)
    this.timers.set(table.id, timer)
  }

  /**
   * Keeps the tables that others have answered, or this page before it was loaded again.
   * @param tables all whose answers can be taken back, as the server lists them. @param ageMs time since they were read.
   * @returns whether an answer was taken back meanwhile.
   */
  follow(tables: readonly ListedAnswer[], ageMs: number): boolean {
    const isGone = (id: string) => this.timers.has(id) && !tables.some((table) => table.id === id)
    const gone = [...this.listed].filter(isGone)
    for (const id of gone) this.release(id)
    for (const table of tables) {
      const left = table.withdrawableSeconds * 1_000 - ageMs
      const isOutdated = table.version < (this.changed.get(table.id) ?? 0)
      if (this.held.has(table.id) || left <= 0 || isOutdated) continue
      this.keep(table, left)
      this.listed.add(table.id)
    }
    return gone.length > 0
  }

  /** Lets go of answers to what was changed since, so that it waits for another one. @param waiting as the server lists it. */
  waitAgain(waiting: readonly BookedTable[]): void {
    for (const { id, version } of waiting) {
      const answer = this.held.get(id)
      // While it is taken back, the screen that does so lets go of it.
      if (!answer?.isStored || !this.timers.has(id) || version <= answer.table.version) continue
      this.changed.set(id, version)
      this.release(id)
    }
  }

  readonly release = (id: string): void => {
    this.stay(id)
    this.listed.delete(id)
    this.held = new Map([...this.held].filter(([other]) => other !== id))
    this.tell()
  }

  /** Keeps a table in sight until it is released, such as while its answer is taken back. */
  stay(id: string): void {
    clearTimeout(this.timers.get(id))
    this.timers.delete(id)
  }

  private hold(answer: Answer): void {
    this.stay(answer.table.id)
    this.held = new Map([...this.held, [answer.table.id, answer]])
    this.tell()
  }

  private tell(): void {
    for (const listener of this.listeners) listener()
  }
}

export const answers = new Answers()
