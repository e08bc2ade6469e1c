import { Field, InputType } from 'type-graphql'
import { StampInput } from '../../core/input/stamp-field.ts'
import { OptionalButNotNull, ShortName } from '../../core/input/validation.ts'

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

  @StampInput()
  concurrencyStamp?: string | null
}
