import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { addressOf } from '../../lib/in-language.ts'
import { leftToRight } from '../../lib/told.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { paths } from '../../paths.ts'
import { telephoneHref } from '../../rules/telephone.ts'
import * as guestTableWords from './guest-table.words.ts'
import * as tableWords from './table.words.ts'

interface GiveUpProps {
  readonly code: string
  readonly phone: string
  /** @returns whether the table is given up. */
  readonly onGiveUp: () => Promise<boolean>
  /** Called when the question leaves the page, whose focus is lost with it. */
  readonly onGone: () => void
}

type Step = 'IDLE' | 'ASKED' | 'SENDING' | 'FAILED'

/** Gives the table up, after a question; without script by a form. */
export function GiveUp({ code, phone, onGiveUp, onGone }: GiveUpProps) {
  const hydrated = useHydrated()
  const [step, setStep] = useState<Step>('IDLE')
  const yes = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const before = useRef<Step>('IDLE')
  const details = useRef<HTMLDetailsElement>(null)

  // The question may have been opened before the script came.
  useLayoutEffect(() => {
    if (details.current?.open) setStep('ASKED')
  }, [])

  // biome-ignore lint/correctness/useExhaustiveDependencies: at the end alone
  useEffect(
    () => () => {
      if (before.current !== 'IDLE') onGone()
    },
    [],
  )

  // The button that was pressed is gone.
  useEffect(() => {
    if (step === 'ASKED') yes.current?.focus()
    if (step === 'IDLE' && before.current !== 'IDLE') first.current?.focus()
    before.current = step
  }, [step])

  if (!hydrated)
    return (
      <details ref={details} className="guest-table__give-up">
        <summary className="guest-table__quiet">{guestTableWords.giveUp}</summary>
        <form method="post" action={addressOf(paths.guestTable(code))}>
          <p>{guestTableWords.giveUpQuestion}</p>
          <button className="button button--quiet" type="submit" name="giveUp" value="1">
            {guestTableWords.giveUpYes}
          </button>
        </form>
      </details>
    )

  const giveUp = async () => {
    if (step === 'SENDING') return
    setStep('SENDING')
    const done = await onGiveUp()
    if (!done) setStep('FAILED')
  }

  return (
    <div className="guest-table__give-up">
      {step === 'IDLE' ? (
        <button ref={first} className="guest-table__quiet" type="button" onClick={() => setStep('ASKED')}>
          {guestTableWords.giveUp}
        </button>
      ) : (
        <>
          <p id="vazgec">{guestTableWords.giveUpQuestion}</p>
          <div className="actions">
            <button
              ref={yes}
              className="button button--quiet"
              type="button"
              aria-describedby="vazgec"
              aria-disabled={step === 'SENDING' || undefined}
              onClick={() => void giveUp()}
            >
              {step === 'SENDING' ? tableWords.sending : guestTableWords.giveUpYes}
            </button>
            <button className="button button--quiet" type="button" onClick={() => setStep('IDLE')}>
              {guestTableWords.giveUpNo}
            </button>
          </div>
        </>
      )}
      <div role="alert">
        {step === 'FAILED' && (
          <p>
            {guestTableWords.giveUpFailed}
            {phone && (
              <>
                : <a href={telephoneHref(phone)}>{leftToRight(phone)}</a>
              </>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
