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

/** What may be told of a service whether it is new or not. */
@InputType()
abstract class ServiceFields {
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

  @Field(() => GraphQLUpload, { nullable: true, description: 'A picture for small sizes, same kinds.' })
  @Picture()
  icon?: Promise<PictureSource> | null

  @Field(() => Int, { nullable: true, description: '0 to 100,000; last where it is left out.' })
  @IsOptional()
  @OrderValue()
  order?: number | null

  @Field(() => Status, { nullable: true, description: 'ACTIVE where it is left out.' })
  @IsOptional()
  @StatusValue()
  status?: Status | null
}

@InputType({ description: 'What a new service holds.' })
export class AddService extends ServiceFields {
  @Field(() => String, { description: '1 to 200 characters.' })
  @Name()
  name!: string
}

@InputType({ description: 'What changes of a service; what is absent stays.' })
export class UpdateService extends ServiceFields {
  @Field(() => String, { nullable: true, description: '1 to 200 characters.' })
  @OptionalButNotNull()
  @Name()
  name?: string

  @Field(() => Int, { nullable: true, description: 'The version that was read; a stale one is CONFLICT.' })
  @IsOptional()
  @VersionNumber()
  version?: number | null
}
