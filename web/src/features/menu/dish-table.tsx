import { memo, Suspense, startTransition, useEffect, useRef, useState } from 'react'
import { PlacePicture } from '../../components/picture.tsx'
import { addressOf } from '../../lib/in-language.ts'
import { smallThumbUrl } from '../../lib/picture.ts'
import { markOf, nameOf, TurkishName, textOf, told } from '../../lib/told.tsx'
import { whenIdle } from '../../lib/when-idle.ts'
import { paths } from '../../paths.ts'
import { isPromoted } from '../../rules/food.ts'
import { type FoodWish, unknownTexts } from '../../rules/food-filter.ts'
import { portionText } from '../../rules/food-text.ts'
import { Description, FoodLines } from './dish-food.tsx'
import { type DishGroup, IN_TEXTS } from './dish-groups.ts'
import { stepAmongDishes } from './dish-keys.ts'
import { DishLink, opensElsewhere } from './dish-link.tsx'
import { Price, Servings, SoldOut } from './dish-price.tsx'
import * as menuWords from './menu.words.ts'
import type { Dish } from './menu-query.ts'
import { Ornament } from './ornament.tsx'
import { prepareGroups } from './prepare-groups.ts'
import { foodOf } from './told-food.ts'
import './dishes.css'
import { OrderPart } from '../../components/order-part.tsx'

/** Some browsers drop the roles of table elements that are not laid out as a table. */
const AS = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  head: { role: 'columnheader', scope: 'col' },
  name: { role: 'rowheader', scope: 'row' },
  title: { role: 'rowheader', scope: 'rowgroup', 'aria-colspan': 3 },
} as const

interface DishTableProps {
  readonly groups: readonly DishGroup[]
  /** Whether groups outside the viewport are laid out at once, too. */
  readonly isLaidOut: boolean
  /** Whether the server has rendered them. */
  readonly isServed: boolean
  /** Whether the food information of dishes is shown. */
  readonly tellsFood: boolean
  /** The active filters: a dish tells which of them it has no answer for. */
  readonly wishes: readonly FoodWish[]
  readonly onChoose: (id: string) => void
  /** Opens a dish from a link in its row. */
  readonly onOpen: (dish: Dish, link: HTMLElement) => void
}

/** The dishes by category; each opens in a sheet. Skips renders without a change, which would hydrate all groups at once. */
export const DishTable = memo(function DishTable({
  groups,
  isLaidOut,
  isServed,
  tellsFood,
  wishes,
  onChoose,
  onOpen,
}: DishTableProps) {
  const table = useRef<HTMLTableElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other groups have other dishes
  useEffect(() => {
    if (table.current) return prepareGroups(table.current)
  }, [groups])
  const { isWhole, complete } = useWholeRows(isServed)
  return (
    <table className="dishes" ref={table} onKeyDown={stepAmongDishes} onClickCapture={complete} {...AS.table}>
      <caption className="visually-hidden">{menuWords.caption}</caption>
      <thead {...AS.group}>
        <tr {...AS.row}>
          {menuWords.columns.map((name) => (
            <th key={name} {...AS.head}>
              {name}
            </th>
          ))}
          {/* Above the second column of dishes. */}
          {menuWords.columns.map((name) => (
            <td key={name} className="dishes__again" aria-hidden="true">
              {name}
            </td>
          ))}
        </tr>
      </thead>
      {groups.map(({ category, dishes }) => {
        const hasPlaces = isMostlyPictured(dishes)
        return (
          // Each group is hydrated in a task of its own, so that the browser can handle taps in between.
          <Suspense key={category.id}>
            <tbody
              data-category={category.id}
              data-pictured={hasPlaces || undefined}
              data-laid-out={isLaidOut ? '' : undefined}
              {...AS.group}
            >
              <tr className="dishes__category" {...AS.row}>
                <th colSpan={3} {...AS.title}>
                  <h2>
                    {category === IN_TEXTS ? (
                      menuWords.inTexts
                    ) : (
                      <a
                        href={addressOf(paths.menuOf(category.id))}
                        onClick={(event) => {
                          if (opensElsewhere(event)) return
                          event.preventDefault()
                          onChoose(category.id)
                        }}
                      >
                        {told(category, 'name')}
                      </a>
                    )}
                  </h2>
                  {category.description && <p>{told(category, 'description')}</p>}
                  <Ornament category={category.name} size={64} />
                </th>
              </tr>
              {dishes.map((dish) => (
                <DishRow
                  key={dish.id}
                  dish={dish}
                  hasPlace={hasPlaces}
                  tellsFood={tellsFood}
                  isWhole={isWhole}
                  wishes={wishes}
                  onOpen={onOpen}
                />
              ))}
            </tbody>
          </Suspense>
        )
      })}
    </table>
  )
})

/**
 * Whether the rows have the content of their collapsed `details`. After a navigation within the site it is rendered when
 * the browser is idle, or when a row is pressed.
 */
function useWholeRows(isServed: boolean) {
  const [isWhole, setIsWhole] = useState(isServed)
  useEffect(
    () => (isServed ? undefined : whenIdle(() => startTransition(() => setIsWhole(true)))),
    [isServed],
  )
  return { isWhole, complete: () => startTransition(() => setIsWhole(true)) }
}

const pictureOf = (dish: Dish) => (isPromoted(dish.foodInformation) ? dish.productImages[0] : undefined)

/** Whether a category has a column of pictures; elsewhere its dishes are set in type. */
const isMostlyPictured = (dishes: readonly Dish[]) => dishes.filter(pictureOf).length * 2 > dishes.length

interface DishRowProps extends Pick<DishTableProps, 'tellsFood' | 'wishes' | 'onOpen'> {
  readonly dish: Dish
  /** Whether a dish without a picture shows the placeholder. */
  readonly hasPlace: boolean
  /** Whether it has what is shown when it is opened. */
  readonly isWhole: boolean
}

function DishRow({ dish, hasPlace, tellsFood, isWhole, wishes, onOpen }: DishRowProps) {
  const nameId = `ad-${dish.id}`
  const food = foodOf(dish)
  // An alcoholic drink is listed with name, measure and price only.
  const isBare = !isPromoted(food)
  const description = isBare ? food.portion && portionText(food.portion) : textOf(dish, 'description')
  const mark = isBare ? {} : markOf(dish, 'description')
  const unknown = unknownTexts(food, wishes)
  const name = {
    className: 'dishes__name',
    id: nameId,
    translate: 'no' as const,
    children: told(dish, 'name'),
  }
  return (
    <tr className="dishes__row" data-sold-out={!dish.availiblity || undefined} {...AS.row}>
      <td className="dishes__picture" {...AS.cell}>
        <DishPicture dish={dish} hasPlace={hasPlace} onOpen={onOpen} />
      </td>
      <th className="dishes__text" aria-labelledby={nameId} {...AS.name}>
        {isBare ? <span {...name} /> : <DishLink dish={dish} onOpen={onOpen} {...name} />}
        <TurkishName record={dish} />
        {tellsFood && !isBare ? (
          <FoodLines
            id={dish.id}
            nameId={nameId}
            food={food}
            description={description}
            mark={mark}
            isTold={unknown.length > 0}
            isWhole={isWhole}
          />
        ) : (
          <Description text={description} mark={mark} />
        )}
        <Servings dish={dish} />
        <SoldOut dish={dish} />
        {unknown.map((text) => (
          <span key={text} className="tag">
            {text}
          </span>
        ))}
      </th>
      <td className="dishes__price" {...AS.cell}>
        {dish.servingLabel && <span className="dishes__label">{told(dish, 'servingLabel')} </span>}
        <Price price={dish.price} />
        <OrderPart name="AddToCart" dish={dish} />
      </td>
    </tr>
  )
}

function DishPicture({ dish, hasPlace, onOpen }: Pick<DishRowProps, 'dish' | 'hasPlace' | 'onOpen'>) {
  const picture = pictureOf(dish)
  if (!picture) return hasPlace && <PlacePicture alt="" width={64} height={64} />
  return (
    // The keyboard has the link of the name.
    <DishLink dish={dish} aria-label={menuWords.enlarge(nameOf(dish))} tabIndex={-1} onOpen={onOpen}>
      <img
        src={smallThumbUrl(picture.filePath)}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        decoding="async"
      />
    </DishLink>
  )
}
