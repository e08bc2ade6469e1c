import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { exceptionsOverlap, overlapInDay } from '../../../web/src/rules/opening-hours.ts'
import { holds } from '../../core/access.ts'
import { BadInputError, ConflictError } from '../../core/errors.ts'
import { fieldFault } from '../../core/field-rules.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { InputOf } from '../../core/record-definition.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { contentService } from '../../core/write/content-service.ts'
import { OpeningException } from './opening-exception.entity.ts'
import { openingExceptionRecord } from './opening-exception.record.ts'

type Rules = Pick<OpeningException, 'fromDate' | 'toDate' | 'label' | 'closed' | 'periods'>

export class OpeningExceptionService extends contentService(openingExceptionRecord) {
  override readonly lock = LOCKS.openingExceptions

  protected override async values(
    em: EntityManager,
    input: InputOf<typeof openingExceptionRecord>,
    entity: OpeningException | null,
    context: RequestContext,
  ): Promise<EntityData<OpeningException>> {
    const values = await super.values(em, input, entity, context)
    // A closed day loses the hours it had.
    if (values.closed === true && input.periods === undefined) values.periods = null
    const rules = { closed: false, periods: null, ...entity, ...values } as Rules
    checkHours(rules)
    await this.expectNoOverlap(em, rules, entity?.id ?? 0)
    return values
  }

  protected override async beforeRestore(em: EntityManager, entity: OpeningException): Promise<void> {
    await this.expectNoOverlap(em, entity, entity.id)
  }

  /** Only managers of the hours see the notes. */
  protected override visible({ caller }: RequestContext, rows: OpeningException[]): OpeningException[] {
    return holds(caller, 'site.manage') ? rows : rows.map((row) => ({ ...row, note: null }))
  }

  private async expectNoOverlap(em: EntityManager, rules: Rules, id: number): Promise<void> {
    const others = await em.find(OpeningException, {
      isDeleted: false,
      id: { $ne: id },
      fromDate: { $lte: rules.toDate },
      toDate: { $gte: rules.fromDate },
    })
    const overlapping = others.find((other) => exceptionsOverlap(rules, other))
    if (!overlapping) return
    const { label, fromDate, toDate } = overlapping
    throw new ConflictError('OVERLAPPING_EXCEPTION', { label, fromDate, toDate })
  }
}

/** @throws {BadInputError} if days or hours contradict each other. */
function checkHours({ fromDate, toDate, closed, periods }: Rules): void {
  if (toDate < fromDate) throw BadInputError.field('toDate', 'NOT_BEFORE', { other: 'fromDate' })
  const count = periods?.length ?? 0
  if (closed && count > 0) throw BadInputError.field('periods', 'EMPTY_BESIDE', { other: 'closed' })
  if (!closed && count === 0) {
    throw BadInputError.of([
      fieldFault('periods', 'REQUIRED_WITHOUT', { other: 'closed' }),
      fieldFault('closed', 'REQUIRED_WITHOUT', { other: 'periods' }),
    ])
  }
  const overlap = overlapInDay(periods ?? [], fromDate < toDate)
  if (overlap) {
    const [first, second] = overlap.map(({ opens, closes }) => `${opens}–${closes}`) as [string, string]
    throw BadInputError.field('periods', 'OVERLAPPING_PERIODS', { first, second })
  }
}
