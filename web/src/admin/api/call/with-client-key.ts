import {
  type ArgumentNode,
  type DocumentNode,
  type FieldNode,
  Kind,
  type OperationDefinitionNode,
} from 'graphql'

const NAME = { kind: Kind.NAME, value: 'clientKey' } as const
const VARIABLE = { kind: Kind.VARIABLE, name: NAME } as const
const ARGUMENT: ArgumentNode = { kind: Kind.ARGUMENT, name: NAME, value: VARIABLE }
const ID = { kind: Kind.NAMED_TYPE, name: { kind: Kind.NAME, value: 'ID' } } as const

const transformed = new WeakMap<object, DocumentNode>()

/** A mutation with the variable `$clientKey` as argument of its field, unless it has that already. */
export function withClientKey<Document extends DocumentNode>(document: Document): Document {
  const known = transformed.get(document) ?? transform(document)
  transformed.set(document, known)
  return known as Document
}

/** The name of the field of a mutation. */
export const fieldOf = (document: DocumentNode): string => topField(operationOf(document)).name.value

function transform(document: DocumentNode): DocumentNode {
  const operation = operationOf(document)
  const field = topField(operation)
  const { variableDefinitions = [], selectionSet } = operation
  if (field.arguments?.some(({ name }) => name.value === NAME.value)) return document
  const keyed: OperationDefinitionNode = {
    ...operation,
    variableDefinitions: [
      ...variableDefinitions,
      { kind: Kind.VARIABLE_DEFINITION, variable: VARIABLE, type: ID },
    ],
    selectionSet: {
      ...selectionSet,
      selections: [{ ...field, arguments: [...(field.arguments ?? []), ARGUMENT] }],
    },
  }
  return {
    ...document,
    definitions: document.definitions.map((each) => (each === operation ? keyed : each)),
  }
}

function operationOf({ definitions }: DocumentNode): OperationDefinitionNode {
  const [operation, ...others] = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  if (operation?.operation !== 'mutation' || others.length > 0) throw new Error('A call is one mutation.')
  return operation
}

function topField({ selectionSet }: OperationDefinitionNode): FieldNode {
  const [field, ...others] = selectionSet.selections
  if (field?.kind !== Kind.FIELD || others.length > 0) throw new Error('A call has one field.')
  return field
}
