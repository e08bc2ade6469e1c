import {
  type DocumentNode,
  type ExecutionResult,
  execute,
  GraphQLError,
  type GraphQLSchema,
  getOperationAST,
  OperationTypeNode,
} from 'graphql'
import { type CompiledQuery, compileQuery, isCompiledQuery } from 'graphql-jit'

/** One of a document that is valid against the schema. */
export interface Operation {
  readonly document: DocumentNode
  /** Which of the document's operations, where it has several. */
  readonly operationName?: string | undefined
  readonly variables?: Record<string, unknown> | undefined
  readonly context: object
}

/** A document is worth compiling once it turns out to be asked again. */
const WORTH_IT = 2

interface Known {
  asked: number
  /** By the name of the operation; null for mutations, and for what cannot be compiled. */
  readonly compiled: Map<string | undefined, CompiledQuery | null>
}

/**
 * Runs operations: queries that are asked again and again by code made for each, which takes a fraction of what the
 * interpreter takes. A document is known by identity, for as long as whoever parsed it keeps it.
 */
export class OperationExecutor {
  private readonly documents = new WeakMap<DocumentNode, Known>()

  constructor(private readonly schema: GraphQLSchema) {}

  async execute(operation: Operation): Promise<ExecutionResult> {
    const { document, operationName, variables, context } = operation
    const result = await this.compiled(document, operationName)?.query(undefined, context, variables ?? {})
    // Without data nothing has run: what is wrong with the variables is the interpreter's to tell.
    if (!result || result.data === undefined) return this.interpret(operation)
    return result.errors ? { data: result.data, errors: result.errors.map(asExecuted) } : result
  }

  private async interpret(operation: Operation): Promise<ExecutionResult> {
    return execute({
      schema: this.schema,
      document: operation.document,
      contextValue: operation.context,
      variableValues: operation.variables,
      operationName: operation.operationName,
    })
  }

  private compiled(document: DocumentNode, operationName: string | undefined): CompiledQuery | null {
    const known = this.documents.get(document) ?? { asked: 0, compiled: new Map() }
    this.documents.set(document, known)
    known.asked++
    if (known.asked < WORTH_IT) return null
    const present = known.compiled.get(operationName)
    if (present !== undefined) return present
    const made = isQuery(document, operationName) && compileQuery(this.schema, document, operationName)
    const query = made && isCompiledQuery(made) ? made : null
    known.compiled.set(operationName, query)
    return query
  }
}

function isQuery(document: DocumentNode, operationName: string | undefined): boolean {
  return getOperationAST(document, operationName)?.operation === OperationTypeNode.QUERY
}

/** Compiled code has errors of a class of its own, which others do not know. */
function asExecuted({ message, locations, path, originalError }: GraphQLError): GraphQLError {
  const error = new GraphQLError(message, { path, originalError })
  // What is told of a place is what was found when the query was compiled.
  Object.defineProperty(error, 'locations', { value: locations, enumerable: true })
  return error
}
