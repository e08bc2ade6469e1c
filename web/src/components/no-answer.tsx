import { failureOf } from '../lib/failure.ts'
import * as pageWords from './page.words.ts'

interface NoAnswerProps {
  /** The error of a query; nothing is shown without one, or if the error catalogue redirects. */
  readonly error: unknown
  /** Repeats the query; its errors are passed in `error`. */
  readonly onRetry: () => Promise<unknown>
}

/** Shown instead of data that could not be loaded, with a button to retry. */
export function NoAnswer({ error, onRetry }: NoAnswerProps) {
  if (!error || failureOf(error)) return null
  return (
    <div className="empty" role="alert">
      <p>{pageWords.noAnswer}</p>
      <button className="button button--quiet" type="button" onClick={() => void onRetry().catch(() => {})}>
        {pageWords.tryAgain}
      </button>
    </div>
  )
}
