import { Icon } from '../../components/icon.tsx'

/** Leads to a delivery platform; nothing without one. */
export function OnlineOrder({ href }: { href: string | null | undefined }) {
  if (!href) return null
  return (
    <section className="inset order-block" aria-labelledby="online-siparis">
      <div>
        <h2 id="online-siparis">Online Sipariş Ver</h2>
        <p>
          Sofraya gelemediğiniz günlerde sofra size gelsin: siparişinizi verin, sıcak sıcak kapınıza
          getirelim.
        </p>
        <a className="button" href={href} rel="noopener">
          Online sipariş ver
          <Icon name="arrow" />
        </a>
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
