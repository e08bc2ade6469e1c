import { Link } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import { OpenNow } from '../../components/open-now.tsx'
import { Picture } from '../../components/picture.tsx'
import { told } from '../../lib/told.tsx'
import { paths } from '../../paths.ts'
import type { Hours } from '../../rules/opening-hours.ts'
import { bakes } from '../../rules/ornaments.ts'
import { telephoneHref } from '../../rules/telephone.ts'
import * as homeWords from './home.words.ts'

interface BannerProps {
  readonly site:
    | {
        readonly phone: string
        readonly hours: Hours
        readonly slogan: string
        readonly heroText: string
        readonly heroImageFilePaths: readonly string[]
        readonly translation?: { readonly slogan: string | null; readonly heroText: string | null }
      }
    | undefined
  /** Whether guests ask for tables on the site. */
  readonly takesTables: boolean
  /** Undefined until loaded. */
  readonly categories: readonly { name: string }[] | undefined
  /** Path of the restaurant's own drawing. */
  readonly drawing: string | undefined
}

/** The hero of the home page: the owner's texts, beside the owner's pictures or else a drawing of the house. */
export function Banner({ site, categories, takesTables, drawing }: BannerProps) {
  const own = site?.heroImageFilePaths ?? []
  return (
    <section className="hero">
      <div className="banner">
        <div className="banner__words">
          {site && <OpenNow hours={site.hours} />}
          <h1>{site && told(site, 'slogan')}</h1>
          {site?.heroText && <p className="lead">{told(site, 'heroText')}</p>}
          <div className="actions">
            <Link className="button" to={paths.menu}>
              <Icon name="dish" />
              {homeWords.seeMenu}
            </Link>
            {site?.phone && (
              <a className="button button--quiet" href={telephoneHref(site.phone)}>
                <Icon name="phone" />
                {homeWords.call}
              </a>
            )}
            {takesTables ? (
              <Link className="button button--quiet" to={paths.bookTable}>
                {homeWords.bookTable}
              </Link>
            ) : (
              <Link className="button button--quiet" to={paths.contact}>
                {homeWords.contact}
              </Link>
            )}
          </div>
        </div>
        <div className="banner__table">
          {own.map((filePath, index) => (
            <span key={filePath} className="banner__plate">
              <Picture
                filePath={filePath}
                alt=""
                width={480}
                height={480}
                sizes="(max-width: 47.9375em) 50vw, 280px"
                eager={index < 2}
              />
            </span>
          ))}
          {own.length === 0 && categories && (
            <img
              className="banner__place"
              src={drawing ?? `/drawings/${bakes(categories) ? 'oven' : 'table'}.svg`}
              alt=""
              width={748}
              height={664}
              fetchPriority="high"
            />
          )}
        </div>
      </div>
    </section>
  )
}
