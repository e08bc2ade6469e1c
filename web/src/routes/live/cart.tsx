import { useQuery } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { PageTitle } from '../../components/page-title.tsx'
import { MENU, type Menu } from '../../features/menu/menu-query.ts'
import { cart } from '../../features/order/cart.ts'
import { Changes } from '../../features/order/changes.tsx'
import { EmptyCart } from '../../features/order/empty-cart.tsx'
import { readFragment } from '../../features/order/lines/read-order.ts'
import { NoScript } from '../../features/order/no-script.tsx'
import { NotKept } from '../../features/order/not-kept.tsx'
import { MOST } from '../../features/order/order-line.ts'
import { OrderNote } from '../../features/order/order-note.tsx'
import { inMenu } from '../../features/order/ordered-dish.ts'
import { useCart } from '../../features/order/use-cart.ts'
import { usePageHead } from '../../features/shell/use-page-head.ts'
import { orderParts } from '../../lib/order-parts.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { paths } from '../../paths.ts'
import { livePage } from './live-page.tsx'
import { Stepper } from './menu.tsx'
import { OrderLines } from './order-lines.tsx'
import { SentOrder } from './sent-order.tsx'
import { type SiteWithOrders, useOrderSite } from './use-order-site.ts'

Object.assign(orderParts, { Cart })

export const Component = livePage('Cart', () => import('../cart.tsx'))

/** What the guest is about to order, or the order that an address has. */
function Cart() {
  const site = useOrderSite()
  const menu = useQuery(MENU).data
  const { hash } = useLocation()
  const isHydrated = useHydrated()
  const sent = isHydrated ? readFragment(hash) : null
  usePageHead({ title: 'Sepet', description: '' })
  return (
    <>
      <PageTitle title={sent ? 'Sipariş' : 'Sepet'} />
      <div className="page-width order">
        <NoScript phone={site?.phone} />
        {isHydrated &&
          menu &&
          site &&
          (sent ? <SentOrder order={sent} menu={menu} /> : <Lines menu={menu} site={site} />)}
      </div>
    </>
  )
}

interface LinesProps {
  readonly menu: Menu
  readonly site: SiteWithOrders
}

function Lines({ menu, site }: LinesProps) {
  const { lines } = useCart()
  const [wasEmptied, setEmptied] = useState(false)
  useFocusAfterRemoval(lines.length)
  if (lines.length === 0) return <EmptyCart text={wasEmptied ? 'Sepet boşaltıldı.' : undefined} />
  const shown = lines.map((line) => {
    const now = inMenu(menu, line)
    return { ...line, ...now, name: now.dish?.name ?? line.name }
  })
  return (
    <>
      <OrderNote site={site} />
      <Changes menu={menu} lines={lines} />
      <OrderLines
        lines={shown}
        controls={(index) => {
          const line = shown[index] as (typeof shown)[number]
          const label = line.serving ? `${line.name}, ${line.serving}` : line.name
          return (
            <>
              <Stepper name={label} line={line} isGone={!!line.problem} />
              <label className="order-line__note">
                <span aria-hidden="true">Not</span>
                <input
                  aria-label={`${label}: not`}
                  maxLength={MOST.note}
                  autoComplete="off"
                  value={line.note}
                  onChange={({ target }) => cart.setLineNote(line, target.value)}
                />
              </label>
            </>
          )
        }}
      />
      <NotKept />
      <p className="actions">
        <Link className="button" to={paths.checkout}>
          Siparişi hazırla
        </Link>
        <Link className="button button--quiet" to={paths.wholeMenu}>
          Menüye dön
        </Link>
        <button
          className="link-button"
          type="button"
          onClick={() => {
            cart.clear()
            setEmptied(true)
          }}
        >
          Sepeti boşalt
        </button>
      </p>
    </>
  )
}

/** The button that took the last piece of a line is gone with it. */
function useFocusAfterRemoval(count: number): void {
  const before = useRef(count)
  useEffect(() => {
    const isFewer = count < before.current
    before.current = count
    if (isFewer && document.activeElement === document.body)
      document.getElementById('icerik')?.focus({ preventScroll: true })
  }, [count])
}
