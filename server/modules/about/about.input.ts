import { IsOptional } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'
import { Description, OptionalButNotNull, VersionNumber } from '../../core/validation.ts'

@InputType({ description: 'What a new about text holds.' })
export class AddAbout {
  @Field(() => String, { description: 'Up to 20,000 characters.' })
  @Description({ required: true })
  description!: string
}

@InputType({ description: 'What changes of a about text; what is absent stays.' })
export class UpdateAbout {
  @Field(() => String, { nullable: true, description: 'Up to 20,000 characters.' })
  @OptionalButNotNull()
  @Description({ required: true })
  description?: string

  @Field(() => Int, { nullable: true, description: 'The version that was read; a stale one is CONFLICT.' })
  @IsOptional()
  @VersionNumber()
  version?: number | null
}
