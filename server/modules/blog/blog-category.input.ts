import { IsOptional } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'
import { Name, OptionalButNotNull, VersionNumber } from '../../core/validation.ts'

@InputType({ description: 'What a new blog category holds.' })
export class AddBlogCategory {
  @Field(() => String, { description: '1 to 200 characters.' })
  @Name()
  name!: string
}

@InputType({ description: 'What changes of a blog category; what is absent stays.' })
export class UpdateBlogCategory {
  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  @OptionalButNotNull()
  @Name()
  name?: string

  @Field(() => Int, { nullable: true, description: 'The version that was read; a stale one is CONFLICT.' })
  @IsOptional()
  @VersionNumber()
  version?: number | null
}
