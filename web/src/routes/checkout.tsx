import { PageTitle } from '../components/page-title.tsx'
import { CheckoutForm } from '../features/cart/checkout-form.tsx'
import { useSite } from '../features/shell/use-site.ts'
import { useHead } from '../lib/head.tsx'
import { paths } from '../paths.ts'
import { TemplatePage } from './template-page.tsx'
import '../styles/forms.css'
import '../features/cart/cart.css'

export function Component() {
  return <TemplatePage page="checkout" Sample={Sample} />
}

function Sample() {
  const { site } = useSite()
  useHead({
    title: `Ödeme · ${site?.name ?? ''}`,
    description: 'Teslimat adresiniz, ödeme yolu ve sipariş özeti.',
    path: paths.checkout,
    isSample: true,
  })
  return (
    <>
      <PageTitle title="Ödeme" english="Checkout" />
      <CheckoutForm />
    </>
  )
}
