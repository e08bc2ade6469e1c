import { useLocation } from 'react-router-dom'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { destinationOf } from '../features/sign-in/destination.ts'
import { SignInForm } from '../features/sign-in/sign-in-form.tsx'
import { SignInPanel } from '../features/sign-in/sign-in-panel.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import '../styles/forms.css'
import '../styles/drawing.css'
import '../features/sign-in/sign-in.css'

interface SignInState {
  /** Why another page has redirected here. */
  readonly message?: string
  readonly from?: string
  /** Whether a new password was set just now. */
  readonly isPasswordSet?: boolean
}

/** The sign-in of the back-office, which leads back to the page that redirected here. */
export function Component() {
  const { state } = useLocation() as { state: SignInState | null }
  const hydrated = useHydrated()
  usePageHead({
    title: 'Giriş',
    description: 'Çalışanlarımız için yönetim bölümüne giriş.',
  })
  return (
    <SignInPanel
      titleId="giris"
      title="Yönetim girişi"
      text={hydrated && state ? <span role="status">{greeting(state)}</span> : greeting({})}
    >
      {/* A full page load, because the cached results are those of an anonymous visitor. */}
      <SignInForm onDone={() => location.assign(destinationOf(state?.from))} />
    </SignInPanel>
  )
}

function greeting({ message, isPasswordSet }: SignInState): string {
  if (isPasswordSet) return 'Şifreniz değişti. Yeni şifrenizle giriş yapın.'
  if (message) return 'Oturumunuz kapanmış. Giriş yapın, kaldığınız sayfaya dönelim.'
  return 'Menüyü, hizmetleri ve yazıları düzenleyen ekibimiz için.'
}
