import { type ClassType, getMetadataStorage } from 'type-graphql'

/** The names of an entity's fields in GraphQL, in the order of their declaration. */
export function everyField(entity: ClassType, { except }: { readonly except: readonly string[] }): string[] {
  const fields = getMetadataStorage().fields.filter(({ target }) => target === entity)
  return fields.map(({ name }) => name).filter((name) => !except.includes(name))
}
