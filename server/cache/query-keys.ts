import { hash } from 'node:crypto'
import { Kind, parse, stripIgnoredCharacters } from 'graphql'
import { LRUCache } from 'lru-cache'

/** Bytes of query texts whose analysis is kept. */
const MAX_BYTES = 1024 * 1024
const MAX_TOKENS = 1_000

/** A GraphQL request as a client sent it, whatever the transport. */
export interface GraphQLRequest {
  readonly query?: unknown
  readonly variables?: unknown
  readonly operationName?: unknown
  readonly extensions?: unknown
}

/** Analysis of a document that holds queries alone, as far as cache keys depend on it. */
interface QueryDocument {
  /** Of the text without ignored characters. */
  readonly digest: string
  /** The variables that each operation declares, by its name; null for the one without. */
  readonly operations: ReadonlyMap<string | null, readonly string[]>
}

/**
 * Makes cache keys of GraphQL requests: one for all that ask the same operation of the same document, whatever their
 * white space, comments, order of variables and undeclared variables. Texts of mutations are never kept, since they may
 * hold passwords.
 */
export class QueryKeys {
  private readonly documents = new LRUCache<string, QueryDocument>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_document, text) => 2 * text.length + 500,
  })

  /**
   * @param accept the `Accept` header, by which the content type of the reply is negotiated.
   * @returns null for everything that is not a query which Apollo Server would run as it stands.
   */
  of({ query, variables, operationName, extensions }: GraphQLRequest, accept = ''): string | null {
    if (typeof query !== 'string') return null
    if (!isMissing(operationName) && typeof operationName !== 'string') return null
    if (!isMissing(variables) && !isRecord(variables)) return null
    if (!isMissing(extensions) && (!isRecord(extensions) || 'persistedQuery' in extensions)) return null
    const document = this.documentOf(query)
    const name = operationName ?? null
    const declared = document && declaredBy(document, name)
    if (!document || !declared) return null
    const given = isRecord(variables) ? variables : {}
    const used = declared.filter((each) => Object.hasOwn(given, each)).map((each) => [each, given[each]])
    try {
      return `Q${digestOf(JSON.stringify([accept, document.digest, name, sorted(used)]))}`
    } catch {
      // Nested too deeply, or not finite: such a request has no key.
      return null
    }
  }

  private documentOf(text: string): QueryDocument | null {
    const known = this.documents.get(text)
    if (known) return known
    const document = read(text)
    if (document) this.documents.set(text, document)
    return document
  }
}

function read(text: string): QueryDocument | null {
  try {
    const operations = new Map<string | null, string[]>()
    for (const each of parse(text, { noLocation: true, maxTokens: MAX_TOKENS }).definitions) {
      if (each.kind !== Kind.OPERATION_DEFINITION) continue
      if (each.operation !== 'query') return null
      const names = (each.variableDefinitions ?? []).map(({ variable }) => variable.name.value)
      operations.set(each.name?.value ?? null, names.sort())
    }
    return { digest: digestOf(stripIgnoredCharacters(text)), operations }
  } catch {
    return null
  }
}

/** The variables of the operation that the name selects; a document of one operation needs no name. */
function declaredBy({ operations }: QueryDocument, name: string | null): readonly string[] | undefined {
  if (name !== null || operations.size !== 1) return operations.get(name)
  return [...operations.values()][0]
}

const digestOf = (text: string) => hash('sha256', text, 'base64url')

const isMissing = (value: unknown) => value === undefined || value === null

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The same value with the names of its objects in one order.
 * @throws {RangeError} for a number beyond all bounds, which JSON can write but not keep.
 */
function sorted(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('Not a finite number.')
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, each]) => [name, sorted(each)]))
}
