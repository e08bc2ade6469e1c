import { useState } from 'react'
import { CONFIRM_EMAIL } from './account-operations.ts'
import { askServer } from './ask-server.ts'
import { RefusalNote } from './form-parts.tsx'
import { BadLink, LinkDone } from './link-ends.tsx'
import { useAttempts } from './use-attempts.ts'

/**
 * Confirms an address by a press: programs that look through mails open their links, too.
 * @param token null until it is known, undefined if there is none.
 */
export function ConfirmForm({ token }: { readonly token: string | null | undefined }) {
  const { busy, refusal, wait, attempt } = useAttempts()
  const [isConfirmed, setConfirmed] = useState(false)
  if (isConfirmed)
    return (
      <LinkDone title="E-posta adresiniz onaylandı">
        <p>Bu sayfayı kapatabilirsiniz.</p>
      </LinkDone>
    )
  if (token === undefined || refusal?.reason === 'LINK_INVALID')
    return (
      <BadLink>
        <p>Yenisini Hesabım sayfasından isteyebilirsiniz.</p>
      </BadLink>
    )
  const confirm = async () => {
    if (!token) return
    if (await attempt(async () => (await askServer(CONFIRM_EMAIL, { token })).refusal)) setConfirmed(true)
  }
  return (
    <div className="sign-in__way">
      <RefusalNote title="Onaylanamadı." refusal={refusal} />
      <button
        className="button"
        type="button"
        disabled={token === null || busy || wait > 0}
        onClick={() => void confirm()}
      >
        {wait > 0 ? `${wait} saniye bekleyin` : busy ? 'Onaylanıyor…' : 'E-postamı onayla'}
      </button>
    </div>
  )
}
