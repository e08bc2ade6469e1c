import { ArrayMinSize } from 'class-validator'
import { Field, GraphQLISODateTime, InputType } from 'type-graphql'
import { broken, Moment, NameUpTo, RequiredText } from '../../core/input/validation.ts'

@InputType({ description: 'Fields of a new token for a program.' })
export class AddApiToken {
  @Field(() => String, { description: 'Name of the program, 1 to 60 characters.' })
  @NameUpTo(60)
  name!: string

  @Field(() => [String], {
    description:
      "Roles of the program, some of one's own but `administrator` and those by which accounts are managed.",
  })
  @ArrayMinSize(1, broken('REQUIRED'))
  roles!: string[]

  @Field(() => GraphQLISODateTime, {
    description: 'Time until which it can be used, at most 400 days from now.',
  })
  @Moment()
  expiresAt!: Date

  @Field(() => String, { description: "The caller's own password." })
  @RequiredText(1000)
  currentPassword!: string
}
