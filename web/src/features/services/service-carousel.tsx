import { useQuery } from '@apollo/client/react'
import { type KeyboardEvent, useRef } from 'react'
import { Icon } from '../../components/icon.tsx'
import { paths } from '../../paths.ts'
import * as spokenWords from '../../rules/spoken.words.ts'
import { ServiceCard } from './service-card.tsx'
import * as carouselWords from './service-carousel.words.ts'
import { CAROUSEL_SERVICES } from './services-query.ts'
import { useDrag } from './use-drag.ts'

/** The width of a card and its gap, in pixels. */
const STEP = 360 + 15

/** The services in a row that scrolls by touch, mouse, arrow keys or buttons; each card leads to its details. */
export function ServiceCarousel() {
  const { data } = useQuery(CAROUSEL_SERVICES)
  const track = useRef<HTMLUListElement>(null)
  const drag = useDrag<HTMLUListElement>()
  if (data?.services.length === 0) return null
  const move = (steps: number) =>
    track.current?.scrollBy({ left: (spokenWords.direction === 'rtl' ? -steps : steps) * STEP })
  const walk = (event: KeyboardEvent) => {
    const ways: Readonly<Record<string, number>> =
      spokenWords.direction === 'rtl' ? { ArrowLeft: 1, ArrowRight: -1 } : { ArrowRight: 1, ArrowLeft: -1 }
    const way = ways[event.key]
    const cards = [...(track.current?.querySelectorAll<HTMLElement>('a') ?? [])]
    const next = way && cards[cards.indexOf(document.activeElement as HTMLElement) + way]
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <section className="section carousel" aria-labelledby="hizmetler-baslik">
      <div className="section__head carousel__head">
        <h2 id="hizmetler-baslik">{carouselWords.title}</h2>
        <div>
          <button type="button" className="round" onClick={() => move(-1)} aria-label={carouselWords.before}>
            <Icon name="back" />
          </button>
          <button type="button" className="round" onClick={() => move(1)} aria-label={carouselWords.after}>
            <Icon name="arrow" />
          </button>
        </div>
      </div>
      <ul className="carousel__track" ref={track} onKeyDown={walk} {...drag}>
        {data?.services.map((service) => (
          <li key={service.id} className="card">
            <ServiceCard service={service} to={paths.service(service.id)} />
          </li>
        ))}
      </ul>
    </section>
  )
}
