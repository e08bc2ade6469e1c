import { failureOf } from '../lib/failure.ts'

interface NoAnswerProps {
  /** Why what was to be read has not come; nothing shows for want of one, or where the catalogue leads elsewhere. */
  readonly error: unknown
  /** Asks again; what it throws shows by itself. */
  readonly onRetry: () => Promise<unknown>
}

/** Stands where something was to be read of which no answer came, and offers to ask again. */
export function NoAnswer({ error, onRetry }: NoAnswerProps) {
  if (!error || failureOf(error)) return null
  return (
    <div className="empty" role="alert">
      <p>Sunucudan yanıt gelmedi. Bağlantınızı denetleyin.</p>
      <button className="button button--quiet" type="button" onClick={() => void onRetry().catch(() => {})}>
        Tekrar dene
      </button>
    </div>
  )
}
