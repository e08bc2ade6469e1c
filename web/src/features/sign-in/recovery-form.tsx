import type { SubmitEvent } from 'react'
import { Field } from '../../components/field.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { SET_PASSWORD_BY_RECOVERY_CODE } from './account-operations.ts'
import { askServer } from './ask-server.ts'
import { NewPasswordField, RefusalNote } from './form-parts.tsx'
import type { Refusal } from './refusal.ts'
import { useAttempts } from './use-attempts.ts'

/** Sets a new password by the recovery code of the account. */
export function RecoveryForm({ onDone }: { readonly onDone: () => void }) {
  const { busy, refusal, wait, attempt } = useAttempts()
  const hydrated = useHydrated()

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    const email = String(entries.get('email')).trim()
    const [code, password] = [String(entries.get('code')), String(entries.get('password'))]
    const work = async () =>
      (await askServer(SET_PASSWORD_BY_RECOVERY_CODE, { email, code, password })).refusal
    if (await attempt(work)) onDone()
  }

  return (
    <form
      className="sign-in__way"
      method="post"
      aria-labelledby="kodla"
      onSubmit={(event) => void submit(event)}
    >
      <h2 id="kodla">Kurtarma kodum var</h2>
      <p>Hesabım sayfasında oluşturup sakladığınız 20 harf ve rakam.</p>
      <Field
        label="E-posta"
        name="email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        fault={refusal?.fields.email}
        required
      />
      <Field
        label="Kurtarma kodu"
        name="code"
        className="sign-in__code"
        placeholder="XXXX-XXXX-XXXX-XXXX-XXXX"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        maxLength={100}
        fault={refusal?.fields.code}
        required
      />
      <NewPasswordField fault={refusal?.fields.password} />
      <RefusalNote title="Şifre değişmedi." refusal={refusal && inWords(refusal)} />
      <button className="button" type="submit" disabled={!hydrated || busy || wait > 0}>
        {wait > 0 ? `${wait} saniye bekleyin` : busy ? 'Değiştiriliyor…' : 'Şifremi değiştir'}
      </button>
    </form>
  )
}

/** Here no user name is typed, and no password could be wrong. */
function inWords(refusal: Refusal): Refusal {
  if (refusal.reason !== 'WRONG_CREDENTIALS') return refusal
  return { ...refusal, message: 'E-posta adresi ya da kurtarma kodu yanlış.' }
}
