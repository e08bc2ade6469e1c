import { usePageHead } from '../features/shell/use-page-head.ts'
import { ConfirmForm } from '../features/sign-in/confirm-form.tsx'
import { NeedsScript } from '../features/sign-in/form-parts.tsx'
import { SignInPanel } from '../features/sign-in/sign-in-panel.tsx'
import { useLinkToken } from '../features/sign-in/use-link-token.ts'
import '../styles/forms.css'
import '../styles/drawing.css'
import '../features/sign-in/sign-in.css'

/** Where somebody confirms the address that a link was mailed to. */
export function Component() {
  const { token, earlier } = useLinkToken()
  usePageHead({
    title: 'E-posta onayı',
    description: 'Çalışanlarımız için e-posta onayı.',
  })
  return (
    <SignInPanel
      titleId="onay"
      title="E-postanızı onaylayın"
      text="Bağlantı size geldiyse adres sizindir; geriye yalnızca düğmeye basmak kalıyor."
    >
      <div className="sign-in__form sign-in__form--short">
        <ConfirmForm key={earlier} token={token} />
        <NeedsScript what="Onaylamak" />
      </div>
    </SignInPanel>
  )
}
