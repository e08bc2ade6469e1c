import { Link } from 'react-router-dom'
import { Picture } from '../../components/picture.tsx'
import { thumbUrl } from '../../lib/picture.ts'
import { paths } from '../../paths.ts'
import { ornamentOf } from '../../rules/ornaments.ts'
import { priceOfServing } from '../../rules/turkish-number.ts'
import type { Home } from './home-query.ts'
import { picksOf } from './picks.ts'

/** Six dishes with their prices, and the way to every category. */
export function FromTheMenu({ home }: { home: Home }) {
  if (home.categories.length === 0) return null
  return (
    <section className="section" aria-labelledby="menuden">
      <div className="section__head">
        <h2 id="menuden">Menüden</h2>
        <Link className="more" to={paths.menu}>
          Tüm menü
        </Link>
      </div>
      <ul className="picks">
        {picksOf(home).map((dish) => (
          <li key={dish.id}>
            <Link to={paths.dish(dish.categoryId, dish.id)}>
              {dish.productImages[0] && (
                <Picture
                  filePath={dish.productImages[0].filePath}
                  alt=""
                  width={240}
                  height={240}
                  sizes="132px"
                />
              )}
              <h3 className="picks__name" translate="no">
                {dish.name}
              </h3>
              {dish.description && <p className="italics">{dish.description}</p>}
              <span className="picks__price">{priceOfServing(dish)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className="strip">
        {home.categories.map(({ id, name, imageFilePath }) => {
          const picture = ornamentOf(name) ?? (imageFilePath && thumbUrl(imageFilePath))
          return (
            <li key={id}>
              <Link to={paths.menuOf(id)}>
                {picture && <img src={picture} alt="" width={72} height={72} loading="lazy" />}
                {name}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
