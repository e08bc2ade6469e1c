import { Link } from 'react-router-dom'
import { English } from '../components/english.tsx'
import { Countdown } from '../features/coming-soon/countdown.tsx'
import { Garden } from '../features/coming-soon/garden.tsx'
import { useSampleHead } from '../features/shell/use-page-head.ts'
import { paths } from '../paths.ts'
import { templatePage } from './template-page.tsx'
import '../styles/drawing.css'
import '../features/coming-soon/coming-soon.css'

export const Component = templatePage('coming-soon', Sample)

function Sample() {
  useSampleHead(
    'coming-soon',
    'Çok Yakında',
    'Çınar altındaki yeni bahçemiz ve mobil uygulamamız çok yakında.',
  )
  return (
    <section className="coming-soon">
      <English text="Coming Soon" />
      <h1>Çok yakında bahçedeyiz</h1>
      <p className="lead">
        Çınarın altına seksen kişilik bir sofra kuruyoruz. Fenerler asıldı, sıra sandalyelerde; uygulamamız da
        onunla birlikte geliyor.
      </p>
      <Countdown />
      <Garden />
      <div className="actions">
        <Link className="button" to={paths.home}>
          Anasayfaya dön
        </Link>
        <Link className="button button--quiet" to={paths.wholeMenu}>
          Menüye bak
        </Link>
      </div>
    </section>
  )
}
