import { Link } from 'react-router-dom'
import { IdleForm } from '../../components/idle-form.tsx'
import { formatDollars } from '../../lib/sample-price.ts'
import { paths } from '../../paths.ts'
import { CustomerFields } from './customer-fields.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { sampleOrder, sampleQuantities } from './sample-order.ts'

/** The template's checkout, which orders nothing. */
export function CheckoutForm() {
  return (
    <IdleForm className="page-width cart" noValidate aria-label="Ödeme">
      <div className="panel form-card checkout">
        <CustomerFields />
        <PaymentFields />
        <label className="choice">
          <input type="checkbox" name="terms" />
          <span>
            <Link to={paths.terms}>Kullanım koşullarını</Link> kabul ediyorum,{' '}
            <Link to={paths.privacy}>aydınlatma metnini</Link> okudum.
          </span>
        </label>
      </div>
      <OrderSummary quantities={sampleQuantities} lines={<SlipLines />}>
        <button className="button" type="submit">
          Siparişi tamamla
        </button>
        <p className="slip__note">
          Bu sayfa bir örnektir; kartınızdan ödeme alınmaz, bilgileriniz gönderilmez.
        </p>
      </OrderSummary>
    </IdleForm>
  )
}

function SlipLines() {
  return (
    <ul className="slip__lines">
      {sampleOrder.map(({ name, price, quantity }) => (
        <li key={name}>
          <span>
            {quantity} × {name}
          </span>
          <span>{formatDollars(price * quantity)}</span>
        </li>
      ))}
    </ul>
  )
}
