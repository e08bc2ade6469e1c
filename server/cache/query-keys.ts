import { hash } from 'node:crypto'
import { Kind, parse, stripIgnoredCharacters } from 'graphql'
import { LRUCache } from 'lru-cache'
import { MEBIBYTE } from '../core/primitives/units.ts'

/** The total size of query texts whose analysis is cached. */
const MAX_BYTES = MEBIBYTE
const MAX_TOKENS = 1_000

/** A GraphQL request as a client sent it, whatever the transport. */
export interface GraphQLRequest {
  readonly query?: unknown
  readonly variables?: unknown
  readonly operationName?: unknown
  readonly extensions?: unknown
}

/** Parts of a document of queries that its cache keys are derived from. */
interface QueryDocument {
  /** A hash of the text without ignored characters. */
  readonly digest: string
  /** The variables that each operation declares, by its name; null for an anonymous operation. */
  readonly operations: ReadonlyMap<string | null, readonly string[]>
}

/**
 * Computes cache keys of GraphQL requests. Requests of one operation of the same document share a key, whatever
 * their white space, comments, order of variables and undeclared variables. The texts of mutations are never
 * cached, since they may contain passwords.
 */
export class QueryKeys {
  private readonly documents = new LRUCache<string, QueryDocument>({
    maxSize: MAX_BYTES,
    sizeCalculation: (_document, text) => 2 * text.length + 500,
  })

  /**
   * @param accept the `Accept` header, which decides the content type of the reply.
   * @returns null for everything but a query that Apollo Server would run as it is.
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
      return `Q${JSON.stringify([accept, document.digest, name, sorted(used)])}`
    } catch {
      // A value that is nested too deeply or not finite has no key.
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
    return { digest: hash('sha256', stripIgnoredCharacters(text), 'base64url'), operations }
  } catch {
    return null
  }
}

/** The variables of the selected operation; a document of one operation needs no name. */
function declaredBy({ operations }: QueryDocument, name: string | null): readonly string[] | undefined {
  if (name !== null || operations.size !== 1) return operations.get(name)
  return [...operations.values()][0]
}

const isMissing = (value: unknown) => value === undefined || value === null

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * The same value with the keys of its objects sorted.
 * @throws {RangeError} for an infinite number, which JSON can express only by an exponent that is too large.
 */
function sorted(value: unknown): unknown {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new RangeError('Not a finite number.')
  if (Array.isArray(value)) return value.map(sorted)
  if (!isRecord(value)) return value
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))
  return Object.fromEntries(entries.map(([name, each]) => [name, sorted(each)]))
}
