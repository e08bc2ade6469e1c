import { IsOptional } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'
import { Name, OptionalButNotNull, VersionNumber } from '../../core/validation.ts'

@InputType({ description: 'Fields of a new blog category.' })
export class AddBlogCategory {
  @Field(() => String, { description: '1 to 200 characters.' })
  @Name()
  name!: string
}

@InputType({ description: 'Changes to a blog category. Fields that are left out stay as they are.' })
export class UpdateBlogCategory {
  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  @OptionalButNotNull()
  @Name()
  name?: string

  @Field(() => Int, {
    nullable: true,
    description: 'Version that the change was made from. An older one fails with CONFLICT.',
  })
  @IsOptional()
  @VersionNumber()
  version?: number | null
}
