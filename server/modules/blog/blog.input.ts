import { IsOptional } from 'class-validator'
import { Field, ID, InputType, Int } from 'type-graphql'
import type { PictureSource } from '../../core/picture-source.ts'
import { Status } from '../../core/status.ts'
import { GraphQLUpload } from '../../core/upload-scalar.ts'
import {
  Description,
  IdList,
  IdValue,
  Name,
  OptionalButNotNull,
  Picture,
  StatusValue,
  VersionNumber,
} from '../../core/validation.ts'

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

  @Field(() => Status, { nullable: true, description: 'ACTIVE where it is left out.' })
  @IsOptional()
  @StatusValue()
  status?: Status | null

  @Field(() => ID, { nullable: true, description: 'Its one blog category.' })
  @IsOptional()
  @IdValue()
  categoryId?: number | null

  @Field(() => [ID], { nullable: true, description: 'Its tags.' })
  @IsOptional()
  @IdList()
  tagIds?: number[] | null
}

@InputType({ description: 'What a new blog entry holds.' })
export class AddBlog extends BlogFields {
  @Field(() => String, { description: '1 to 200 characters.' })
  @Name()
  name!: string
}

@InputType({ description: 'What changes of a blog entry; what is absent stays.' })
export class UpdateBlog extends BlogFields {
  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  @OptionalButNotNull()
  @Name()
  name?: string

  @Field(() => Int, { nullable: true, description: 'The version that was read; a stale one is CONFLICT.' })
  @IsOptional()
  @VersionNumber()
  version?: number | null
}
