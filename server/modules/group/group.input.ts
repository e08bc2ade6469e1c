import { IsOptional } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { Description, IdList, OptionalButNotNull, ShortName } from '../../core/input/validation.ts'

/** What may be told of a group whether it is new or not. */
@InputType()
abstract class GroupFields {
  @Field(() => String, { nullable: true, description: 'Up to 20,000 characters.' })
  @IsOptional()
  @Description()
  description?: string | null

  @Field(() => [ID], {
    nullable: true,
    description: 'Ids of all roles of the group. A caller can only hand out roles that they hold.',
  })
  @IsOptional()
  @IdList()
  roleIds?: number[] | null
}

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
}
