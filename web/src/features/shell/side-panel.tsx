import { useQuery } from '@apollo/client/react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import { Wordmark } from '../../components/wordmark.tsx'
import { paths } from '../../paths.ts'
import { SIDE_PANEL } from './side-panel-query.ts'
import { useSite } from './use-site.tsx'

const GALLERY = [
  ['serpme-kahvalti', 'Serpme kahvaltı'],
  ['mercimek-corbasi', 'Günün çorbası'],
  ['margarita-pizza', 'Taş fırından pizza'],
  ['coban-salatasi', 'Çoban salatası'],
  ['simit-ve-peynir', 'Taze simit'],
  ['kunefe', 'Künefe'],
] as const

/** Placeholder links of the template, since the restaurant has no profiles. */
const NETWORKS = [
  [
    'Instagram',
    'https://www.instagram.com/',
    'M8 3h8a5 5 0 0 1 5 5v8a5 5 0 0 1-5 5H8a5 5 0 0 1-5-5V8a5 5 0 0 1 5-5ZM12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM17 7h0',
  ],
  [
    'Facebook',
    'https://www.facebook.com/',
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM12.500 21v-9c0-2.500 1-4 3.500-4M9.500 13h5.500',
  ],
  [
    'YouTube',
    'https://www.youtube.com/',
    'M6 6h12a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3ZM10.500 9.500v5l4.500-2.500Z',
  ],
] as const

/** The side panel of the second navbar: about text, gallery and social links. It opens without scripts, too. */
export function SidePanel() {
  const { site } = useSite()
  const { data } = useQuery(SIDE_PANEL)
  const panel = useId()
  const [opening] = (data?.abouts[0]?.description ?? '').split('\n')
  return (
    <>
      <button type="button" className="round side-panel__toggle" popoverTarget={panel}>
        {/* An information icon, because the menu icon beside it on phones means something else. */}
        <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M12 5.500h0M9.500 10.500H12V19M8.500 19h7" />
        </svg>
        <span className="visually-hidden">Yan paneli aç</span>
      </button>
      <div id={panel} popover="auto" role="dialog" aria-label="Yan panel" className="side-panel">
        <button
          type="button"
          className="round side-panel__close"
          popoverTarget={panel}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
          <span className="visually-hidden">Yan paneli kapat</span>
        </button>
        <Wordmark site={site} />
        <section aria-labelledby={`${panel}-biz`}>
          <h2 id={`${panel}-biz`}>Hakkımızda</h2>
          <p>{opening}</p>
          <Link className="more" to={paths.about}>
            Daha fazla
          </Link>
        </section>
        <section aria-labelledby={`${panel}-galeri`}>
          <h2 id={`${panel}-galeri`}>Galeri</h2>
          <ul className="side-panel__gallery">
            {GALLERY.map(([file, alt]) => (
              <li key={file}>
                <img
                  className="picture picture--drawn"
                  src={`/drawings/dishes/${file}.svg`}
                  alt={alt}
                  width={120}
                  height={120}
                  loading="lazy"
                />
              </li>
            ))}
          </ul>
        </section>
        <section aria-labelledby={`${panel}-takip`}>
          <h2 id={`${panel}-takip`}>Bizi takip edin</h2>
          <ul className="side-panel__networks">
            {NETWORKS.map(([name, href, shape]) => (
              <li key={name}>
                <a className="round" href={href} rel="noopener">
                  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
                    <path d={shape} />
                  </svg>
                  <span className="visually-hidden">{name}</span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </>
  )
}
