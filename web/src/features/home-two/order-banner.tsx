import { Link } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import { Rating } from '../../components/rating.tsx'
import { paths } from '../../paths.ts'

export function OrderBanner() {
  return (
    <section className="banner order-banner">
      <div className="banner__words">
        <h1>Fırından çıktı, yola koyuldu</h1>
        <p className="lead">
          Taş fırının sıcağı sönmeden kapınızda. Bugün mutfak sizin evde değil, sizin için bizde çalışsın.
        </p>
        <div className="actions">
          <Link className="button" to={paths.onlineOrder} lang="en">
            Order Now
            <Icon name="arrow" />
          </Link>
          <Link className="button button--quiet" to={paths.contact} lang="en">
            <Icon name="phone" />
            Get Free Call
          </Link>
        </div>
      </div>
      <div className="order-banner__table">
        <img
          className="picture picture--drawn order-banner__main"
          src="/drawings/dishes/margarita-pizza.svg"
          alt=""
          width={960}
          height={1056}
          fetchPriority="high"
        />
        <img
          className="picture picture--drawn order-banner__side"
          src="/drawings/dishes/coban-salatasi.svg"
          alt=""
          width={640}
          height={480}
        />
        <p className="order-banner__tag">
          <span>Taş fırın pizza</span>
          <strong className="order-banner__price">$20</strong>
          <Rating />
        </p>
      </div>
    </section>
  )
}
