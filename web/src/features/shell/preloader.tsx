import { useNavigation } from 'react-router-dom'
import * as pageWords from '../../components/page.words.ts'
import { SteamingCup } from '../../components/steaming-cup.tsx'

/** Covers the window from the start of a navigation to its end, cancellation or failure. */
export function Preloader() {
  const busy = useNavigation().state !== 'idle'
  return (
    <div className="loader loader--page" data-shown={busy || undefined} aria-hidden={!busy}>
      <SteamingCup />
      <p role="status">{busy && <span>{pageWords.loading}</span>}</p>
    </div>
  )
}
