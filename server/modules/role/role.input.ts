import { IsOptional } from 'class-validator'
import { Field, InputType } from 'type-graphql'
import { OptionalButNotNull, ShortName, Text } from '../../core/input/validation.ts'

@InputType({ description: 'Fields of a new role.' })
export class AddRole {
  @Field(() => String, { description: '1 to 100 characters; unique, and case makes no difference.' })
  @ShortName()
  name!: string
}

@InputType({ description: 'Changes to a role. Fields that are left out stay as they are.' })
export class UpdateRole {
  @Field(() => String, {
    nullable: true,
    description: '1 to 100 characters; unique, and case makes no difference.',
  })
  @OptionalButNotNull()
  @ShortName()
  name?: string

  @Field(() => String, {
    nullable: true,
    description: 'Stamp that the change was made from. An older one fails with CONFLICT.',
  })
  @IsOptional()
  @Text(64)
  concurrencyStamp?: string | null
}
