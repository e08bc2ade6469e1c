import { Entity } from '@mikro-orm/decorators/legacy'
import { ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import {
  DayField,
  FlagField,
  ItemsField,
  NameField,
  ShortTextField,
} from '../../core/input/content-fields.ts'
import { DayPeriod, MAX_PERIODS } from '../site/opening-period.item.ts'

@ObjectType({
  simpleResolvers: true,
  description: 'Days with hours that differ from those of the week, such as a holiday.',
})
@Entity({ tableName: 'opening_exception' })
export class OpeningException extends ContentEntity {
  @DayField('First day, YYYY-MM-DD.')
  fromDate!: string

  @DayField('Last day, YYYY-MM-DD; the first one or later.')
  toDate!: string

  @NameField('Text that visitors read, such as a holiday, 1 to 200 characters.')
  label!: string

  @FlagField('Whether everything is closed on these days; then there are no periods.')
  closed: boolean = false

  @ItemsField(
    'Hours of each of these days, for their kinds; other kinds keep the hours of the week.',
    () => DayPeriod,
    MAX_PERIODS.day,
  )
  periods: DayPeriod[] | null = null

  @ShortTextField(500, 'A note for holders of the role site.manage, null for others; up to 500 characters.')
  note: string | null = null
}
