import { PageTitle } from '../components/page-title.tsx'
import { CheckoutForm } from '../features/cart/checkout-form.tsx'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { paths } from '../paths.ts'
import { templatePage } from './template-page.tsx'
import '../styles/forms.css'
import '../features/cart/cart.css'

export const Component = templatePage('checkout', Sample)

function Sample() {
  usePageHead({
    title: 'Ödeme',
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
