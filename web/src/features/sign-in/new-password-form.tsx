import { type SubmitEvent, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { PasswordLinkQuery } from '../../gql/graphql.ts'
import { paths } from '../../paths.ts'
import { PASSWORD_LINK, SET_PASSWORD_BY_LINK } from './account-operations.ts'
import { askServer } from './ask-server.ts'
import { destinationOf } from './destination.ts'
import { NewPasswordField, RefusalNote } from './form-parts.tsx'
import { BadLink, LinkDone } from './link-ends.tsx'
import { NO_ANSWER, type Refusal } from './refusal.ts'
import { useAttempts } from './use-attempts.ts'
import { requestSignIn } from './use-sign-in.ts'

type LinkInfo = NonNullable<PasswordLinkQuery['passwordLink']>

/**
 * Sets the password of the account that a link belongs to, and signs in with it.
 * @param token null until it is known.
 */
export function NewPasswordForm({ token }: { readonly token: string | null }) {
  const { link, failure, retry } = usePasswordLink(token)
  const { busy, refusal, wait, attempt } = useAttempts()
  /** Null until it is set; then why the sign-in with it was refused. */
  const [notSignedIn, setNotSignedIn] = useState<Refusal | null>(null)

  if (notSignedIn)
    return (
      <LinkDone title="Şifreniz hazır">
        <p>
          {notSignedIn.reason === 'CODE_REQUIRED'
            ? 'Giriş için bu şifreyi, ardından kod uygulamanızdaki kodu yazın.'
            : 'Bundan sonra bu şifreyle giriş yaparsınız.'}
          {link?.kind === 'RESET' && ' Başka yerlerdeki oturumlarınız kapandı.'}
        </p>
        <Link className="button" to={paths.signIn}>
          Giriş yap
        </Link>
      </LinkDone>
    )
  if (link === null || refusal?.reason === 'LINK_INVALID') return <BadLink />

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    if (!token || !link) return
    const set = async () => (await askServer(SET_PASSWORD_BY_LINK, { token, password })).refusal
    if (!(await attempt(set))) return
    const refused = await requestSignIn({ userName: link.userName, password }).catch(() => NO_ANSWER)
    if (refused) setNotSignedIn(refused)
    // A full page load, because the cached results are those of an anonymous visitor.
    else location.assign(destinationOf(null))
  }

  return (
    <form
      className="sign-in__way"
      method="post"
      aria-labelledby="yeni-sifre"
      onSubmit={(event) => void submit(event)}
    >
      <p className="sign-in__for">
        {link ? (
          <>
            Hesap: <strong>{link.userName}</strong>
          </>
        ) : failure ? null : (
          'Bağlantı denetleniyor…'
        )}
      </p>
      {/* Password managers store a password with a user name. */}
      <input type="text" autoComplete="username" value={link?.userName ?? ''} readOnly hidden />
      {failure ? (
        <>
          <RefusalNote title="Bağlantı denetlenemedi." refusal={failure} />
          <button className="button" type="button" onClick={retry}>
            Tekrar dene
          </button>
        </>
      ) : (
        <>
          <NewPasswordField fault={refusal?.fields.password} />
          <RefusalNote title="Şifre belirlenemedi." refusal={refusal} />
          <button className="button" type="submit" disabled={!link || busy || wait > 0}>
            {wait > 0 ? `${wait} saniye bekleyin` : busy ? 'Kaydediliyor…' : 'Şifremi belirle'}
          </button>
        </>
      )}
    </form>
  )
}

/** What a link is for: undefined until the server has said so, and null if it cannot be used. */
function usePasswordLink(token: string | null) {
  const [link, setLink] = useState<LinkInfo | null>()
  const [failure, setFailure] = useState<Refusal | null>(null)
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again.
  useEffect(() => {
    if (token === null) return
    let isCurrent = true
    setLink(undefined)
    setFailure(null)
    askServer(PASSWORD_LINK, { token })
      .catch(() => ({ data: null, refusal: NO_ANSWER }))
      .then(({ data, refusal }) => {
        if (!isCurrent) return
        if (data) setLink(data.passwordLink ?? null)
        else setFailure({ ...refusal, fields: {} } as Refusal)
      })
    return () => {
      isCurrent = false
    }
  }, [token, tries])
  return { link, failure, retry: () => setTries(tries + 1) }
}
