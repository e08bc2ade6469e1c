import { useState } from 'react'
import { Field } from '../../components/field.tsx'

const PAYMENT_METHODS = [
  ['card', 'Kredi ya da banka kartı', 'Kart bilgileriyle hemen'],
  ['door-card', 'Kapıda kartla', 'Kuryemiz POS cihazıyla gelir'],
  ['door-cash', 'Kapıda nakit', 'Para üstü hazır gelir'],
] as const

/** The choice of payment; the card's fields are shown only for a card. */
export function PaymentFields() {
  const [method, setMethod] = useState<string>('card')
  return (
    <fieldset className="checkout__part">
      <legend>
        <span aria-hidden="true">2</span>
        Ödeme yolu
      </legend>
      <div className="checkout__ways">
        {PAYMENT_METHODS.map(([value, name, note]) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name="payment"
              value={value}
              checked={method === value}
              onChange={() => setMethod(value)}
            />
            <span>
              <strong>{name}</strong>
              <small>{note}</small>
            </span>
          </label>
        ))}
      </div>
      {/* Hidden, not removed, so that the entries are kept. */}
      <div className="form-grid" hidden={method !== 'card'}>
        <Field label="Kart üzerindeki ad" name="cardName" autoComplete="off" wide />
        <Field
          label="Kart numarası"
          name="cardNumber"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0000 0000 0000 0000"
          wide
        />
        <Field
          label="Son kullanma"
          name="cardExpiry"
          inputMode="numeric"
          autoComplete="off"
          placeholder="AA/YY"
        />
        <Field
          label="Güvenlik kodu"
          name="cardCode"
          inputMode="numeric"
          autoComplete="off"
          placeholder="CVC"
        />
      </div>
    </fieldset>
  )
}
