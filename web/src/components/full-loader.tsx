import * as pageWords from './page.words.ts'
import { SteamingCup } from './steaming-cup.tsx'

interface FullLoaderProps {
  readonly shown: boolean
  /** Whether loading failed: the loader then says so and offers to try again. */
  readonly failed?: boolean
  readonly onRetry?: () => void
}

export function FullLoader({ shown, failed, onRetry }: FullLoaderProps) {
  return (
    <div className="loader" data-shown={shown || undefined} aria-hidden={!shown}>
      <SteamingCup />
      <p role="status">{!shown ? '' : failed ? pageWords.noAnswer : pageWords.loading}</p>
      {shown && failed && onRetry && (
        <button className="button" type="button" onClick={onRetry}>
          {pageWords.tryAgain}
        </button>
      )}
    </div>
  )
}
