import { IsOptional } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'
import type { PictureSource } from '../../core/picture-source.ts'
import { Status } from '../../core/status.ts'
import { GraphQLUpload } from '../../core/upload-scalar.ts'
import {
  Description,
  Name,
  OptionalButNotNull,
  OrderValue,
  Picture,
  StatusValue,
  VersionNumber,
} from '../../core/validation.ts'

/** What may be told of a category whether it is new or not. */
@InputType()
abstract class CategoryFields {
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

  @Field(() => GraphQLUpload, {
    nullable: true,
    description: 'A picture for small sizes: PNG, JPEG, WebP, AVIF or GIF, up to 10 MiB.',
  })
  @Picture()
  icon?: Promise<PictureSource> | null
}

@InputType({ description: 'Fields of a new category.' })
export class AddCategory extends CategoryFields {
  @Field(() => String, { description: '1 to 200 characters.' })
  @Name()
  name!: string

  @Field(() => Int, { nullable: true, description: 'Place among its kind, 0 to 100,000; last by default.' })
  @IsOptional()
  @OrderValue()
  order?: number | null

  @Field(() => Status, { nullable: true, description: 'Visibility to the public; ACTIVE by default.' })
  @IsOptional()
  @StatusValue()
  status?: Status | null
}

@InputType({ description: 'Changes to a category. Fields that are left out stay as they are.' })
export class UpdateCategory extends CategoryFields {
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

  @Field(() => Int, { nullable: true, description: 'New place among its kind, 0 to 100,000.' })
  @IsOptional()
  @OrderValue()
  order?: number | null

  @Field(() => Status, { nullable: true, description: 'New visibility to the public.' })
  @IsOptional()
  @StatusValue()
  status?: Status | null
}
