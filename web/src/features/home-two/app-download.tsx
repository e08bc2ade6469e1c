import { Link } from 'react-router-dom'
import { English } from '../../components/english.tsx'
import { paths } from '../../paths.ts'

/** The download block of an app that does not exist yet: both stores lead to the coming-soon page. */
export function AppDownload() {
  return (
    <section className="inset wide-block" aria-labelledby="uygulama">
      <div className="wide-block__words">
        <English text="Download Mobile App" />
        <h2 id="uygulama">Sofra cebinizde</h2>
        <p>
          Siparişi iki dokunuşta verin, kuryeyi haritadan izleyin, sevdiğiniz tabak bir dahaki sefere hazır
          beklesin.
        </p>
        <div className="actions">
          {['App Store', 'Google Play'].map((store) => (
            <Link key={store} className="button store" to={paths.comingSoon}>
              <span>Çok yakında</span> <span lang="en">{store}</span>
            </Link>
          ))}
        </div>
      </div>
      <img
        className="wide-block__picture"
        src="/template/app.svg"
        alt=""
        width={420}
        height={400}
        loading="lazy"
      />
    </section>
  )
}
