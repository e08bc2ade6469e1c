import { type ReactNode, type SubmitEvent, useState } from 'react'
import { Field } from '../../components/field.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { REQUEST_PASSWORD_LINK } from './account-operations.ts'
import { askServer } from './ask-server.ts'
import { RefusalNote } from './form-parts.tsx'
import { useAttempts } from './use-attempts.ts'
import { useSignInOptions } from './use-sign-in-options.ts'

/** Requests a link by mail where mails are sent; elsewhere says who can make one. */
export function LinkRequest() {
  const areMailed = useSignInOptions()?.passwordLinks
  const { busy, refusal, wait, attempt } = useAttempts()
  const [isSent, setSent] = useState(false)
  const hydrated = useHydrated()

  if (!areMailed) {
    return (
      <Way>
        <p>{areMailed === undefined ? '\u00a0' : COLLEAGUE}</p>
      </Way>
    )
  }

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    if (await attempt(async () => (await askServer(REQUEST_PASSWORD_LINK, { email })).refusal)) setSent(true)
  }

  return (
    <Way>
      {isSent ? (
        <p className="sign-in__done" role="status">
          Bu adresin bir hesabı varsa birkaç dakika içinde bir bağlantı gelir. 60 dakika geçerlidir; gereksiz
          posta klasörüne de bakın.
        </p>
      ) : (
        <form
          className="sign-in__way"
          method="post"
          aria-labelledby="baglantiyla"
          onSubmit={(event) => void submit(event)}
        >
          <Field
            label="Hesabınızın e-postası"
            name="email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            fault={refusal?.fields.email}
            required
          />
          <RefusalNote title="Bağlantı istenemedi." refusal={refusal} />
          <button className="button" type="submit" disabled={!hydrated || busy || wait > 0}>
            {wait > 0 ? `${wait} saniye bekleyin` : busy ? 'İsteniyor…' : 'Bağlantı iste'}
          </button>
        </form>
      )}
      <p>{COLLEAGUE}</p>
    </Way>
  )
}

const COLLEAGUE =
  'Yöneticiniz size bir bağlantı verebilir: yönetimde Kullanıcılar, sizin adınız, “Şifre bağlantısı oluştur”.'

function Way({ children }: { readonly children: ReactNode }) {
  return (
    <section className="sign-in__way" aria-labelledby="baglantiyla">
      <h2 id="baglantiyla">Yeni şifre bağlantısı</h2>
      {children}
    </section>
  )
}
