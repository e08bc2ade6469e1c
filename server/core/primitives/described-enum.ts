import { registerEnumType } from 'type-graphql'

/** An enum of the GraphQL API; each value is its own name. @param values the descriptions of the values. */
export function describedEnum<const Value extends string>(
  name: string,
  description: string,
  values: Readonly<Record<Value, string>>,
): { readonly [Each in Value]: Each } {
  const each = Object.keys(values) as Value[]
  const members = Object.fromEntries(each.map((value) => [value, value]))
  const valuesConfig = Object.fromEntries(each.map((value) => [value, { description: values[value] }]))
  registerEnumType<Record<string, string>>(members, { name, description, valuesConfig })
  return members as { [Each in Value]: Each }
}
