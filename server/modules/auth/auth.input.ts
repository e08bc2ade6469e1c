import { IsOptional } from 'class-validator'
import { Field, InputType } from 'type-graphql'
import { Flag, RequiredText, Text } from '../../core/input/validation.ts'

@InputType({ description: 'Credentials: a mail address or a user name, and the password.' })
export class LoginInput {
  @Field(() => String, { nullable: true, description: 'Mail address. Send this or the user name.' })
  @IsOptional()
  @Text(254)
  email?: string | null

  @Field(() => String, { nullable: true, description: 'User name. Send this or the mail address.' })
  @IsOptional()
  @Text(254)
  userName?: string | null

  @Field(() => String, { description: 'Password of the account.' })
  @RequiredText(1000)
  password!: string

  @Field(() => String, {
    nullable: true,
    description:
      'Six digits of the code app, or a recovery code; spaces and hyphens make no difference. Asked for by CODE_REQUIRED.',
  })
  @IsOptional()
  @Text(100)
  code?: string | null
}

/** Credentials from a page of the site. */
export class SiteLogin extends LoginInput {
  /** Whether no code is asked for on this device for 30 days. */
  @IsOptional()
  @Flag()
  rememberDevice?: boolean | null
}
