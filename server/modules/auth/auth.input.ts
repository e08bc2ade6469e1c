import { IsOptional } from 'class-validator'
import { Field, InputType } from 'type-graphql'
import { RequiredText, Text } from '../../core/validation.ts'

@InputType({ description: 'Who signs in: by mail address or by user name.' })
export class LoginInput {
  @Field(() => String, { nullable: true, description: 'Mail address; or give the user name.' })
  @IsOptional()
  @Text(254)
  email?: string | null

  @Field(() => String, { nullable: true, description: 'User name; or give the mail address.' })
  @IsOptional()
  @Text(254)
  userName?: string | null

  @Field(() => String, { description: 'Its password.' })
  @RequiredText(1000)
  password!: string
}
