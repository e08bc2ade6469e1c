import { Field, ObjectType } from 'type-graphql'
import type { ContentEntity } from '../base-entity.ts'
import { inputDeclarations } from './content-fields.ts'

type Own<E> = Exclude<keyof E, keyof ContentEntity>

/** The fields of an entity as another type shows them: those of `A` are never null. */
type Shown<E, X extends keyof E, A extends keyof E> = { [P in A]-?: NonNullable<E[P]> } & {
  [P in Exclude<Own<E>, X | A>]: E[P]
}

/**
 * A base class of a GraphQL type that shows the fields which inputs of an entity set.
 * @param always fields that are never null in this type, with their descriptions.
 * @param except fields that this type leaves out.
 */
export function shownFields<E extends ContentEntity, A extends Own<E> & string, X extends Own<E> & string>(
  entity: abstract new () => E,
  always: Readonly<Record<A, string>>,
  except: readonly X[] = [],
): new () => Shown<E, X, A> {
  @ObjectType({ simpleResolvers: true })
  abstract class ShownFields {}
  const descriptions: Readonly<Record<string, string | undefined>> = always
  for (const [name, { type, description }] of inputDeclarations(entity)) {
    if (except.some((left) => left === name)) continue
    const own = descriptions[name]
    const field = Field(type, { nullable: own === undefined, description: own ?? description })
    field(ShownFields.prototype, name)
  }
  return ShownFields as unknown as new () => Shown<E, X, A>
}
