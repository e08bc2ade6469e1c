import type { EntityMetadata } from '@mikro-orm/core'
import type { MikroORM } from '@mikro-orm/postgresql'
import { IsOptional } from 'class-validator'
import { type Rule, refusal } from '../../core/access.ts'
import { checked } from '../../core/input/check-input.ts'
import { limits, Text } from '../../core/input/validation.ts'
import { columnOf, liveRows, ROW } from '../../core/pictures/live-rows.ts'
import { PAGE_SIZE, TableQuery } from '../../core/read/table-query.ts'
import { searchPattern } from '../../core/read/table-where.ts'
import type { RecordIdentity } from '../../core/record-definition.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { StoredPictureTable } from './picture.types.ts'

class PictureSearch {
  @IsOptional()
  @Text(limits.search)
  text?: string | null | undefined
}

interface PictureQuery extends PictureSearch {
  readonly page?: number | null | undefined
  readonly pageSize?: number | null | undefined
}

/** A kind of record with the rule for its managers. */
export interface PicturedKind extends RecordIdentity {
  readonly mayManage: Rule
}

/** Lists the stored pictures that live records reference. */
export class PictureLibrary {
  constructor(
    private readonly orm: MikroORM,
    private readonly kinds: readonly PicturedKind[],
  ) {}

  /**
   * The pictures of the records that the caller manages, the newest first.
   * @throws {ForbiddenError} for a caller who manages no records with pictures.
   */
  async pictures(context: RequestContext, query: PictureQuery): Promise<StoredPictureTable> {
    const managed = this.kinds.filter(
      ({ pictures = [], mayManage }) => pictures.length > 0 && mayManage(context.caller),
    )
    if (managed.length === 0)
      throw refusal(context.caller, (caller) =>
        this.kinds.some(({ pictures = [], mayManage }) => pictures.length > 0 && mayManage(caller)),
      )
    const { text } = await checked(PictureSearch, { text: query.text })
    const { page, pageSize } = await checked(TableQuery, { page: query.page, pageSize: query.pageSize })
    const size = pageSize ?? PAGE_SIZE.default
    const pattern = text?.trim() ? searchPattern(text.trim()) : null
    const uses = managed.flatMap((kind) => this.usesOf(kind)).join(' union all ')
    const [table] = (await context.em.execute(
      `with use (path, added, entity, id, name) as (${uses}),
        found as (select path, max(added) as newest from use group by path
          having ?::text is null or bool_or(fold_turkish(name) like fold_turkish(?))),
        page as (select * from found order by newest desc, path limit ? offset ?)
      select (select count(*)::integer from found) as "totalCount",
        coalesce((select json_agg(json_build_object('filePath', path, 'uses',
          (select json_agg(json_build_object('entity', entity, 'id', id, 'name', name) order by added desc, id)
            from use where use.path = page.path)) order by newest desc, path) from page), '[]') as items`,
      [pattern, pattern, size, ((page ?? 1) - 1) * size],
    )) as [StoredPictureTable]
    return table
  }

  /** One statement for each property of a kind that contains paths. */
  private usesOf({ entity, one, label, pictures = [] }: PicturedKind): string[] {
    const meta = this.orm.getMetadata().get(entity) as EntityMetadata
    const { from, where } = liveRows(meta)
    const own = (name: string) => `"${ROW}"."${columnOf(meta, name)}"`
    return pictures.map(
      (property) =>
        `select ${own(property)}, ${own('createdDate')}, '${one}', ${own('id')}, ${nameIn(meta, label)} from ${from}
        where ${where} and ${own(property)} is not null`,
    )
  }
}

/** The column that identifies a record to people, its own or that of a record it belongs to. */
function nameIn(meta: EntityMetadata, label: string | null): string {
  if (label === null) return 'null::text'
  const path = label.split('.')
  const [name] = path.splice(-1) as [string]
  let owner = meta
  for (const property of path) owner = owner.props.find((each) => each.name === property)?.targetMeta ?? owner
  return `"${[ROW, ...path].join('_')}"."${columnOf(owner, name)}"`
}
