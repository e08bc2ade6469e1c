import { plainHours } from '../lib/told.tsx'
import { useNow } from '../lib/use-now.ts'
import { stateText, weekText } from '../rules/hours-text.ts'
import { type Hours, stateAt } from '../rules/opening-hours.ts'

/** Shows whether the restaurant is open now; before hydration, without the visitor's clock, the hours of the week. */
export function OpenNow({ hours }: { hours: Hours }) {
  const now = useNow()
  const state = now && stateAt(plainHours(hours), now)
  const said = state && stateText(hours, state, now)
  return (
    <p className="open-now" data-open={state?.isOpen}>
      <span className="open-now__dot" aria-hidden="true" />
      {said ? (
        <>
          <span key={said.word} className="open-now__word">
            {said.word}
          </span>
          {said.detail && <span key={said.detail}> · {said.detail}</span>}
        </>
      ) : (
        <span>{weekText(hours)}</span>
      )}
    </p>
  )
}
