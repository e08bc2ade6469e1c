import { SamplePicture } from '../../components/sample-picture.tsx'

/** Sample offers; as on all template pages, prices are in dollars. */
const OFFERS = [
  {
    name: 'Öğle tabağı',
    text: 'Günün çorbası, ana yemek ve ayran. Hafta içi 11:30–14:30.',
    price: '$15',
    picture: 'soup',
  },
  {
    name: 'Aile sofrası',
    text: 'Dört kişilik karışık ızgara, meze tabağı, salata ve künefe.',
    price: '$35',
    picture: 'mixed-grill',
  },
  {
    name: 'Tatlı arası',
    text: 'Amasya elmasıyla bir turta, yanında demli çay.',
    price: '$16',
    picture: 'apple-pie',
  },
] as const

export function Offers() {
  return (
    <section className="section" aria-labelledby="firsatlar">
      <div className="section__head">
        <h2 id="firsatlar">Yalnız online siparişte</h2>
      </div>
      <ul className="thirds offers">
        {OFFERS.map(({ name, text, price, picture }) => (
          <li key={name} className="card">
            <SamplePicture name={picture} width={640} height={640} />
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
