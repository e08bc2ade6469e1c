import type { EntityManager } from '@mikro-orm/postgresql'
import { exceptionsOverlap, overlapInDay } from '../../../web/src/rules/opening-hours.ts'
import { BadInputError, ConflictError } from '../../core/errors.ts'
import { fieldFault } from '../../core/field-rules.ts'
import type { AddInput, UpdateInput } from '../../core/input/content-inputs.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { RecordRules } from '../../core/record-rules.ts'
import { OpeningException } from './opening-exception.entity.ts'

type Rules = Pick<OpeningException, 'fromDate' | 'toDate' | 'label' | 'closed' | 'periods'>

export const openingExceptionRules: RecordRules<
  OpeningException,
  AddInput<OpeningException> | UpdateInput<OpeningException>
> = {
  lock: LOCKS.openingExceptions,
  async values({ em, input, record }, fromInput) {
    const values = await fromInput()
    // A closed day loses the hours it had.
    if (values.closed === true && input.periods === undefined) values.periods = null
    const rules = { closed: false, periods: null, ...record, ...values } as Rules
    checkHours(rules)
    await expectNoOverlap(em, rules, record?.id ?? 0)
    return values
  },
  beforeRestore: (exception, { em }) => expectNoOverlap(em, exception, exception.id),
}

async function expectNoOverlap(em: EntityManager, rules: Rules, id: number): Promise<void> {
  // The other exceptions of the same call.
  await em.flush()
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
