import { useLocation } from 'react-router-dom'
import { useSite } from '../features/shell/use-site.ts'
import { destinationOf } from '../features/sign-in/destination.ts'
import { KitchenDoor } from '../features/sign-in/kitchen-door.tsx'
import { SignInForm } from '../features/sign-in/sign-in-form.tsx'
import { useHead } from '../lib/head.tsx'
import { useAlive } from '../lib/use-alive.ts'
import '../styles/forms.css'
import '../styles/drawing.css'
import '../features/sign-in/sign-in.css'

/** The back-office's sign-in; who was sent here for want of one goes back afterwards. */
export function Component() {
  const { site } = useSite()
  const { state } = useLocation() as { state: { message?: string; from?: string } | null }
  const alive = useAlive()
  useHead({
    title: `Giriş · ${site?.name ?? ''}`,
    description: 'Çalışanlarımız için yönetim bölümüne giriş.',
  })
  return (
    <div className="sign-in">
      <div className="sign-in__side">
        <KitchenDoor />
        <div className="sign-in__words">
          <h1 id="giris">Mutfağa giriş</h1>
          <p>
            {alive && state?.message
              ? 'Oturumunuz kapanmış. Giriş yapın, kaldığınız sayfaya dönelim.'
              : 'Menüyü, hizmetleri ve yazıları düzenleyen ekibimiz için.'}
          </p>
        </div>
      </div>
      {/* A whole new page: what was read as nobody in particular is of no use to who has signed in. */}
      <SignInForm onDone={() => location.assign(destinationOf(state?.from))} />
    </div>
  )
}
