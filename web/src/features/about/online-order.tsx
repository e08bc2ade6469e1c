import { Icon } from '../../components/icon.tsx'

export function OnlineOrder({ href }: { href: string | null | undefined }) {
  return (
    <section className="inset order-block" aria-labelledby="online-siparis">
      <div>
        <h2 id="online-siparis">Online Sipariş Ver</h2>
        <p>
          Sofraya gelemediğiniz günlerde sofra size gelsin: siparişinizi verin, sıcak sıcak kapınıza
          getirelim.
        </p>
        {href && (
          <a className="button" href={href} rel="noopener">
            Online sipariş ver
            <Icon name="arrow" />
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
