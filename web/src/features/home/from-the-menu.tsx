import { Link } from 'react-router-dom'
import { Picture } from '../../components/picture.tsx'
import { thumbUrl } from '../../lib/picture.ts'
import { leftToRight, TurkishName, told } from '../../lib/told.tsx'
import { paths } from '../../paths.ts'
import * as amountWords from '../../rules/amount.words.ts'
import { ornamentOf } from '../../rules/ornaments.ts'
import * as spokenWords from '../../rules/spoken.words.ts'
import { priceOfServing } from '../../rules/turkish-number.ts'
import * as homeWords from './home.words.ts'
import type { Home } from './home-query.ts'
import { picksOf } from './picks.ts'

type Priced = Pick<Home['products'][number], 'price' | 'servingLabel' | 'translation'>

/** The price of a dish, with the size that it is of. */
const pricedServing = (dish: Priced) =>
  spokenWords.isTurkish ? (
    priceOfServing(dish, amountWords.price)
  ) : (
    <>
      {told(dish, 'servingLabel')} {leftToRight(amountWords.price(dish.price))}
    </>
  )

/** Six dishes with their prices, and the way to every category. */
export function FromTheMenu({ home }: { home: Home }) {
  if (home.categories.length === 0) return null
  return (
    <section className="section" aria-labelledby="menuden">
      <div className="section__head">
        <h2 id="menuden">{homeWords.fromMenu}</h2>
        <Link className="more" to={paths.menu}>
          {homeWords.wholeMenu}
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
                {told(dish, 'name')}
                <TurkishName record={dish} />
              </h3>
              {dish.description && <p className="italics">{told(dish, 'description')}</p>}
              <span className="picks__price">{pricedServing(dish)}</span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className="strip">
        {home.categories.map((category) => {
          const { id, name, imageFilePath } = category
          const picture = ornamentOf(name) ?? (imageFilePath && thumbUrl(imageFilePath))
          return (
            <li key={id}>
              <Link to={paths.menuOf(id)}>
                {picture && <img src={picture} alt="" width={72} height={72} loading="lazy" />}
                {told(category, 'name')}
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
