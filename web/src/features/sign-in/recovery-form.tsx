import type { SubmitEvent } from 'react'
import { Field } from '../../components/field.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { SET_PASSWORD_BY_RECOVERY_CODE } from './account-operations.ts'
import { askServer } from './ask-server.ts'
import { NewPasswordField, RecoveryCodeField, RefusalNote } from './form-parts.tsx'
import type { Refusal } from './refusal.ts'
import { useAttempts } from './use-attempts.ts'

/** Sets a new password by a recovery code of the account. */
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
      <p>
        Kurtarma kâğıdınızdaki kodlardan biri, 20 harf ve rakam. İkinci adımınız varsa girişte telefonunuzdaki
        kodu yazarsınız; telefonunuz yoksa kâğıttan bir kod daha.
      </p>
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
      <RecoveryCodeField fault={refusal?.fields.code} />
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
