import { ArrayMinSize } from 'class-validator'
import { Field, GraphQLISODateTime, InputType } from 'type-graphql'
import { broken, Choices, Moment, NameUpTo, RequiredText } from '../../core/input/validation.ts'

/** Roles that a program may have. */
export const PROGRAM_ROLES = [
  'about.manage',
  'blog.manage',
  'category.manage',
  'contact.manage',
  'product.manage',
  'service.manage',
  'product.availability',
  'site.manage',
] as const

@InputType({ description: 'Fields of a new token for a program.' })
export class AddApiToken {
  @Field(() => String, { description: 'Name of the program, 1 to 60 characters.' })
  @NameUpTo(60)
  name!: string

  @Field(() => [String], {
    description: `Roles of the program, some of one's own of: ${PROGRAM_ROLES.join(', ')}.`,
  })
  @Choices(PROGRAM_ROLES)
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
