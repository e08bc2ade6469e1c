import { ArrayMinSize, IsOptional } from 'class-validator'
import { Field, InputType } from 'type-graphql'
import { broken, Choices, NameUpTo, Text, TimeOfDay } from '../../core/input/validation.ts'
import { PushTopic } from './push.item.ts'

/** A subscription and its keys are short; this bounds what is looked at. */
const LONGEST_KEY = 200

@InputType({ description: "The browser's subscription to pushes, and what it rings for." })
export class AddPushDevice {
  @Field(() => String, {
    description:
      'Address of the subscription, up to 2,000 characters: https, of a push service of Google, Apple, Mozilla or Microsoft.',
  })
  @Text(2_000)
  endpoint!: string

  @Field(() => String, { description: 'Its public key, a point of P-256, as base64url.' })
  @Text(LONGEST_KEY)
  p256dh!: string

  @Field(() => String, { description: 'Its secret, 16 bytes, as base64url.' })
  @Text(LONGEST_KEY)
  auth!: string

  @Field(() => String, { description: 'Name of the device, 1 to 60 characters.' })
  @NameUpTo(60)
  name!: string

  @Field(() => [PushTopic], {
    description:
      'Subjects for which it rings, one or more: of tables with `reservation.manage`, of alerts for administrators.',
  })
  @Choices(Object.values(PushTopic))
  @ArrayMinSize(1, broken('REQUIRED'))
  topics!: PushTopic[]

  @Field(() => String, {
    nullable: true,
    description: 'Time HH:MM from which it rings only for what is within three hours; beside `quietTo`.',
  })
  @IsOptional()
  @TimeOfDay()
  quietFrom?: string | null = null

  @Field(() => String, {
    nullable: true,
    description: 'Time HH:MM from which it rings again for everything.',
  })
  @IsOptional()
  @TimeOfDay()
  quietTo?: string | null = null
}
