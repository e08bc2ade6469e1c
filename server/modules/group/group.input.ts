import { IsOptional } from 'class-validator'
import { Field, ID, InputType } from 'type-graphql'
import { Description, IdList, OptionalButNotNull, ShortName } from '../../core/validation.ts'

/** What may be told of a group whether it is new or not. */
@InputType()
abstract class GroupFields {
  @Field(() => String, { nullable: true, description: 'Up to 20,000 characters.' })
  @IsOptional()
  @Description()
  description?: string | null

  @Field(() => [ID], { nullable: true, description: 'The roles it bundles: only such as the caller holds.' })
  @IsOptional()
  @IdList()
  roleIds?: number[] | null
}

@InputType({ description: 'What a new group holds.' })
export class AddGroup extends GroupFields {
  @Field(() => String, { description: '1 to 100 characters, unique whatever its case.' })
  @ShortName()
  name!: string
}

@InputType({ description: 'What changes of a group; what is absent stays.' })
export class UpdateGroup extends GroupFields {
  @Field(() => String, { nullable: true, description: '1 to 100 characters, unique whatever its case.' })
  @OptionalButNotNull()
  @ShortName()
  name?: string
}
