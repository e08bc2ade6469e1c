import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { PrintedKind } from './printed-list.item.ts'

@Entity({ tableName: 'printed_list' })
export class PrintedListRow {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Enum({ items: () => PrintedKind, type: 'text' })
  kind!: PrintedKind

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'clock_timestamp()' })
  printedAt!: Date

  @Property({ type: 'integer', nullable: true })
  printedBy: number | null = null

  /** The moment from which its prices apply, if it was printed ahead. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  validFrom: Date | null = null

  /** In Turkish lira, by the id of the product, or by its id, a space and the label of a serving. */
  @Property({ type: 'json' })
  prices!: Record<string, number>
}
