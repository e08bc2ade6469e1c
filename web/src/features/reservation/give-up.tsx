import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { telephoneHref } from '../../rules/telephone.ts'

interface GiveUpProps {
  readonly phone: string
  /** @returns whether the table is given up. */
  readonly onGiveUp: () => Promise<boolean>
}

type Step = 'IDLE' | 'ASKED' | 'SENDING' | 'FAILED'

/** Gives the table up, after a question; without script by phone. */
export function GiveUp({ phone, onGiveUp }: GiveUpProps) {
  const hydrated = useHydrated()
  const [step, setStep] = useState<Step>('IDLE')
  const yes = useRef<HTMLButtonElement>(null)
  const first = useRef<HTMLButtonElement>(null)
  const before = useRef<Step>('IDLE')

  // The button that was pressed is gone.
  useEffect(() => {
    if (step === 'ASKED') yes.current?.focus()
    if (step === 'IDLE' && before.current !== 'IDLE') first.current?.focus()
    before.current = step
  }, [step])

  if (!hydrated)
    return (
      <p className="guest-table__give-up">
        Gelemeyecekseniz haber verin
        {phone && (
          <>
            : <a href={telephoneHref(phone)}>{phone}</a>
          </>
        )}
      </p>
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
          Vazgeçtim
        </button>
      ) : (
        <>
          <p id="vazgec">Masanızdan vazgeçiyor musunuz? Yeri başkasına verilebilir.</p>
          <div className="actions">
            <button
              ref={yes}
              className="button button--quiet"
              type="button"
              aria-describedby="vazgec"
              aria-disabled={step === 'SENDING' || undefined}
              onClick={() => void giveUp()}
            >
              {step === 'SENDING' ? 'Gönderiliyor…' : 'Evet, vazgeçtim'}
            </button>
            <button className="button button--quiet" type="button" onClick={() => setStep('IDLE')}>
              Hayır, geleceğim
            </button>
          </div>
        </>
      )}
      <div role="alert">
        {step === 'FAILED' && (
          <p>
            Vazgeçtiğiniz bize ulaşmadı. Yeniden deneyin ya da haber verin
            {phone && (
              <>
                : <a href={telephoneHref(phone)}>{phone}</a>
              </>
            )}
          </p>
        )}
      </div>
    </div>
  )
}
