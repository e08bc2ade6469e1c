import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router-dom'
import { Field } from '../../components/field.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { paths } from '../../paths.ts'
import { CodeChoices, CodeStep } from './code-step.tsx'
import { NeedsScript, PasswordField, RefusalNote } from './form-parts.tsx'
import { PasskeySignIn } from './passkey-sign-in.tsx'
import type { Refusal } from './refusal.ts'
import { useSignIn } from './use-sign-in.ts'

type Step = 'PASSWORD' | 'CODE' | 'RECOVERY_CODE'

const ASKED: Readonly<Record<Step, string>> = {
  PASSWORD: '',
  CODE: 'Bir adım kaldı: kod uygulamanızdaki altı rakamı yazın.',
  RECOVERY_CODE:
    'Kurtarma kâğıdınızdaki kodlardan birini yazın; her kod bir kez geçer. Kâğıt da yoksa yöneticiniz ikinci adımınızı sıfırlayabilir.',
}

const WRONG: Readonly<Record<Exclude<Step, 'PASSWORD'>, string>> = {
  CODE: 'Kod ya da şifre yanlış. Kod 30 saniyede bir değişir ve bir kez geçer: uygulamadaki yeni kodu yazın.',
  RECOVERY_CODE: 'Kurtarma kodu ya da şifre yanlış. Her kod bir kez geçer: kâğıttan başka bir kod yazın.',
}

/** Name and password, with attributes that password managers recognize; then a code, where the account wants one. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const [step, setStep] = useState<Step>('PASSWORD')
  const name = useRef<HTMLInputElement>(null)
  const code = useRef<HTMLInputElement>(null)
  const { busy, refusal, wait, dismiss, signIn } = useSignIn({ onDone, onCodeWanted: () => setStep('CODE') })
  const hydrated = useHydrated()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    const credentials = [String(entries.get('username')).trim(), String(entries.get('password'))] as const
    if (step === 'PASSWORD') return signIn(...credentials)
    const rememberDevice = entries.has('rememberDevice')
    if (!(await signIn(...credentials, { code: String(entries.get('code')), rememberDevice })))
      askAgain(code.current)
  }

  const goTo = (next: Step) => {
    dismiss()
    setStep(next)
  }

  return (
    // By POST: if the form is sent before the script has loaded, the password does not become part of the address.
    <form
      className="sign-in__form"
      method="post"
      aria-labelledby="giris"
      onSubmit={(event) => void submit(event)}
    >
      {/* They stay, hidden, for the second step, which sends them again. */}
      <div className="sign-in__step" hidden={step !== 'PASSWORD'}>
        <Field
          ref={name}
          label="E-posta ya da kullanıcı adı"
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
        />
        <PasswordField label="Şifre" name="password" autoComplete="current-password" />
      </div>
      <p role="status">{ASKED[step]}</p>
      {step !== 'PASSWORD' && <CodeStep isRecovery={step === 'RECOVERY_CODE'} field={code} />}
      <RefusalNote title="Giriş yapılamadı." refusal={refusal && inWords(refusal, step)} />
      <button className="button" type="submit" disabled={!hydrated || busy || wait > 0}>
        {wait > 0 ? `${wait} saniye bekleyin` : busy ? 'Giriş yapılıyor…' : 'Giriş yap'}
      </button>
      {step === 'PASSWORD' ? (
        <>
          <Link className="sign-in__other" to={paths.forgotten}>
            Şifremi unuttum
          </Link>
          <PasskeySignIn onDone={onDone} />
        </>
      ) : (
        <CodeChoices
          isRecovery={step === 'RECOVERY_CODE'}
          onOther={() => goTo(step === 'CODE' ? 'RECOVERY_CODE' : 'CODE')}
          onBack={() => {
            flushSync(() => goTo('PASSWORD'))
            name.current?.focus()
          }}
        />
      )}
      <NeedsScript what="Giriş yapmak" />
    </form>
  )
}

/** Where the code was wrong, it is the field that is typed in next. */
function askAgain(field: HTMLInputElement | null): void {
  field?.focus()
  field?.select()
}

/** One note for the whole form; a wrong code is refused as a wrong password is. */
function inWords(refusal: Refusal, step: Step): Refusal {
  const isWrong = refusal.reason === 'WRONG_CREDENTIALS' && step !== 'PASSWORD'
  return { ...refusal, fields: {}, ...(isWrong && { message: WRONG[step] }) }
}
