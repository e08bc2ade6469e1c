import { ApolloCache, type DocumentNode } from '@apollo/client'
import { addTypenameToDocument } from '@apollo/client/utilities'

/** The documents of pages are few and live as long as the process. */
const withTypenames = new WeakMap<DocumentNode, DocumentNode>()

type Diff = ReturnType<ApolloCache['diff']>

/** What was asked, and what has come of it. */
export interface Answer {
  readonly query: DocumentNode
  readonly variables: object | undefined
  readonly data?: unknown
}

/**
 * Holds whole answers for the one time that a page is rendered on the server. The browser's cache takes records apart
 * so that a change of one shows everywhere; here nothing changes, and taking them apart costs more than rendering.
 */
export class AnswerCache extends ApolloCache {
  private answers = new Map<DocumentNode, Map<string, unknown>>()

  /** Does something that asks nothing but what is answered here, and does not wait. */
  answering<T>(answers: readonly Answer[], work: () => T): T {
    for (const { query, variables, data } of answers) {
      const byVariables = this.answers.get(query) ?? new Map<string, unknown>()
      this.answers.set(query, byVariables.set(JSON.stringify(variables ?? {}), data))
    }
    try {
      return work()
    } finally {
      this.answers = new Map()
    }
  }

  /** What the browser's cache asks with every question, to know records by. */
  override transformDocument(document: DocumentNode): DocumentNode {
    const known = withTypenames.get(document) ?? addTypenameToDocument(document)
    withTypenames.set(document, known)
    return known
  }

  override diff({ query, variables }: { query: DocumentNode; variables?: object }): Diff {
    const result = this.answers.get(query)?.get(JSON.stringify(variables ?? {}))
    return (result === undefined ? { result: null, complete: false } : { result, complete: true }) as Diff
  }

  override read<T>({ query, variables }: { query: DocumentNode; variables?: object }): T | null {
    return this.diff({ query, variables }).result as T | null
  }

  override watch(): () => void {
    return () => {}
  }

  override performTransaction(transaction: (cache: ApolloCache) => void): void {
    transaction(this)
  }

  override fragmentMatches(
    { typeCondition }: { typeCondition?: { name: { value: string } } },
    name: string,
  ): boolean {
    return typeCondition === undefined || typeCondition.name.value === name
  }

  override write(): never {
    throw new Error('A page is rendered from answers that are there: nothing is written meanwhile.')
  }

  override evict(): boolean {
    return false
  }

  override async reset(): Promise<void> {
    this.answers = new Map()
  }

  override restore(): this {
    return this
  }

  override extract(): unknown {
    return {}
  }

  override removeOptimistic(): void {}
}
