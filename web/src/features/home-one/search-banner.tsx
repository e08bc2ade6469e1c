import { Link } from 'react-router-dom'
import { Field } from '../../components/field.tsx'
import { IdleForm } from '../../components/idle-form.tsx'
import { paths } from '../../paths.ts'

const PLATES = ['ramen', 'kunefe', 'margarita-pizza', 'klasik-burger', 'coban-salatasi']

export function SearchBanner() {
  return (
    <section className="search-banner">
      <h1>Canınız bugün ne çekiyor?</h1>
      <p className="lead">Adını yazın, sofrada yerini ayıralım: ızgaradan suşiye, kahvaltıdan tatlıya.</p>
      <p className="idle-note">
        Bu arama bir örnektir; yemeklerimizi <Link to={paths.menu}>menümüzde</Link> arayabilirsiniz.
      </p>
      <IdleForm className="search-banner__form" role="search">
        <Field
          label="Yemek adı"
          type="search"
          name="food"
          placeholder="Örneğin köy burgeri"
          autoComplete="off"
        />
        <button className="button" type="submit" lang="en">
          Search Now
        </button>
      </IdleForm>
      <div className="search-banner__plates">
        {PLATES.map((plate) => (
          <img
            key={plate}
            className="picture picture--drawn search-banner__plate"
            src={`/drawings/dishes/${plate}.svg`}
            alt=""
            width={640}
            height={480}
          />
        ))}
      </div>
    </section>
  )
}
