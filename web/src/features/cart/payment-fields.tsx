import { useState } from 'react'
import { Field } from '../../components/field.tsx'

const WAYS = [
  ['card', 'Kredi ya da banka kartı', 'Kart bilgileriyle hemen'],
  ['door-card', 'Kapıda kartla', 'Kuryemiz POS cihazıyla gelir'],
  ['door-cash', 'Kapıda nakit', 'Para üstü hazır gelir'],
] as const

/** The choice of payment; the card's fields are shown only for a card. */
export function PaymentFields() {
  const [way, setWay] = useState<string>('card')
  return (
    <fieldset className="checkout__part">
      <legend>
        <span aria-hidden="true">2</span>
        Ödeme yolu
      </legend>
      <div className="checkout__ways">
        {WAYS.map(([value, name, note]) => (
          <label key={value} className="choice">
            <input
              type="radio"
              name="payment"
              value={value}
              checked={way === value}
              onChange={() => setWay(value)}
            />
            <span>
              <strong>{name}</strong>
              <small>{note}</small>
            </span>
          </label>
        ))}
      </div>
      {/* Hidden, not removed, so that the entries are kept. */}
      <div className="form-grid" hidden={way !== 'card'}>
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
