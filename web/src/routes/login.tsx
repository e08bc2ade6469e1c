import { useLocation } from 'react-router-dom'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { destinationOf } from '../features/sign-in/destination.ts'
import { KitchenDoor } from '../features/sign-in/kitchen-door.tsx'
import { SignInForm } from '../features/sign-in/sign-in-form.tsx'
import { useHydrated } from '../lib/use-hydrated.ts'
import '../styles/forms.css'
import '../styles/drawing.css'
import '../features/sign-in/sign-in.css'

/** The sign-in of the back-office, which leads back to the page that redirected here. */
export function Component() {
  const { state } = useLocation() as { state: { message?: string; from?: string } | null }
  const hydrated = useHydrated()
  usePageHead({
    title: 'Giriş',
    description: 'Çalışanlarımız için yönetim bölümüne giriş.',
  })
  return (
    <div className="panel sign-in">
      <div className="sign-in__side">
        <KitchenDoor />
        <div className="sign-in__words">
          <h1 id="giris">Yönetim girişi</h1>
          <p>
            {hydrated && state?.message
              ? 'Oturumunuz kapanmış. Giriş yapın, kaldığınız sayfaya dönelim.'
              : 'Menüyü, hizmetleri ve yazıları düzenleyen ekibimiz için.'}
          </p>
        </div>
      </div>
      {/* A full page load, because the cached results are those of an anonymous visitor. */}
      <SignInForm onDone={() => location.assign(destinationOf(state?.from))} />
    </div>
  )
}
