import { Property } from '@mikro-orm/decorators/legacy'
import { IsOptional } from 'class-validator'
import { Field, Int } from 'type-graphql'
import { all, Text, VersionNumber } from './validation.ts'

/** Declares the stamp of a record for optimistic locking: its column and GraphQL field. */
export function StampField(): PropertyDecorator {
  const description = 'Changes with every update. An update that sends an older one fails with CONFLICT.'
  return all(
    Field(() => String, { description }),
    Property({ type: 'text' }),
  )
}

export function StampInput(): PropertyDecorator {
  const description = 'Stamp that the change was made from. An older one fails with CONFLICT.'
  return all(
    Field(() => String, { nullable: true, description }),
    IsOptional(),
    Text(64),
  )
}

/** Declares the version of a content record in the input of an update. */
export function VersionInput(
  description = 'Version that the change was made from. An older one fails with CONFLICT.',
): PropertyDecorator {
  return all(
    Field(() => Int, { nullable: true, description }),
    IsOptional(),
    VersionNumber(),
  )
}
