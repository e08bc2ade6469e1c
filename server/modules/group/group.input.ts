import { Field, InputType } from 'type-graphql'
import { optionalInput } from '../../core/input/content-inputs.ts'
import { StampInput } from '../../core/input/stamp-field.ts'
import { OptionalButNotNull, ShortName } from '../../core/input/validation.ts'
import { Group } from './group.entity.ts'

const GroupFields = optionalInput<Group, 'description' | 'displayName', { roleIds?: number[] | null }>(Group)

@InputType({ description: 'Fields of a new group.' })
export class AddGroup extends GroupFields {
  @Field(() => String, { description: '1 to 100 characters; unique, and case makes no difference.' })
  @ShortName()
  name!: string
}

@InputType({ description: 'Changes to a group. Fields that are left out stay as they are.' })
export class UpdateGroup extends GroupFields {
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
