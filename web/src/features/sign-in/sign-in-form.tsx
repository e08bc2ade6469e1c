import { type FormEvent, useState } from 'react'
import { Field } from '../../components/field.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { useSignIn } from './use-sign-in.ts'

/** Name and password, with attributes that password managers recognize. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const { busy, refusal, wait, signIn } = useSignIn(onDone)
  const [shown, setShown] = useState(false)
  const hydrated = useHydrated()

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy || wait > 0) return
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
      <Field
        label="Şifre"
        name="password"
        type={shown ? 'text' : 'password'}
        autoComplete="current-password"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <label className="choice">
        <input type="checkbox" checked={shown} onChange={() => setShown(!shown)} />
        <span>Şifreyi göster</span>
      </label>
      <div role="alert">
        {refusal && (
          <p className="sign-in__refusal">
            <strong>Giriş yapılamadı.</strong> {refusal.message}
          </p>
        )}
      </div>
      <button className="button" type="submit" disabled={!hydrated || busy || wait > 0}>
        {wait > 0 ? `${wait} saniye bekleyin` : busy ? 'Giriş yapılıyor…' : 'Giriş yap'}
      </button>
      <details className="sign-in__forgotten">
        <summary>Şifremi unuttum</summary>
        <p>
          Yöneticinizden şifrenizi sıfırlamasını isteyin. Vereceği şifreyle girince kendi şifrenizi
          belirlersiniz.
        </p>
      </details>
      <noscript>
        <p className="sign-in__refusal">Giriş yapmak için tarayıcınızda JavaScript açık olmalı.</p>
      </noscript>
    </form>
  )
}
