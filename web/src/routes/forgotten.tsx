import { Link, useNavigate } from 'react-router-dom'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { NeedsScript } from '../features/sign-in/form-parts.tsx'
import { LinkRequest } from '../features/sign-in/link-request.tsx'
import { RecoveryForm } from '../features/sign-in/recovery-form.tsx'
import { SignInPanel } from '../features/sign-in/sign-in-panel.tsx'
import { paths } from '../paths.ts'
import '../styles/forms.css'
import '../styles/drawing.css'
import '../features/sign-in/sign-in.css'

/** The ways back in for somebody who has forgotten the password. */
export function Component() {
  const navigate = useNavigate()
  usePageHead({
    title: 'Şifremi unuttum',
    description: 'Çalışanlarımız için yeni şifre.',
  })
  return (
    <SignInPanel
      titleId="unuttum"
      title="Şifremi unuttum"
      text="Kurtarma koduyla hemen, ya da bir bağlantıyla yeni şifre belirleyin."
    >
      <div className="sign-in__form">
        <NeedsScript what="Yeni şifre belirlemek" />
        <RecoveryForm onDone={() => navigate(paths.signIn, { state: { isPasswordSet: true } })} />
        <LinkRequest />
        <Link className="sign-in__other" to={paths.signIn}>
          Girişe dön
        </Link>
      </div>
    </SignInPanel>
  )
}
