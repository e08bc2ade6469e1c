import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { ContentEntity } from '../base-entity.ts'
import { withOwnPassword } from '../own-password.ts'
import { type PageOf, type PageQuery, pageType } from '../read/page.ts'
import type { Selection } from '../read/selection.ts'
import { type TableOf, TableQuery, tableType } from '../read/table-query.ts'
import { BASE_FIELDS } from '../read/table-where.ts'
import { capitalized, namesOf, type RecordDefinition } from '../record-definition.ts'
import type { RequestContext } from '../request-context.ts'
import { MAX_AT_ONCE } from '../write/id-lists.ts'
import { ManyChanged } from '../write/many-changed.ts'
import type { RecordService } from '../write/record-service.ts'
import { IdArg, OwnPasswordArg, WidthArg } from './arguments.ts'
import type { GraphQLContext } from './graphql-context.ts'
import { selectionOf } from './graphql-selection.ts'

type Identified = { id: number; isDeleted: boolean }

/** The service of users, roles and groups, whose lists are paged. */
type PagedService<E> = {
  getPage(context: RequestContext, query: PageQuery, selection: Selection): Promise<PageOf<E>>
}

const IDS_OF_RECORDS = { description: `Ids of the records, 1 to ${MAX_AT_ONCE.toLocaleString('en')}.` }

const TOGETHER = 'in one transaction: all of them or none.'

const VERSIONS =
  'Versions that the change is based on, in the order of the ids. CONFLICT with STALE_VERSION if a record has another one by now.'

/** The look-up, the table and the mutations of all entities except add, which may take other arguments. */
export function baseResolver<E extends Identified, Add extends object, Update extends object>(
  definition: RecordDefinition<E, Add, Update>,
) {
  const { entity, one, title, inputs, plural, asksOwnPassword = false } = definition
  const { name, aTitle } = namesOf(definition)
  const many = capitalized(definition.many)
  const Table = tableType(entity, name)

  @Resolver(() => entity)
  abstract class BaseResolver {
    constructor(readonly service: RecordService<E, Add, Update>) {}

    @Query(() => entity, {
      name: one,
      nullable: true,
      description: `Returns one ${title} by its id. An unknown id gives null with the error NOT_FOUND.`,
    })
    getById(
      @IdArg() id: string,
      @Ctx() context: GraphQLContext,
      @Info() info: GraphQLResolveInfo,
    ): Promise<E> {
      return this.service.getById(context, id, selectionOf(info))
    }

    @Query(() => Table, {
      name: `${one}Table`,
      description: `Returns one page of the ${title} table, searched, filtered and sorted. ${fieldsOf(definition)}`,
    })
    getTableAll(
      @Arg('query', () => TableQuery, {
        nullable: true,
        description: 'Search, filters, order and page. Every field is optional.',
      })
      query: TableQuery | null | undefined,
      @Ctx() context: GraphQLContext,
      @Info() info: GraphQLResolveInfo,
    ): Promise<TableOf<E>> {
      return this.service.getTableAll(context, query, selectionOf(info))
    }

    @Mutation(() => entity, {
      name: `update${name}`,
      description: `Changes the fields of ${aTitle} that the input names; all others stay as they are.`,
    })
    async update(
      @IdArg() id: string,
      @Arg('input', () => inputs.update, { description: 'Fields that change.' }) input: Update,
      @Ctx() context: GraphQLContext,
      @Info() info: GraphQLResolveInfo,
    ): Promise<E> {
      const stored = await this.service.update(context, id, input)
      return this.service.getById(context, stored, selectionOf(info))
    }

    @Mutation(() => Boolean, {
      name: `remove${name}`,
      description: `Removes ${aTitle}; an administrator can restore it.`,
    })
    async remove(
      @IdArg() id: string,
      @Ctx() context: GraphQLContext,
      @OwnPasswordArg(asksOwnPassword) currentPassword?: string | null,
    ): Promise<boolean> {
      await this.service.remove(withOwnPassword(context, currentPassword), id)
      return true
    }

    @Mutation(() => entity, {
      name: `restore${name}`,
      description: `Restores ${aTitle} that was removed. For administrators.`,
    })
    async restore(
      @IdArg() id: string,
      @Ctx() context: GraphQLContext,
      @Info() info: GraphQLResolveInfo,
      @OwnPasswordArg(asksOwnPassword) currentPassword?: string | null,
    ): Promise<E> {
      const restored = await this.service.restore(withOwnPassword(context, currentPassword), id)
      return this.service.getById(context, restored, selectionOf(info))
    }

    @Mutation(() => ManyChanged, {
      name: `remove${many}`,
      description: `Removes several ${plural} ${TOGETHER}`,
    })
    removeMany(
      @Arg('ids', () => [ID], IDS_OF_RECORDS) ids: string[],
      @Ctx() context: GraphQLContext,
      @OwnPasswordArg(asksOwnPassword) currentPassword?: string | null,
    ): Promise<ManyChanged> {
      return this.service.removeMany(withOwnPassword(context, currentPassword), ids)
    }

    @Mutation(() => ManyChanged, {
      name: `restore${many}`,
      description: `Restores several ${plural} that were removed, ${TOGETHER} For administrators.`,
    })
    restoreMany(
      @Arg('ids', () => [ID], IDS_OF_RECORDS) ids: string[],
      @Ctx() context: GraphQLContext,
      @OwnPasswordArg(asksOwnPassword) currentPassword?: string | null,
    ): Promise<ManyChanged> {
      return this.service.restoreMany(withOwnPassword(context, currentPassword), ids)
    }
  }
  const Pictured = definition.image ? pictureResolver(BaseResolver, entity, definition.image) : BaseResolver
  return entity.prototype instanceof ContentEntity ? manyResolver(Pictured, definition) : Pictured
}

/** The addresses of a record's picture. @param path the property with its path. */
function pictureResolver<E extends object, B extends abstract new (...parts: never[]) => object>(
  Base: B,
  entity: new () => E,
  path: keyof E,
): B {
  @Resolver(() => entity)
  abstract class PictureResolver extends (Base as abstract new (...parts: never[]) => object) {
    @FieldResolver(() => String, { nullable: true, description: 'Address of the picture.' })
    imageUrl(
      @Root() row: E,
      @Ctx() { media }: GraphQLContext,
      @WidthArg() width?: number | null,
    ): string | null {
      return media.imageUrl(row[path] as string | null, width)
    }

    @FieldResolver(() => String, { nullable: true, description: 'Address of the picture, 240 pixels wide.' })
    thumbUrl(@Root() row: E, @Ctx() { media }: GraphQLContext): string | null {
      return media.thumbUrl(row[path] as string | null)
    }
  }
  return PictureResolver as unknown as B
}

type ResolverBase<E extends Identified, Add extends object, Update extends object> = abstract new (
  ...parts: never[]
) => { readonly service: RecordService<E, Add, Update> }

function manyResolver<
  E extends Identified,
  Add extends object,
  Update extends object,
  B extends ResolverBase<E, Add, Update>,
>(Base: B, definition: RecordDefinition<E, Add, Update>): B {
  const { entity, inputs, plural } = definition
  const many = capitalized(definition.many)

  @Resolver(() => entity)
  abstract class ManyResolver extends (Base as ResolverBase<E, Add, Update>) {
    @Mutation(() => ManyChanged, {
      name: `update${many}`,
      description: `Makes the same change to several ${plural} ${TOGETHER}`,
    })
    updateMany(
      @Arg('ids', () => [ID], IDS_OF_RECORDS) ids: string[],
      @Arg('input', () => inputs.update, { description: 'Fields that change.' }) input: Update,
      @Arg('versions', () => [Int], { nullable: true, description: VERSIONS })
      versions: number[] | null | undefined,
      @Ctx() context: GraphQLContext,
    ): Promise<ManyChanged> {
      return this.service.updateMany(context, ids, input, versions)
    }
  }
  return ManyResolver as unknown as B
}

/** All queries and mutations of an entity except its list. */
export function recordResolver<E extends Identified, Add extends object, Update extends object>(
  definition: RecordDefinition<E, Add, Update>,
) {
  const { entity, inputs } = definition
  const { name, aTitle } = namesOf(definition)

  @Resolver(() => entity)
  abstract class RecordResolver extends baseResolver(definition) {
    @Mutation(() => entity, { name: `add${name}`, description: `Adds ${aTitle}.` })
    async add(
      @Arg('input', () => inputs.add, { description: 'Fields of the new record.' }) input: Add,
      @Ctx() context: GraphQLContext,
      @Info() info: GraphQLResolveInfo,
    ): Promise<E> {
      const id = await this.service.add(context, input)
      return this.service.getById(context, id, selectionOf(info))
    }
  }
  return RecordResolver
}

/** All queries and mutations of an entity whose list is not paged. */
export function listResolver<E extends Identified, Add extends object, Update extends object>(
  definition: RecordDefinition<E, Add, Update>,
) {
  const { entity, many, plural, sorted } = definition

  @Resolver(() => entity)
  class ListResolver extends recordResolver(definition) {
    @Query(() => [entity], { name: many, description: `Returns the ${plural}, ${sorted}.` })
    getAll(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<E[]> {
      return this.service.getAll(context, selectionOf(info))
    }
  }
  return ListResolver
}

/** All queries and mutations of an entity whose list is paged, in the format of the user manager's clients. */
export function pagedResolver<E extends Identified, Add extends object, Update extends object>(
  definition: RecordDefinition<E, Add, Update>,
) {
  const { entity, many, plural } = definition
  const Page = pageType(entity, namesOf(definition).name)

  @Resolver(() => entity)
  class PagedResolver extends recordResolver(definition) {
    declare readonly service: RecordService<E, Add, Update> & PagedService<E>

    @Query(() => Page, { name: many, description: `Returns one page of the ${plural}.` })
    getPage(
      @Arg('page', () => Int, { description: 'Number of the page, from 1.' }) page: number,
      @Arg('pageCount', () => Int, { description: 'Number of records on a page, 1 to 100.' })
      pageCount: number,
      @Arg('query', () => String, { nullable: true, description: 'Text to search for.' })
      query: string | null | undefined,
      @Arg('orderBy', () => String, {
        nullable: true,
        description: 'Field to sort by; `name desc` reverses the order.',
      })
      orderBy: string | null | undefined,
      @Ctx() context: GraphQLContext,
      @Info() info: GraphQLResolveInfo,
    ): Promise<PageOf<E>> {
      return this.service.getPage(context, { page, pageCount, query, orderBy }, selectionOf(info))
    }
  }
  return PagedResolver
}

function fieldsOf<E extends object>({
  entity,
  table,
}: Pick<RecordDefinition<E, object, object>, 'entity' | 'table'>) {
  const base = entity.prototype instanceof ContentEntity ? BASE_FIELDS : ['id', 'isDeleted']
  const fields = [...new Set([...base, ...table.fields, ...(table.restricted ?? [])])]
  const linked = Object.keys(table.linked ?? {})
  return `Fields: ${fields.join(', ')}.${linked.length > 0 ? ` Filters also take ${linked.join(', ')}.` : ''}`
}
