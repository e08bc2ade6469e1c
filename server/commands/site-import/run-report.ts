import type { KindName } from './kinds.ts'

/** The result of an import for one kind of records: counts, and lines for the operator. */
export class KindReport {
  read = 0
  added = 0
  changed = 0
  kept = 0
  leftOut = 0
  /** Records that came without a picture that they have there. */
  withoutPicture = 0
  readonly lines: string[] = []

  constructor(readonly kind: KindName) {}

  /** A record that is not moved. */
  leave(record: Named, why: string): void {
    this.leftOut++
    this.lines.push(`left out: ${this.titleOf(record)}: ${why}`)
  }

  /** Adds a line about a record that was imported with a difference. */
  note(record: Named, what: string): void {
    this.lines.push(`noted: ${this.titleOf(record)}: ${what}`)
  }

  stays(record: Named, why: string): void {
    this.lines.push(`stays: ${this.titleOf(record)}: ${why}`)
  }

  private titleOf({ id, name }: Named): string {
    return [this.kind, id ?? '(without an id)', ...(name ? [`"${name}"`] : [])].join(' ')
  }
}

/** The id of a record on the old site, and its name. */
export interface Named {
  readonly id: string | null
  readonly name: string | null
}

export class RunReport {
  private readonly kinds = new Map<KindName, KindReport>()
  /** Lines that concern no single record. */
  readonly notes: string[] = []
  /** Whether a kind could not be read for want of a permission. */
  isPartial = false

  of(kind: KindName): KindReport {
    const known = this.kinds.get(kind) ?? new KindReport(kind)
    this.kinds.set(kind, known)
    return known
  }

  /** The lines about single records, then the table. */
  *text(): Generator<string> {
    yield* this.notes
    for (const { lines } of this.kinds.values()) yield* lines
    yield* tableOf(
      [...this.kinds.values()].map(({ kind, read, added, changed, kept, leftOut }) =>
        [kind, read, added, changed, kept, leftOut].map(String),
      ),
    )
  }

  /** Whether anything was written. */
  get hasWritten(): boolean {
    return [...this.kinds.values()].some(({ added, changed }) => added + changed > 0)
  }

  get hasLeftOut(): boolean {
    return this.isPartial || [...this.kinds.values()].some((kind) => kind.leftOut + kind.withoutPicture > 0)
  }
}

const HEADINGS = ['kind', 'read', 'added', 'changed', 'kept', 'left out']

function tableOf(rows: readonly string[][]): string[] {
  const lines = [HEADINGS, ...rows]
  const widths = HEADINGS.map((_, column) =>
    Math.max(...lines.map((line) => (line[column] as string).length)),
  )
  return lines.map((line) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] as number) : cell.padStart(widths[column] as number),
      )
      .join(' · '),
  )
}
