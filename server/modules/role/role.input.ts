import { IsOptional } from 'class-validator'
import { Field, InputType } from 'type-graphql'
import { OptionalButNotNull, ShortName, Text } from '../../core/validation.ts'

@InputType({ description: 'What a new role holds.' })
export class AddRole {
  @Field(() => String, { description: '1 to 100 characters, unique whatever its case.' })
  @ShortName()
  name!: string
}

@InputType({ description: 'What changes of a role; what is absent stays.' })
export class UpdateRole {
  @Field(() => String, { nullable: true, description: '1 to 100 characters, unique whatever its case.' })
  @OptionalButNotNull()
  @ShortName()
  name?: string

  @Field(() => String, { nullable: true, description: 'The stamp that was read; an old one is CONFLICT.' })
  @IsOptional()
  @Text(64)
  concurrencyStamp?: string | null
}
