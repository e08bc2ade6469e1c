import { Entity, Property } from '@mikro-orm/decorators/legacy'
import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import { InputField, MomentField, NameField, ShortTextField } from '../../core/input/content-fields.ts'
import { Items } from '../../core/input/validation.ts'
import {
  MAX_PLAN_LINES,
  PricePlanLineInput,
  type StoredOutcome,
  type StoredPlanLine,
} from './price-plan.item.ts'

@ObjectType({
  simpleResolvers: true,
  description: 'Prices that are set together, at a moment or by a call. Without a moment it is a draft.',
})
@Entity({ tableName: 'price_plan' })
export class PricePlan extends ContentEntity {
  @NameField()
  name!: string

  @ShortTextField(1_000)
  note: string | null = null

  @MomentField('Time at which it applies, at most 400 days ahead; null for a draft.')
  appliesAt: Date | null = null

  @InputField({
    type: () => [PricePlanLineInput],
    rule: () => Items(() => PricePlanLineInput, MAX_PLAN_LINES),
    required: true,
    description: 'Planned prices, 1 to 1,000.',
  })
  @Property({ type: 'json' })
  lines!: StoredPlanLine[]

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Time at which it was applied.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  readonly appliedAt: Date | null = null

  @Field(() => String, {
    nullable: true,
    description: 'Id of the request that applied it, `plan-` and its id, with which `undoRequest` undoes it.',
  })
  @Property({ type: 'text', nullable: true })
  readonly requestId: string | null = null

  @Property({ type: 'json', nullable: true })
  readonly outcome: StoredOutcome | null = null

  /** The prices before it was applied, by product and serving. */
  @Property({ type: 'json', nullable: true })
  readonly appliedPrices: Record<string, number> | null = null
}
