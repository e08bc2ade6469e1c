import { IsOptional } from 'class-validator'
import { Field, GraphQLISODateTime, InputType } from 'type-graphql'
import { optionalInput } from '../../core/input/content-inputs.ts'
import { OwnPasswordInput } from '../../core/input/own-password-field.ts'
import { StampInput } from '../../core/input/stamp-field.ts'
import {
  EmailAddress,
  NothingButNull,
  OptionalButNotNull,
  Password,
  StatusValue,
  UserNameText,
} from '../../core/input/validation.ts'
import { Status } from '../../core/primitives/status.ts'
import { User } from './user.entity.ts'

const USER_NAME = '3 to 64 ASCII letters, digits and ._-@+; unique, and case makes no difference.'
const EMAIL = 'Mail address, up to 254 characters; unique, and case makes no difference.'
/** Description of a password to set. */
export const NEW_PASSWORD =
  '10 to 128 characters, none of the 1,000 commonest, and not the name of the account or of the site.'

const UserFields = optionalInput<
  User,
  | 'phoneNumber'
  | 'firstName'
  | 'lastName'
  | 'avatar'
  | 'mood'
  | 'chatStatus'
  | 'emailConfirmed'
  | 'phoneNumberConfirmed'
  | 'twoFactorEnabled'
  | 'lockoutEnabled',
  { groupIds?: number[] | null }
>(User)

/** The fields of both inputs that are not those of the entity. */
@InputType()
class GuardedFields extends UserFields {
  @OwnPasswordInput()
  currentPassword?: string | null
}

@InputType({ description: 'Fields of a new user.' })
export class AddUser extends GuardedFields {
  @Field(() => String, { description: USER_NAME })
  @UserNameText()
  userName!: string

  @Field(() => String, { description: EMAIL })
  @EmailAddress()
  email!: string

  @Field(() => String, { description: NEW_PASSWORD })
  @Password()
  password!: string

  @Field(() => Status, {
    nullable: true,
    description: 'A PASSIVE user cannot sign in; ACTIVE by default.',
  })
  @IsOptional()
  @StatusValue()
  status?: Status | null
}

@InputType({ description: 'Changes to a user. Fields that are left out stay as they are.' })
export class UpdateUser extends GuardedFields {
  @Field(() => String, { nullable: true, description: USER_NAME })
  @OptionalButNotNull()
  @UserNameText()
  userName?: string

  @Field(() => String, { nullable: true, description: EMAIL })
  @OptionalButNotNull()
  @EmailAddress()
  email?: string

  @Field(() => String, {
    nullable: true,
    description: `${NEW_PASSWORD} A new one ends all tokens of the user.`,
  })
  @OptionalButNotNull()
  @Password()
  password?: string

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Null unlocks the account; no other value is accepted.',
  })
  @NothingButNull()
  lockoutEnd?: null

  @StampInput()
  concurrencyStamp?: string | null

  @Field(() => Status, {
    nullable: true,
    description: 'A PASSIVE user cannot sign in.',
  })
  @IsOptional()
  @StatusValue()
  status?: Status | null
}
