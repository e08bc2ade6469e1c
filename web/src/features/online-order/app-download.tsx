import { Link } from 'react-router-dom'
import { English } from '../../components/english.tsx'
import { paths } from '../../paths.ts'

const STORES = [
  [
    'App Store',
    'M8 3.500c1.500 0 2.500-1 2.500-2.500M4 9c0-4 3-5 5.500-4 2-1 5 0 5.500 2-3 1.500-2.500 5 .5 6-1 4-3 6-6 5-3 1-6-3-5.500-9Z',
  ],
  ['Google Play', 'M4 2.500v15L17 10ZM4 2.500 12 10l-8 7.500'],
] as const

/** The block of an app that does not exist yet. */
export function AppDownload() {
  return (
    <section className="section app-block" aria-labelledby="uygulama">
      <PhoneDrawing />
      <div>
        <English text="Download the App" />
        <h2 id="uygulama">Sofra cebinizde</h2>
        <p>
          Son siparişinizi tek dokunuşla yineleyin, kuryenizi haritada izleyin, onuncu çorbanız bizden olsun.
        </p>
        <ul className="app-block__stores">
          {STORES.map(([name, shape]) => (
            <li key={name}>
              <Link className="button button--quiet" to={paths.comingSoon}>
                <svg className="icon" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                  <path d={shape} />
                </svg>
                <span>
                  <small>Çok yakında</small> <span lang="en">{name}</span>
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

function PhoneDrawing() {
  return (
    <svg className="drawing app-block__phone" viewBox="0 0 260 360" aria-hidden="true" focusable="false">
      <circle className="glow" cx="130" cy="180" r="128" />
      <g className="line">
        <rect className="in-card" x="56" y="14" width="148" height="332" rx="26" />
        <path d="M112 32h36M82 72h60M82 90h34" />
        <circle className="in-paper" cx="130" cy="160" r="50" />
        <circle className="in-card" cx="130" cy="160" r="32" />
        <path className="of-green" d="M112 166c6-22 30-22 36 0" />
        <path d="M121 142c-3-5 3-7 0-12M139 142c-3-5 3-7 0-12" />
        <path d="M82 238h96M82 256h58" />
        <rect className="in-red" x="80" y="282" width="100" height="34" rx="17" />
        <path className="in-gold" d="M214 96c-20-24-8-44 8-44s28 20 8 44l-8 10Z" />
        <circle className="in-card" cx="222" cy="72" r="6" />
        <path strokeDasharray="2 12" d="M222 112c0 60-12 60-12 108" />
      </g>
    </svg>
  )
}
