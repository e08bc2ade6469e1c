import type { ReactNode } from 'react'
import { ChangingText } from '../../components/changing-text.tsx'
import { formatDollars } from '../../lib/sample-price.ts'
import { totalOf } from './sample-order.ts'

interface OrderSummaryProps {
  readonly quantities: readonly number[]
  /** Shown above the sums. */
  readonly lines?: ReactNode
  /** Shown below the sums. */
  readonly children: ReactNode
}

/** The sums of an order, styled like a receipt. */
export function OrderSummary({ quantities, lines, children }: OrderSummaryProps) {
  const total = formatDollars(totalOf(quantities))
  return (
    <aside className="slip" aria-labelledby="ozet">
      <h2 id="ozet">Sipariş özeti</h2>
      {lines}
      <dl>
        <div>
          <dt>Ara toplam</dt>
          <dd key={total}>{total}</dd>
        </div>
        <div>
          <dt>Teslimat</dt>
          <dd>Ücretsiz</dd>
        </div>
        <div className="slip__total">
          <dt>Toplam</dt>
          <dd aria-live="polite">
            <ChangingText text={total} />
          </dd>
        </div>
      </dl>
      {children}
    </aside>
  )
}
