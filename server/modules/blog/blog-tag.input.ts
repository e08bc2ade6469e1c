import { IsOptional } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'
import { Status } from '../../core/status.ts'
import { Name, OptionalButNotNull, StatusValue, VersionNumber } from '../../core/validation.ts'

@InputType({ description: 'Fields of a new blog tag.' })
export class AddBlogTag {
  @Field(() => String, { description: '1 to 200 characters.' })
  @Name()
  name!: string

  @Field(() => Status, { nullable: true, description: 'Visibility to the public; ACTIVE by default.' })
  @IsOptional()
  @StatusValue()
  status?: Status | null
}

@InputType({ description: 'Changes to a blog tag. Fields that are left out stay as they are.' })
export class UpdateBlogTag {
  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  @OptionalButNotNull()
  @Name()
  name?: string

  @Field(() => Status, { nullable: true, description: 'New visibility to the public.' })
  @IsOptional()
  @StatusValue()
  status?: Status | null

  @Field(() => Int, {
    nullable: true,
    description: 'Version that the change was made from. An older one fails with CONFLICT.',
  })
  @IsOptional()
  @VersionNumber()
  version?: number | null
}
