import { stripIgnoredCharacters } from 'graphql'

/** Bytes of requests whose keys are remembered. */
const MOST_BYTES = 4 * 1024 * 1024

/**
 * What a GraphQL request asks, whatever its white space, its comments and the order of its variables: requests that ask
 * the same have one key. The exact bytes of a request lead to it without being read again.
 */
export class QueryKeys {
  private readonly known = new Map<string, string>()
  private bytes = 0

  /**
   * The key of a request's body; null for one that cannot be read.
   * @param accept the types that the answer may have: the same answer is sent as either of two.
   */
  of(body: Buffer, accept = ''): string | null {
    const exact = `${accept} ${body.toString('latin1')}`
    const present = this.known.get(exact)
    if (present !== undefined) return present
    const key = keyOf(body, accept)
    if (key === null) return null
    this.known.set(exact, key)
    this.bytes += exact.length + key.length
    for (const [oldest, its] of this.known) {
      if (this.bytes <= MOST_BYTES) break
      this.known.delete(oldest)
      this.bytes -= oldest.length + its.length
    }
    return key
  }
}

function keyOf(body: Buffer, accept: string): string | null {
  try {
    const asked: unknown = JSON.parse(body.toString('utf8'))
    if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) return null
    const { query, ...others } = asked as Record<string, unknown>
    if (typeof query !== 'string') return null
    return `Q ${accept} ${stripIgnoredCharacters(query)} ${JSON.stringify(sorted(others))}`
  } catch {
    // Whoever answers says what is wrong with it.
    return null
  }
}

/** The same value with the names of its objects in one order, and without those that say nothing. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, each]) => [name, sorted(each)]),
  )
}
