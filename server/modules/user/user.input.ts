import { IsOptional } from 'class-validator'
import { Field, GraphQLISODateTime, ID, InputType } from 'type-graphql'
import { Status } from '../../core/status.ts'
import {
  EmailAddress,
  Flag,
  IdList,
  NothingButNull,
  OptionalButNotNull,
  Password,
  StatusValue,
  Text,
  UserNameText,
} from '../../core/validation.ts'

/** What may be told of a user whether it is new or not. */
@InputType()
abstract class UserFields {
  @Field(() => String, { nullable: true, description: 'Up to 32 characters.' })
  @IsOptional()
  @Text(32)
  phoneNumber?: string | null

  @Field(() => String, { nullable: true, description: 'Up to 200 characters.' })
  @IsOptional()
  @Text(200)
  firstName?: string | null

  @Field(() => String, { nullable: true, description: 'Up to 200 characters.' })
  @IsOptional()
  @Text(200)
  lastName?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Address or path of a picture, up to 1,000 characters.',
  })
  @IsOptional()
  @Text(1000)
  avatar?: string | null

  @Field(() => String, { nullable: true, description: 'Up to 200 characters.' })
  @IsOptional()
  @Text(200)
  mood?: string | null

  @Field(() => String, { nullable: true, description: 'Up to 200 characters.' })
  @IsOptional()
  @Text(200)
  chatStatus?: string | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether somebody has seen that the address is theirs.',
  })
  @IsOptional()
  @Flag()
  emailConfirmed?: boolean | null

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether somebody has seen that the number is theirs.',
  })
  @IsOptional()
  @Flag()
  phoneNumberConfirmed?: boolean | null

  @Field(() => Boolean, { nullable: true, description: 'Kept for clients that show it.' })
  @IsOptional()
  @Flag()
  twoFactorEnabled?: boolean | null

  @Field(() => Boolean, { nullable: true, description: 'Whether failed sign-ins lock it out at all.' })
  @IsOptional()
  @Flag()
  lockoutEnabled?: boolean | null

  @Field(() => Status, {
    nullable: true,
    description: 'PASSIVE ones cannot sign in; ACTIVE where a new one leaves it out.',
  })
  @IsOptional()
  @StatusValue()
  status?: Status | null

  @Field(() => [ID], {
    nullable: true,
    description: 'All its groups: only such whose roles the caller holds.',
  })
  @IsOptional()
  @IdList()
  groupIds?: number[] | null
}

@InputType({ description: 'What a new user holds.' })
export class AddUser extends UserFields {
  @Field(() => String, {
    description: '3 to 64 of ASCII letters, digits and ._-@+, unique whatever its case.',
  })
  @UserNameText()
  userName!: string

  @Field(() => String, { description: 'Mail address, up to 254 characters, unique whatever its case.' })
  @EmailAddress()
  email!: string

  @Field(() => String, {
    description: '10 to 128 characters, none of the 1,000 commonest, no name of the account or the site.',
  })
  @Password()
  password!: string
}

@InputType({ description: 'What changes of a user; what is absent stays.' })
export class UpdateUser extends UserFields {
  @Field(() => String, {
    nullable: true,
    description: '3 to 64 of ASCII letters, digits and ._-@+, unique whatever its case.',
  })
  @OptionalButNotNull()
  @UserNameText()
  userName?: string

  @Field(() => String, {
    nullable: true,
    description: 'Mail address, up to 254 characters, unique whatever its case.',
  })
  @OptionalButNotNull()
  @EmailAddress()
  email?: string

  @Field(() => String, {
    nullable: true,
    description:
      '10 to 128 characters, none of the 1,000 commonest, no name of the account or the site. A new one ends all tokens of the user.',
  })
  @OptionalButNotNull()
  @Password()
  password?: string

  @Field(() => String, {
    nullable: true,
    description: "The caller's own password, needed to change an administrator's email, password or groups.",
  })
  @IsOptional()
  @Text(1000)
  currentPassword?: string | null

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Null unlocks; nothing else is accepted.' })
  @NothingButNull()
  lockoutEnd?: null

  @Field(() => String, { nullable: true, description: 'The stamp that was read; an old one is CONFLICT.' })
  @IsOptional()
  @Text(64)
  concurrencyStamp?: string | null
}
