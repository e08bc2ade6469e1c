/** Sample offers; as on all template pages, prices are in dollars. */
const OFFERS = [
  {
    name: 'Öğle tabağı',
    text: 'Günün çorbası, ana yemek ve ayran. Hafta içi 11:30–14:30.',
    price: '$15',
    picture: '/template/soup.webp',
  },
  {
    name: 'Aile sofrası',
    text: 'Dört kişilik karışık ızgara, meze tabağı, salata ve künefe.',
    price: '$35',
    picture: '/template/mixed-grill.webp',
  },
  {
    name: 'Tatlı arası',
    text: 'Amasya elmasıyla bir turta, yanında demli çay.',
    price: '$16',
    picture: '/template/apple-pie.webp',
  },
] as const

export function Offers() {
  return (
    <section className="section" aria-labelledby="firsatlar">
      <div className="section__head">
        <h2 id="firsatlar">Yalnız online siparişte</h2>
      </div>
      <ul className="offers">
        {OFFERS.map(({ name, text, price, picture }) => (
          <li key={name} className="card">
            <img
              className="picture"
              src={picture}
              alt=""
              width={640}
              height={640}
              loading="lazy"
              decoding="async"
            />
            <div>
              <h3>{name}</h3>
              <p>{text}</p>
              <p className="offers__price">{price}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
