import { Rating } from '../../components/rating.tsx'
import { SectionHead } from '../../components/section-head.tsx'

/** Sample content. */
const TESTIMONIALS = [
  {
    words:
      'Serpme kahvaltıya oturduk, öğlen oldu fark etmedik. Çay hiç bitmedi, kimse de hesap getirmek için acele etmedi.',
    name: 'Elif Sönmez',
    from: 'Hafta sonu konuğu',
    portrait: 'guest-1',
  },
  {
    words:
      'Öğle arasında ofise söylüyoruz; pide fırından çıktığı gibi geliyor. Yarım saat dedilerse yarım saat.',
    name: 'Cem Arslan',
    from: 'Komşu ofisten',
    portrait: 'guest-2',
  },
  {
    words:
      'Kızımın doğum gününü burada yaptık. Pastayı masaya herkes şarkı söylerken getirdiler, unutulmazdı.',
    name: 'Naz Öztürk',
    from: 'Doğum günü masası',
    portrait: 'guest-3',
  },
] as const

export function Testimonials() {
  return (
    <section className="section" aria-labelledby="konuklar">
      <SectionHead id="konuklar" english="Testimonials" title="Konuklarımızın sözü" />
      <ul className="thirds testimonials">
        {TESTIMONIALS.map(({ words, name, from, portrait }) => (
          <li key={name} className="card">
            <figure className="testimonial">
              <Rating />
              <blockquote>{words}</blockquote>
              <figcaption>
                <img
                  className="picture"
                  src={`/template/${portrait}.svg`}
                  alt=""
                  width={64}
                  height={64}
                  loading="lazy"
                />
                <span>
                  <strong>{name}</strong>
                  <span>{from}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  )
}
