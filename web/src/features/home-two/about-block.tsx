import { Link } from 'react-router-dom'
import { English } from '../../components/english.tsx'
import { paths } from '../../paths.ts'

const FACTS = [
  ['35 dk', 'ortalama teslimat'],
  ['1 fırın', 'hiç sönmeyen taş fırın'],
  ['8 şef', 'tek mutfakta'],
] as const

export function AboutBlock() {
  return (
    <section className="section about-block" aria-labelledby="biz-kimiz">
      <img
        className="about-block__picture"
        src="/template/oven.svg"
        alt=""
        width={480}
        height={400}
        loading="lazy"
      />
      <div>
        <English text="About Us" />
        <h2 id="biz-kimiz">Ateşi hep yanan bir mutfak</h2>
        <p>
          Hamuru sabah yoğurur, sebzeyi pazardan günlük alırız. Paketlediğimiz her tabak, salonda masaya giden
          tabakla aynı tezgâhtan, aynı ellerden çıkar.
        </p>
        <dl className="about-block__facts">
          {FACTS.map(([figure, what]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
        <Link className="button button--quiet" to={paths.about}>
          Daha fazla
        </Link>
      </div>
    </section>
  )
}
