import type { EntityManager } from '@mikro-orm/postgresql'
import { BadInputError, ForbiddenError } from '../../core/errors.ts'
import { checked } from '../../core/input/check-input.ts'
import { OWN_PASSWORD, withOwnPassword } from '../../core/own-password.ts'
import { type PageOf, PageQuery } from '../../core/read/page.ts'
import { type Selection, select, selectRelation } from '../../core/read/selection.ts'
import { PAGE_SIZE } from '../../core/read/table-query.ts'
import type { RecordDefinition } from '../../core/record-definition.ts'
import type { RecordedValues } from '../../core/record-rules.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { type SecurityLog, whoIn } from '../../core/security-log.ts'
import type { Stored } from '../../core/write/once.ts'
import { RecordService, type Undone } from '../../core/write/record-service.ts'
import type { RecordTools } from '../../core/write/record-tools.ts'
import type { AdministratorGuard } from './administrator-guard.ts'

/** Dependencies of these services. */
export interface DirectoryParts {
  readonly guard: AdministratorGuard
  readonly security: SecurityLog
}

/** Users, roles and groups: paged lists, security stamps, and the rules for granting roles. */
export class DirectoryService<
  E extends { id: number; isDeleted: boolean; concurrencyStamp: string },
  Add extends object,
  Update extends object,
> extends RecordService<E, Add, Update> {
  constructor(
    definition: RecordDefinition<E, Add, Update>,
    tools: RecordTools,
    protected readonly directory: DirectoryParts,
  ) {
    super(definition, tools)
  }

  /** One page of the list, in the format of the user manager's clients. */
  async getPage(context: RequestContext, raw: PageQuery, selection: Selection): Promise<PageOf<E>> {
    const { page, pageCount, query, orderBy } = await checked(PageQuery, raw)
    const [field, direction, ...rest] = (orderBy ?? '').trim().split(/\s+/)
    if (rest.length > 0 || (direction && !/^(asc|desc)$/i.test(direction))) {
      throw BadInputError.field('orderBy', 'SORT_ORDER')
    }
    const table = await this.getTableAll(
      context,
      {
        page,
        pageSize: pageCount,
        query,
        orderBy: field || null,
        descending: /^desc$/i.test(direction ?? ''),
      },
      selectRelation(select('totalCount'), 'items', selection.relations.get('data')),
    )
    return {
      data: table.items,
      totalCount: table.totalCount,
      pageSize: pageCount ?? PAGE_SIZE.default,
      currentPage: page,
      totalPages: Math.ceil(table.totalCount / pageCount),
    }
  }

  override add(context: RequestContext, raw: Partial<Add>): Promise<number> {
    return super.add(withOwnPassword(context, passwordIn(raw)), raw)
  }

  override update(context: RequestContext, id: unknown, raw: Partial<Update>): Promise<number> {
    return super.update(withOwnPassword(context, passwordIn(raw)), id, raw)
  }

  /** @throws {ForbiddenError} if it changes administrators, and the caller's own password was not sent with it. */
  override undo(context: RequestContext, change: RecordedValues): Promise<number> {
    return undoing(context, () => super.undo(context, change))
  }

  override undoAll(
    context: RequestContext,
    changes: readonly RecordedValues[],
    leaveChanged: boolean,
  ): Promise<Undone> {
    return undoing(context, () => super.undoAll(context, changes, leaveChanged))
  }

  protected override async write<T extends Stored>(
    context: RequestContext,
    work: (em: EntityManager) => Promise<T>,
  ): Promise<T> {
    const { guard, security } = this.directory
    const isPart = guard.isWatching(context.em)
    const result = await super.write(context, (em) => guard.watch(em, context, () => work(em)))
    if (!isPart) security({ event: 'rights', outcome: 'success', kind: this.kind, ...whoIn(context) })
    return result
  }
}

/** An undo has no input whose field could be missing. */
async function undoing<T>(context: RequestContext, undo: () => Promise<T>): Promise<T> {
  try {
    return await undo()
  } catch (error) {
    const isAsked = error instanceof BadInputError && error.fields.some(isOwnPassword)
    if (isAsked && !context.currentPassword) throw new ForbiddenError('UNDO_NEEDS_PASSWORD')
    throw error
  }
}

function passwordIn(raw: object): unknown {
  return (raw as Partial<Record<typeof OWN_PASSWORD, unknown>>)[OWN_PASSWORD]
}

function isOwnPassword({ field }: { readonly field: string }): boolean {
  return field === OWN_PASSWORD
}
