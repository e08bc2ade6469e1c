import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql'
import { describedEnum } from '../../core/primitives/described-enum.ts'
import { User } from '../user/user.entity.ts'

export const PasswordLinkKind = describedEnum('PasswordLinkKind', 'Purpose of a link.', {
  INVITATION: 'The first password of an invited user.',
  RESET: 'A new password.',
})
export type PasswordLinkKind = keyof typeof PasswordLinkKind

const EXPIRES = 'Time until which the link can be used.'

@ObjectType({ simpleResolvers: true, description: 'An invitation to set the first password.' })
export class Invitation {
  @Field(() => User, { description: 'The invited user.' })
  user!: User

  @Field(() => GraphQLISODateTime, { description: EXPIRES })
  expiresAt!: Date

  @Field(() => Boolean, { description: 'Whether the link is mailed to the user.' })
  mailed!: boolean

  @Field(() => String, {
    nullable: true,
    description: 'The link, which is shown this once, to be handed to the user; null if it is mailed.',
  })
  link!: string | null
}

@ObjectType({ simpleResolvers: true, description: 'A link by which a user sets a new password.' })
export class PasswordLink {
  @Field(() => String, { description: 'The link, which is shown this once, to be handed to the user.' })
  link!: string

  @Field(() => GraphQLISODateTime, { description: EXPIRES })
  expiresAt!: Date
}

@ObjectType({ simpleResolvers: true, description: 'A link that can be used.' })
export class PasswordLinkInfo {
  @Field(() => PasswordLinkKind, { description: 'Its purpose.' })
  kind!: PasswordLinkKind

  @Field(() => String, { description: 'User name of its account.' })
  userName!: string

  @Field(() => GraphQLISODateTime, { description: EXPIRES })
  expiresAt!: Date
}

@ObjectType({ simpleResolvers: true, description: 'Choices of the sign-in page.' })
export class SignInOptions {
  @Field(() => Boolean, { description: 'Whether links for new passwords can be mailed.' })
  passwordLinks!: boolean

  @Field(() => Boolean, { description: 'Whether passkeys can be used at the address of the site.' })
  passkeys!: boolean
}
