import type { SubmitEvent } from 'react'
import { Link } from 'react-router-dom'
import { Field } from '../../components/field.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { paths } from '../../paths.ts'
import { NeedsScript, PasswordField, RefusalNote } from './form-parts.tsx'
import { useSignIn } from './use-sign-in.ts'

/** Name and password, with attributes that password managers recognize. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const { busy, refusal, wait, signIn } = useSignIn(onDone)
  const hydrated = useHydrated()

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const entries = new FormData(event.currentTarget)
    void signIn(String(entries.get('username')).trim(), String(entries.get('password')))
  }

  return (
    // By POST: if the form is sent before the script has loaded, the password does not become part of the address.
    <form className="sign-in__form" method="post" aria-labelledby="giris" onSubmit={submit}>
      <Field
        label="E-posta ya da kullanıcı adı"
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField label="Şifre" name="password" autoComplete="current-password" />
      <RefusalNote title="Giriş yapılamadı." refusal={refusal && { ...refusal, fields: {} }} />
      <button className="button" type="submit" disabled={!hydrated || busy || wait > 0}>
        {wait > 0 ? `${wait} saniye bekleyin` : busy ? 'Giriş yapılıyor…' : 'Giriş yap'}
      </button>
      <Link className="sign-in__other" to={paths.forgotten}>
        Şifremi unuttum
      </Link>
      <NeedsScript what="Giriş yapmak" />
    </form>
  )
}
