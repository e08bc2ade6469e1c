import { SamplePicture } from '../../components/sample-picture.tsx'

/** Sample offers; as on all template pages, prices are in dollars. */
const OFFERS = [
  {
    name: 'Öğle tabağı',
    text: 'Günün çorbası, ana yemek ve ayran. Hafta içi 11:30–14:30.',
    price: '$15',
    picture: 'dishes/mercimek-corbasi',
  },
  {
    name: 'Aile sofrası',
    text: 'Dört kişilik ızgara köfte, meze tabağı, salata ve künefe.',
    price: '$35',
    picture: 'dishes/izgara-kofte',
  },
  {
    name: 'Tatlı arası',
    text: 'Dört dilim cevizli baklava, yanında demli çay.',
    price: '$16',
    picture: 'dishes/cevizli-baklava',
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
