import { type ReactNode, useContext, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { PublicAddress } from '../../lib/head.tsx'
import { addressOf } from '../../lib/in-language.ts'
import { pictureSet, pictureUrl } from '../../lib/picture.ts'
import { useStoredPage } from '../../lib/stored-page.ts'
import { nameOf, plainOf, TurkishName, told } from '../../lib/told.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { paths } from '../../paths.ts'
import * as amountWords from '../../rules/amount.words.ts'
import * as spokenWords from '../../rules/spoken.words.ts'
import { priceOfServing } from '../../rules/turkish-number.ts'
import { Price, Servings, SoldOut } from './dish-price.tsx'
import { FoodFacts } from './food-facts.tsx'
import * as menuWords from './menu.words.ts'
import type { Dish, MenuCategory } from './menu-query.ts'
import { Ornament } from './ornament.tsx'
import { foodOf } from './told-food.ts'
import './dish-details.css'
import { OrderPart } from '../../components/order-part.tsx'

interface DishDetailsProps {
  readonly dish: Dish
  readonly category: MenuCategory | undefined
  /** The heading with the name of the dish. */
  readonly heading: ReactNode
  /** Links to the dishes beside it. */
  readonly steps: ReactNode
  /** Whether the menu tells the food information of its dishes. */
  readonly tellsFood: boolean
}

/** A dish with its pictures and all that is told of it. */
export function DishDetails({ dish, category, heading, steps, tellsFood }: DishDetailsProps) {
  const isPictured = dish.productImages.length > 0
  return (
    <article
      className={isPictured ? 'dish' : 'dish dish--set'}
      data-sold-out={!dish.availiblity || undefined}
    >
      {isPictured && <DishPictures key={dish.id} dish={dish} />}
      <div className="dish__text">
        <div className="dish__head">
          {category && <p className="dish__category">{told(category, 'name')}</p>}
          {heading}
          <TurkishName record={dish} />
          <p className="dish__price">
            {dish.servingLabel && <span className="dish__label">{told(dish, 'servingLabel')}</span>}
            <Price price={dish.price} />
            <OrderPart name="AddToCart" dish={dish} />
            <SoldOut dish={dish} />
          </p>
          <Servings dish={dish} />
          <OrderPart name="OrderNote" />
          {dish.description && <p className="dish__description italics">{told(dish, 'description')}</p>}
          {category && !isPictured && <Ornament category={category.name} size={152} />}
        </div>
        {tellsFood && <FoodFacts food={foodOf(dish)} />}
        <ShareDish dish={dish} />
        {steps}
      </div>
    </article>
  )
}

function DishPictures({ dish }: { dish: Dish }) {
  const { productImages } = dish
  const [index, setIndex] = useState(0)
  const count = productImages.length
  const picture = productImages[index % count]
  const step = (by: number) => setIndex((index + by + count) % count)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for keys of its buttons
    <div
      className="dish__pictures"
      onKeyDown={(event) => {
        if (event.key === (spokenWords.direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight')) step(1)
        if (event.key === (spokenWords.direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft')) step(-1)
      }}
    >
      {picture && (
        <img
          src={pictureUrl(picture.filePath, 960)}
          srcSet={pictureSet(picture.filePath, [480, 960, 1600])}
          sizes="(max-width: 47.9375em) 100vw, 480px"
          width={720}
          height={720}
          alt={nameOf(dish)}
        />
      )}
      {count > 1 && (
        <div className="dish__picture-steps">
          <button
            type="button"
            className="round"
            onClick={() => step(-1)}
            aria-label={menuWords.pictureBefore}
          >
            <Icon name="back" />
          </button>
          <span>
            {index + 1} / {count}
          </span>
          <button type="button" className="round" onClick={() => step(1)} aria-label={menuWords.pictureAfter}>
            <Icon name="arrow" />
          </button>
        </div>
      )}
    </div>
  )
}

/** Shares the address of a dish by the browser, or copies it where the browser cannot. */
function ShareDish({ dish }: { dish: Dish }) {
  const isHydrated = useHydrated()
  const stored = useStoredPage()
  const site = useContext(PublicAddress)
  const [copied, setCopied] = useState('')
  if (!isHydrated) return null
  const share = async () => {
    const url = site + addressOf(paths.dish(dish.categoryId, dish.id))
    const label = plainOf(dish, 'servingLabel')
    const price = priceOfServing({ price: dish.price, servingLabel: label }, amountWords.price)
    const title = stored ? nameOf(dish) : `${nameOf(dish)}, ${price}`
    if ('share' in navigator) return navigator.share({ title, url })
    await (navigator as Navigator).clipboard.writeText(url)
    setCopied(dish.id)
  }
  return (
    <div className="dish__share">
      {/* Sharing fails if the visitor thinks better of it. */}
      <button type="button" className="button button--quiet" onClick={() => void share().catch(() => {})}>
        <Icon name="share" />
        {menuWords.share}
      </button>
      <span role="status">{copied === dish.id && menuWords.copied}</span>
    </div>
  )
}
