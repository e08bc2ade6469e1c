import { Property } from '@mikro-orm/decorators/legacy'
import { IsOptional } from 'class-validator'
import { Field } from 'type-graphql'
import { Text } from './validation.ts'

/** Declares the stamp of a record for optimistic locking: its column and GraphQL field. */
export function StampField(): PropertyDecorator {
  const description = 'Changes with every update. An update that sends an older one fails with CONFLICT.'
  return applied(
    Field(() => String, { description }),
    Property({ type: 'text' }),
  )
}

/** Declares the stamp in the input of an update. */
export function StampInput(): PropertyDecorator {
  const description = 'Stamp that the change was made from. An older one fails with CONFLICT.'
  return applied(
    Field(() => String, { nullable: true, description }),
    IsOptional(),
    Text(64),
  )
}

function applied(...decorators: ((target: object, key: string) => void)[]): PropertyDecorator {
  return (target, key) => {
    for (const decorate of decorators) decorate(target, String(key))
  }
}
