import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { Menu } from '../../features/menu/menu-query.ts'
import { cart } from '../../features/order/cart.ts'
import { ofAddress, type ReadOrder } from '../../features/order/lines/read-order.ts'
import { setTable } from '../../features/order/table-of-guest.ts'
import { useCart } from '../../features/order/use-cart.ts'
import { paths } from '../../paths.ts'
import { OrderLines } from './order-lines.tsx'

interface SentOrderProps {
  readonly order: ReadOrder | 'UNREADABLE'
  readonly menu: Menu
}

/** The order that an address has, as the menu is now. It becomes the guest's own by a press. */
export function SentOrder({ order, menu }: SentOrderProps) {
  const { lines } = useCart()
  const navigate = useNavigate()
  const [asks, setAsks] = useState(false)
  if (order === 'UNREADABLE')
    return <p className="order-warning">Bu bağlantıdaki sipariş okunamadı; gönderenden yenisini isteyin.</p>
  const shown = order.lines.map((line) => {
    const now = ofAddress(menu, line)
    return { ...now, name: now.dish?.name ?? 'Bu ürün' }
  })
  const taken = shown.filter(({ problem }) => !problem)
  const take = () => {
    if (lines.length > 0 && !asks) return setAsks(true)
    cart.replace(taken)
    if (order.table) setTable(order.table)
    void navigate(paths.cart, { replace: true })
  }
  return (
    <>
      {order.table && (
        <p>
          <strong>Masa {order.table}</strong>
        </p>
      )}
      <OrderLines lines={shown} />
      {asks && <p role="status">Sepetinizde başka ürünler var; yerlerine bunlar gelecek.</p>}
      {taken.length > 0 && (
        <p className="actions">
          <button className="button" type="button" onClick={take}>
            {asks ? 'Yerine al' : 'Sepete al'}
          </button>
          {asks && (
            <button className="button button--quiet" type="button" onClick={() => setAsks(false)}>
              Vazgeç
            </button>
          )}
        </p>
      )}
    </>
  )
}
