import { Link } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import { paths } from '../../paths.ts'

const OFFERS = ['Esnek vardiya', 'Günlük sıcak yemek', 'Ekipman bizden']

export function DeliveryMan() {
  return (
    <section className="inset wide-block wide-block--turned" aria-labelledby="kurye">
      <div className="wide-block__words">
        <h2 id="kurye" lang="en">
          Join As a Delivery Man
        </h2>
        <p>
          Mahalleyi avcunuzun içi gibi biliyorsanız, sıcak tabakları kapıya ulaştıran ekibe katılın. Saatinizi
          siz seçin.
        </p>
        <ul className="ticks">
          {OFFERS.map((offer) => (
            <li key={offer}>{offer}</li>
          ))}
        </ul>
        <Link className="button" to={paths.contact} lang="en">
          Apply Now
          <Icon name="arrow" />
        </Link>
      </div>
      <img
        className="wide-block__picture"
        src="/template/courier.svg"
        alt=""
        width={360}
        height={320}
        loading="lazy"
      />
    </section>
  )
}
