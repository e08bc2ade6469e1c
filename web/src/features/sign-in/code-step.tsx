import { type RefObject, useEffect } from 'react'
import { Field } from '../../components/field.tsx'
import { RecoveryCodeField } from './form-parts.tsx'

interface CodeStepProps {
  readonly isRecovery: boolean
  readonly field: RefObject<HTMLInputElement | null>
}

/** The second step of the sign-in: the code of the app, or one of the recovery sheet. */
export function CodeStep({ isRecovery, field }: CodeStepProps) {
  // What had the focus is gone, or was about the other code.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the other code has another field.
  useEffect(() => field.current?.focus(), [isRecovery, field])
  return (
    <>
      {isRecovery ? (
        <RecoveryCodeField ref={field} />
      ) : (
        <Field
          ref={field}
          label="Kod"
          name="code"
          className="sign-in__code"
          inputMode="numeric"
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={100}
          required
        />
      )}
      <label className="choice">
        <input type="checkbox" name="rememberDevice" />
        <span>Bu cihazda 30 gün sorma</span>
      </label>
    </>
  )
}

interface CodeChoicesProps {
  readonly isRecovery: boolean
  readonly onOther: () => void
  readonly onBack: () => void
}

/** What somebody can do who has no code at hand. */
export function CodeChoices({ isRecovery, onOther, onBack }: CodeChoicesProps) {
  return (
    <div className="sign-in__others">
      <button className="sign-in__other" type="button" onClick={onOther}>
        {isRecovery ? 'Kod uygulamasıyla gir' : 'Telefonum yanımda değil'}
      </button>
      <button className="sign-in__other" type="button" onClick={onBack}>
        Ad ve şifreye dön
      </button>
    </div>
  )
}
