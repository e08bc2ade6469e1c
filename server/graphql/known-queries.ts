import type { IncomingMessage, ServerResponse } from 'node:http'
import { type DocumentNode, type ExecutionResult, Kind } from 'graphql'
import { bodyReadAhead, keptHeaders, shareReply } from '../cache/front.ts'
import type { GraphQLContext } from '../core/graphql-context.ts'
import { dependsOnVariables } from './limits.ts'
import type { OperationExecutor } from './operation-executor.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** Of text, which is more than the clients of one site ask; read and compiled it takes eighty times as much. */
const MOST_BYTES = 256 * 1024

interface Known {
  readonly document: DocumentNode
  readonly headers: Readonly<Record<string, string>>
}

/** What a request asks, as far as it is a question that can be known. */
interface Question {
  readonly key: string
  readonly variables: Record<string, unknown> | undefined
  readonly operationName: string | undefined
}

/**
 * Queries that were answered to somebody anonymous without an error: parsed, valid and cheap enough, all that is left to
 * do when one of them is asked again is to run it. What goes wrong then is told by whoever answered it first.
 */
export class KnownQueries {
  private readonly known = new Map<string, Known>()
  private readonly faulty = new WeakMap<IncomingMessage, ExecutionResult>()
  private bytes = 0

  constructor(
    private readonly executor: OperationExecutor,
    private readonly contextFor: (requestId: string) => GraphQLContext,
  ) {}

  /** Remembers what a request has asked, once it is answered. */
  learn(request: IncomingMessage, response: ServerResponse, document: DocumentNode): void {
    const question = questionIn(request)
    if (!question || !isOneQuery(document) || dependsOnVariables(document)) return
    response.once('finish', () => {
      // An answer may still be one that the request does not accept.
      if (response.statusCode !== 200 || this.known.has(question.key)) return
      this.known.set(question.key, { document, headers: keptHeaders(response) })
      this.bytes += question.key.length
      for (const oldest of this.known.keys()) {
        if (this.bytes <= MOST_BYTES) break
        this.known.delete(oldest)
        this.bytes -= oldest.length
      }
    })
  }

  /** What has come of a known query that ran with errors, so that nobody runs it once more to tell them. */
  faultyResult(request: IncomingMessage): ExecutionResult | undefined {
    return this.faulty.get(request)
  }

  /** Answers what is known; everything else goes on. */
  before(next: Handler): Handler {
    return (request, response) => {
      const question = questionIn(request)
      const known = question && this.known.get(question.key)
      if (!known) return next(request, response)
      this.answer(known, question, response).then(
        (faulty) => {
          if (!faulty) return
          this.faulty.set(request, faulty)
          next(request, response)
        },
        () => next(request, response),
      )
    }
  }

  /** @returns what came of it instead, where that is not for everybody to see as it is. */
  private async answer(
    { document, headers }: Known,
    { variables, operationName }: Question,
    response: ServerResponse,
  ): Promise<ExecutionResult | null> {
    const context = this.contextFor(String(response.getHeader('x-request-id') ?? ''))
    const result = await this.executor.execute({ document, operationName, variables, context })
    if (result.errors || !result.data) return result
    const body = Buffer.from(`${JSON.stringify({ data: result.data })}\n`)
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    response.setHeader('Content-Length', body.length)
    shareReply(response)
    response.end(body)
    return null
  }
}

/** The question of a request whose body there is already: an anonymous one, of no more than a query can have. */
function questionIn(request: IncomingMessage): Question | null {
  const body = bodyReadAhead(request)
  if (!body) return null
  try {
    const asked = JSON.parse(body.toString('utf8')) as Record<string, unknown>
    const { query, variables = null, operationName = null, extensions = null } = asked
    if (typeof query !== 'string') return null
    if (variables !== null && !isRecord(variables)) return null
    if (operationName !== null && typeof operationName !== 'string') return null
    if (extensions !== null && (!isRecord(extensions) || 'persistedQuery' in extensions)) return null
    return {
      // The type of the answer is among what was negotiated for it.
      key: `${request.headers.accept ?? ''} ${query}`,
      variables: variables ?? undefined,
      operationName: operationName ?? undefined,
    }
  } catch {
    return null
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether no name given by a request can make something else of it. */
function isOneQuery({ definitions }: DocumentNode): boolean {
  const operations = definitions.filter((each) => each.kind === Kind.OPERATION_DEFINITION)
  return operations.length === 1 && operations[0]?.operation === 'query'
}
