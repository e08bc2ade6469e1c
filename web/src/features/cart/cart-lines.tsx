import { Quantity } from '../../components/quantity.tsx'
import { formatDollars } from '../../lib/sample-price.ts'
import { sampleOrder } from './sample-order.ts'

interface CartLinesProps {
  readonly quantities: readonly number[]
  readonly onChange: (index: number, quantity: number) => void
}

export function CartLines({ quantities, onChange }: CartLinesProps) {
  return (
    <ul className="cart__lines">
      {sampleOrder.map(({ name, note, price, picture }, index) => {
        const quantity = quantities[index] ?? 1
        return (
          <li key={name}>
            <img className="picture picture--drawn" src={picture} alt="" width={112} height={112} />
            <div className="cart__dish">
              <h3>{name}</h3>
              <p>{note}</p>
              <p className="cart__each">{formatDollars(price)}</p>
            </div>
            <Quantity name={name} value={quantity} onChange={(value) => onChange(index, value)} />
            <p key={quantity} className="cart__price">
              {formatDollars(price * quantity)}
            </p>
          </li>
        )
      })}
    </ul>
  )
}
