import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PageTitle } from '../components/page-title.tsx'
import { CartLines } from '../features/cart/cart-lines.tsx'
import { OrderSummary } from '../features/cart/order-summary.tsx'
import { sampleQuantities } from '../features/cart/sample-order.ts'
import { useSampleHead } from '../features/shell/use-page-head.ts'
import { paths } from '../paths.ts'
import { live, templatePage } from './template-page.tsx'
import '../features/cart/cart.css'

export const Component = templatePage('cart', Sample, undefined, live('Cart'))

function Sample() {
  const [quantities, setQuantities] = useState(sampleQuantities)
  useSampleHead('cart', 'Sepetim', 'Sepetinizdeki yemekler, adetleri ve toplamı.')
  return (
    <>
      <PageTitle title="Sepetim" english="Cart" />
      <div className="page-width cart">
        <section aria-labelledby="sepettekiler">
          <h2 className="visually-hidden" id="sepettekiler">
            Sepettekiler
          </h2>
          <CartLines
            quantities={quantities}
            onChange={(index, quantity) =>
              setQuantities(quantities.map((each, at) => (at === index ? quantity : each)))
            }
          />
          <p className="cart__more">
            <Link className="more" to={paths.wholeMenu}>
              Menüden bir şey daha seçin
            </Link>
          </p>
        </section>
        <OrderSummary quantities={quantities}>
          <Link className="button" to={paths.checkout}>
            Ödemeye geç
          </Link>
          <p className="slip__note">Örnek sepet. Güncel fiyatlar menümüzde.</p>
        </OrderSummary>
      </div>
    </>
  )
}
