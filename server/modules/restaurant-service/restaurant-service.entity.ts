import { Entity, Formula, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import { NameField, OrderField, StatusField, TextField } from '../../core/input/content-fields.ts'
import { Status } from '../../core/primitives/status.ts'

/** 2 KiB as base64: a larger icon in each page would cost more than the request that it saves. */
const SMALL_ICON_CHARACTERS = Math.ceil(2_048 / 3) * 4

/** An offer of the restaurant. `Service` in both APIs; the longer name distinguishes it from the service layer. */
@ObjectType('Service', {
  simpleResolvers: true,
  description: 'A service of the restaurant, such as delivery or catering.',
})
@Entity({ tableName: 'service' })
export class RestaurantService extends ContentEntity {
  @NameField()
  name!: string

  @TextField({ required: false })
  description: string | null = null

  @Field(() => String, { nullable: true, description: 'The picture as bare base64; null in lists.' })
  @Property({ type: 'text', nullable: true, lazy: true })
  image: string | null = null

  @Field(() => String, { nullable: true, description: 'The icon as bare base64 of a PNG, at most 128×128.' })
  @Property({ type: 'text', nullable: true })
  icon: string | null = null

  /** A hash for the address of the picture, so that a list need not read the picture itself. */
  @Formula((columns) => `md5(${columns.image})`, { type: 'text', lazy: true, persist: false, nullable: true })
  imageHash?: string | null

  @Formula((columns) => `md5(${columns.icon})`, { type: 'text', lazy: true, persist: false, nullable: true })
  iconHash?: string | null

  /** The icon itself if pages may embed it. */
  @Formula(
    (columns) => `case when length(${columns.icon}) <= ${SMALL_ICON_CHARACTERS} then ${columns.icon} end`,
    {
      type: 'text',
      lazy: true,
      persist: false,
      nullable: true,
    },
  )
  embeddedIcon?: string | null

  @OrderField('Place in the list, 0 to 100,000; equal places go by id.')
  order!: number

  @StatusField()
  status: Status = Status.ACTIVE
}
