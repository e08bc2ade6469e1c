import {
  ApolloClient,
  ApolloLink,
  type DocumentNode,
  InMemoryCache,
  NetworkStatus,
  type ObservableQuery,
  type OperationVariables,
} from '@apollo/client'

/** What was asked, and what has come of it. */
export interface Answer {
  readonly query: DocumentNode
  readonly variables: object | undefined
  readonly data?: unknown
}

/**
 * Answers what the components of a page ask while it is rendered on the server, once, from what is there already.
 * Nothing changes meanwhile, so nothing is watched: what Apollo makes for that outlives the page with all that it has
 * shown.
 */
export class AnsweredClient extends ApolloClient {
  private answers: readonly Answer[] = []

  constructor() {
    super({ cache: new InMemoryCache(), link: ApolloLink.empty() })
  }

  /** Does something that asks nothing but what is answered here, and does not wait. */
  answering<T>(answers: readonly Answer[], work: () => T): T {
    this.answers = answers
    try {
      return work()
    } finally {
      this.answers = []
    }
  }

  override watchQuery<TData, TVariables extends OperationVariables>(
    options: ApolloClient.WatchQueryOptions<TData, TVariables>,
  ): ObservableQuery<TData, TVariables> {
    const data = options.fetchPolicy === 'standby' ? null : this.dataFor(options)
    const answered = new AnsweredQuery(options, options.variables, data ?? undefined)
    return answered as unknown as ObservableQuery<TData, TVariables>
  }

  private dataFor({ query, variables }: { query: DocumentNode; variables?: object | undefined }): unknown {
    const asked = JSON.stringify(variables ?? {})
    const isAsked = (answer: Answer) =>
      answer.query === query && JSON.stringify(answer.variables ?? {}) === asked
    return this.answers.find(isAsked)?.data
  }
}

/** As much of a watched query as `useQuery` touches before the page is in a browser. */
class AnsweredQuery {
  readonly refetch = unasked
  readonly fetchMore = unasked
  readonly updateQuery = unasked
  readonly startPolling = unasked
  readonly stopPolling = unasked
  readonly subscribeToMore = unasked

  constructor(
    readonly options: { readonly fetchPolicy?: string },
    readonly variables: object | undefined,
    private readonly data: unknown,
  ) {}

  getCurrentResult(): object {
    const { data } = this
    if (data !== undefined) {
      const networkStatus = NetworkStatus.ready
      return { data, dataState: 'complete', loading: false, networkStatus, partial: false }
    }
    const loading = this.options.fetchPolicy !== 'standby'
    const networkStatus = loading ? NetworkStatus.loading : NetworkStatus.ready
    return { data, dataState: 'empty', loading, networkStatus, partial: true }
  }
}

function unasked(): never {
  throw new Error('A page is rendered from answers that are there: nothing is asked meanwhile.')
}
