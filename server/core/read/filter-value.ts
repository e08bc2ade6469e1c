import { GraphQLError, GraphQLScalarType, Kind, type ValueNode, valueFromASTUntyped } from 'graphql'

export type FilterValue = string | number | boolean | null

function scalar(value: unknown): FilterValue {
  if (value === null || ['string', 'number', 'boolean'].includes(typeof value)) return value as FilterValue
  throw new GraphQLError('A filter compares with a text, a number, a boolean or null.')
}

export const FilterValueScalar = new GraphQLScalarType<FilterValue>({
  name: 'FilterValue',
  description:
    'A text, a number, a boolean, or null, which finds empty fields. The names of enum values are accepted as text.',
  parseValue: scalar,
  parseLiteral: (node: ValueNode, variables) =>
    scalar(node.kind === Kind.ENUM ? node.value : valueFromASTUntyped(node, variables)),
  serialize: scalar,
})
