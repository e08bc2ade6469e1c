import { Link } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import * as onlineOrderWords from './online-order.words.ts'

/** Leads to a page of the site or to a delivery platform; nothing without either. */
export function OnlineOrder({ href }: { readonly href: string | null | undefined }) {
  if (!href) return null
  const order = (
    <>
      {onlineOrderWords.order}
      <Icon name="arrow" />
    </>
  )
  return (
    <section className="inset order-block" aria-labelledby="online-siparis">
      <div>
        <h2 id="online-siparis">{onlineOrderWords.title}</h2>
        <p>{onlineOrderWords.text}</p>
        {href.startsWith('/') ? (
          <Link className="button" to={href}>
            {order}
          </Link>
        ) : (
          <a className="button" href={href} rel="noopener">
            {order}
          </a>
        )}
      </div>
      <img
        className="order-block__picture"
        src="/delivery.svg"
        alt=""
        width={320}
        height={240}
        loading="lazy"
      />
    </section>
  )
}
