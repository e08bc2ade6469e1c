import { IsOptional } from 'class-validator'
import { Field, ID, InputType, Int } from 'type-graphql'
import type { PictureSource } from '../../core/images/picture-source.ts'
import { GraphQLUpload } from '../../core/input/upload-scalar.ts'
import {
  Description,
  IdList,
  IdValue,
  Name,
  OptionalButNotNull,
  Picture,
  StatusValue,
  VersionNumber,
} from '../../core/input/validation.ts'
import { Status } from '../../core/primitives/status.ts'

/** What may be told of a blog whether it is new or not. */
@InputType()
abstract class BlogFields {
  @Field(() => String, { nullable: true, description: 'Up to 20,000 characters.' })
  @IsOptional()
  @Description()
  description?: string | null

  @Field(() => GraphQLUpload, {
    nullable: true,
    description: 'A picture: PNG, JPEG, WebP, AVIF or GIF, up to 10 MiB.',
  })
  @Picture()
  image?: Promise<PictureSource> | null

  @Field(() => ID, { nullable: true, description: 'Id of its blog category.' })
  @IsOptional()
  @IdValue()
  categoryId?: number | null

  @Field(() => [ID], { nullable: true, description: 'Ids of all its tags.' })
  @IsOptional()
  @IdList()
  tagIds?: number[] | null
}

@InputType({ description: 'Fields of a new blog entry.' })
export class AddBlog extends BlogFields {
  @Field(() => String, { description: '1 to 200 characters.' })
  @Name()
  name!: string

  @Field(() => Status, { nullable: true, description: 'Visibility to the public; ACTIVE by default.' })
  @IsOptional()
  @StatusValue()
  status?: Status | null
}

@InputType({ description: 'Changes to a blog entry. Fields that are left out stay as they are.' })
export class UpdateBlog extends BlogFields {
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

  @Field(() => Status, { nullable: true, description: 'New visibility to the public.' })
  @IsOptional()
  @StatusValue()
  status?: Status | null
}
