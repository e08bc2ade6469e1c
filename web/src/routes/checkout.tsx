import { PageTitle } from '../components/page-title.tsx'
import { CheckoutForm } from '../features/cart/checkout-form.tsx'
import { useSampleHead } from '../features/shell/use-page-head.ts'
import { live, templatePage } from './template-page.tsx'
import '../styles/forms.css'
import '../features/cart/cart.css'

export const Component = templatePage('checkout', Sample, undefined, live('Checkout'))

function Sample() {
  useSampleHead('checkout', 'Ödeme', 'Teslimat adresiniz, ödeme yolu ve sipariş özeti.')
  return (
    <>
      <PageTitle title="Ödeme" english="Checkout" />
      <CheckoutForm />
    </>
  )
}
