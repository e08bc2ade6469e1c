import type { EntityMetadata } from '@mikro-orm/core'
import { administratorsOnly, type Rule, refusal, requireRule } from '../access.ts'
import { NotFoundError } from '../errors.ts'
import { idFrom } from '../input/check-input.ts'
import type { Readable } from '../read/readable.ts'
import type { ReadOptions } from '../read/reader.ts'
import type { Selection } from '../read/selection.ts'
import { tablePage } from '../read/table-page.ts'
import type { TableOf, TableQuery } from '../read/table-query.ts'
import type { TableFields } from '../read/table-where.ts'
import type { RecordDefinition } from '../record-definition.ts'
import type { RequestContext } from '../request-context.ts'
import type { RecordTools } from './record-tools.ts'

export abstract class RecordReads<
  E extends { id: number; isDeleted: boolean },
  Add extends object,
  Update extends object,
> {
  protected readonly readable: Readable<E>

  constructor(
    protected readonly definition: RecordDefinition<E, Add, Update>,
    protected readonly tools: RecordTools,
  ) {
    this.readable = { ...definition, reads: definition.access.read, seeDeleted: administratorsOnly }
    const { entity, links = [], pictures = [], inlinePicture } = definition
    for (const each of [this.readable, ...links]) tools.reader.register(each as Readable<object>)
    for (const property of pictures) tools.pictures.register(entity, property)
    if (inlinePicture) tools.pictures.registerInline(entity, inlinePicture)
  }

  /** All records that the caller may see, in the order that the entity declares. */
  async getAll(context: RequestContext, selection: Selection, options: ReadOptions<E> = {}): Promise<E[]> {
    this.requireRead(context)
    return this.visible(
      context,
      await this.tools.reader.rows(context.em, context.caller, this.readable, selection, options),
    )
  }

  /** @throws {NotFoundError} if the record does not exist or the caller may not see it. */
  async getById(context: RequestContext, id: unknown, selection: Selection): Promise<E> {
    this.requireRead(context)
    const key = idFrom(id)
    if (key === null) throw this.notFound(id)
    const options = { id: key }
    const [row] = await this.tools.reader.rows(context.em, context.caller, this.readable, selection, options)
    if (!row) throw this.notFound(id)
    return this.visible(context, [row])[0] as E
  }

  /**
   * One page of the table, searched, filtered and sorted.
   * @param selection `items` as a relation and `totalCount` as a field; only selected parts are read.
   */
  async getTableAll(
    context: RequestContext,
    raw: Partial<TableQuery> | null | undefined,
    selection: Selection,
  ): Promise<TableOf<E>> {
    this.requireRead(context)
    const { readable, tools } = this
    const source = { reader: tools.reader, meta: this.meta(), readable, table: this.tableFor(context) }
    const { items, totalCount } = await tablePage(source, context, raw, selection)
    return { items: this.visible(context, items), totalCount }
  }

  /** The records as the caller may see them: without the restricted fields for all but managers. */
  private visible({ caller }: RequestContext, rows: E[]): E[] {
    const { access, table } = this.definition
    if (!table.restricted || access.manage(caller)) return rows
    const hidden = Object.fromEntries(table.restricted.map((name) => [name, null]))
    return rows.map((row) => ({ ...row, ...hidden }))
  }

  /** Fields that the caller may search, sort and filter by. */
  private tableFor({ caller }: RequestContext): TableFields {
    const { access, table } = this.definition
    const { fields, restricted = [] } = table
    return access.manage(caller) ? { ...table, fields: [...fields, ...restricted] } : table
  }

  protected require(context: RequestContext, rule: Rule): void {
    requireRule(context.caller, rule)
  }

  private requireRead({ caller }: RequestContext): void {
    const { read } = this.definition.access
    if (read(caller) === false) throw refusal(caller, read)
  }

  protected meta(): EntityMetadata<E> {
    return this.tools.orm.getMetadata().get(this.definition.entity) as EntityMetadata<E>
  }

  /** The kind of the records, the same as the name of the GraphQL query for one. */
  protected get kind(): string {
    return this.definition.one
  }

  protected notFound(id: unknown): NotFoundError {
    return new NotFoundError('NOT_FOUND', { entity: this.kind, id: String(id).slice(0, 40) })
  }
}
