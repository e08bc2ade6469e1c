import { IsOptional } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'
import { Status } from '../../core/status.ts'
import { Name, OptionalButNotNull, StatusValue, VersionNumber } from '../../core/validation.ts'

@InputType({ description: 'What a new blog tag holds.' })
export class AddBlogTag {
  @Field(() => String, { description: '1 to 200 characters.' })
  @Name()
  name!: string

  @Field(() => Status, { nullable: true, description: 'ACTIVE where it is left out.' })
  @IsOptional()
  @StatusValue()
  status?: Status | null
}

@InputType({ description: 'What changes of a blog tag; what is absent stays.' })
export class UpdateBlogTag {
  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  @OptionalButNotNull()
  @Name()
  name?: string

  @Field(() => Status, { nullable: true, description: 'ACTIVE where it is left out.' })
  @IsOptional()
  @StatusValue()
  status?: Status | null

  @Field(() => Int, { nullable: true, description: 'The version that was read; a stale one is CONFLICT.' })
  @IsOptional()
  @VersionNumber()
  version?: number | null
}
