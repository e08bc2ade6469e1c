import { useQuery } from '@apollo/client/react'
import { useRef } from 'react'
import { Icon } from '../../components/icon.tsx'
import { paths } from '../../paths.ts'
import { ServiceCard } from './service-card.tsx'
import { SERVICES } from './services-query.ts'

/** A card and the gap after it, in pixels. */
const STEP = 360 + 15

/** The services side by side, moved by touch, wheel, keyboard or the two buttons; each leads to the menu. */
export function ServiceCarousel() {
  const { data } = useQuery(SERVICES)
  const track = useRef<HTMLUListElement>(null)
  const move = (steps: number) => track.current?.scrollBy({ left: steps * STEP })
  return (
    <section className="carousel" aria-labelledby="hizmetler-baslik">
      <div className="carousel__head">
        <h2 id="hizmetler-baslik">Hizmetlerimiz</h2>
        <div>
          <button type="button" className="round" onClick={() => move(-1)} aria-label="Önceki hizmet">
            <Icon name="back" />
          </button>
          <button type="button" className="round" onClick={() => move(1)} aria-label="Sonraki hizmet">
            <Icon name="arrow" />
          </button>
        </div>
      </div>
      <ul className="carousel__track" ref={track}>
        {data?.services.map((service) => (
          <li key={service.id}>
            <ServiceCard service={service} to={paths.menuOf(service.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
