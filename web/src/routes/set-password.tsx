import { usePageHead } from '../features/shell/use-page-head.ts'
import { NeedsScript } from '../features/sign-in/form-parts.tsx'
import { BadLink } from '../features/sign-in/link-ends.tsx'
import { NewPasswordForm } from '../features/sign-in/new-password-form.tsx'
import { SignInPanel } from '../features/sign-in/sign-in-panel.tsx'
import { useLinkToken } from '../features/sign-in/use-link-token.ts'
import '../styles/forms.css'
import '../styles/drawing.css'
import '../features/sign-in/sign-in.css'

/** Where somebody who was given a link sets the own password. */
export function Component() {
  const { token, earlier } = useLinkToken()
  usePageHead({
    title: 'Yeni şifre',
    description: 'Çalışanlarımız için yeni şifre.',
  })
  return (
    <SignInPanel
      titleId="yeni-sifre"
      title="Şifrenizi belirleyin"
      text="Onu sizden başka kimse bilmeyecek; bağlantıyı gönderen de."
    >
      <div className="sign-in__form sign-in__form--tall">
        {token === undefined ? <BadLink /> : <NewPasswordForm key={earlier} token={token} />}
        <NeedsScript what="Şifre belirlemek" />
      </div>
    </SignInPanel>
  )
}
