import { IsOptional } from 'class-validator'
import { Field, InputType, Int } from 'type-graphql'
import { Description, OptionalButNotNull, VersionNumber } from '../../core/validation.ts'

@InputType({ description: 'Fields of a new about text.' })
export class AddAbout {
  @Field(() => String, { description: 'Up to 20,000 characters.' })
  @Description({ required: true })
  description!: string
}

@InputType({ description: 'Changes to an about text. Fields that are left out stay as they are.' })
export class UpdateAbout {
  @Field(() => String, { nullable: true, description: 'Up to 20,000 characters.' })
  @OptionalButNotNull()
  @Description({ required: true })
  description?: string

  @Field(() => Int, {
    nullable: true,
    description: 'Version that the change was made from. An older one fails with CONFLICT.',
  })
  @IsOptional()
  @VersionNumber()
  version?: number | null
}
