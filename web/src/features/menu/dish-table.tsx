import { type MouseEvent, memo, Suspense, useEffect, useRef, useState } from 'react'
import { PlacePicture } from '../../components/picture.tsx'
import { pictureUrl, smallThumbUrl } from '../../lib/picture.ts'
import { formatPrice } from '../../lib/price.ts'
import { useStoredPage } from '../../lib/stored-page.ts'
import { paths } from '../../paths.ts'
import { portionText } from '../../rules/food-text.ts'
import { Description, FoodLines } from './dish-food.tsx'
import type { DishGroup } from './dish-groups.ts'
import { Lightbox } from './lightbox.tsx'
import type { Dish } from './menu-query.ts'
import { stepAmongPictures } from './picture-keys.ts'
import { prepareGroups } from './prepare-groups.ts'
import './dishes.css'

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

const COLUMNS = ['Resim', 'Yiyecek', 'Fiyat']

interface DishTableProps {
  readonly groups: readonly DishGroup[]
  /** Whether groups outside the viewport are laid out at once, too. */
  readonly isLaidOut: boolean
  /** Whether the food information of dishes is shown. */
  readonly tellsFood: boolean
  /** Whether dishes whose allergens are not answered are marked as unknown. */
  readonly marksUnknown: boolean
  readonly onChoose: (id: string) => void
}

/** The dishes by category; their pictures open in a lightbox. */
export function DishTable(props: DishTableProps) {
  const [shown, setShown] = useState<Dish | null>(null)
  return (
    <>
      <Table {...props} onOpen={setShown} />
      <Lightbox dish={shown} onClose={() => setShown(null)} />
    </>
  )
}

interface TableProps extends DishTableProps {
  readonly onOpen: (dish: Dish) => void
}

/** Skips renders without a change, which would make React hydrate all groups at once. */
const Table = memo(function Table({
  groups,
  isLaidOut,
  tellsFood,
  marksUnknown,
  onChoose,
  onOpen,
}: TableProps) {
  const table = useRef<HTMLTableElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other groups have other pictures
  useEffect(() => {
    if (table.current) return prepareGroups(table.current)
  }, [groups])
  return (
    <table className="dishes" ref={table} onKeyDown={stepAmongPictures} {...AS.table}>
      <caption className="visually-hidden">
        Yemekler ve fiyatları. Bir kategorinin resimleri arasında ok tuşlarıyla gezilir.
      </caption>
      <thead {...AS.group}>
        <tr {...AS.row}>
          {COLUMNS.map((name) => (
            <th key={name} {...AS.head}>
              {name}
            </th>
          ))}
          {/* Above the second column of dishes. */}
          {COLUMNS.map((name) => (
            <td key={name} className="dishes__again" aria-hidden="true">
              {name}
            </td>
          ))}
        </tr>
      </thead>
      {groups.map(({ category, dishes }) => (
        // Each group is hydrated in a task of its own, so that the browser can handle taps in between.
        <Suspense key={category.id}>
          <tbody data-category={category.id} data-laid-out={isLaidOut ? '' : undefined} {...AS.group}>
            <tr className="dishes__category" {...AS.row}>
              <th colSpan={3} {...AS.title}>
                <h2>
                  <a
                    href={paths.menuOf(category.id)}
                    onClick={(event) => {
                      if (opensElsewhere(event)) return
                      event.preventDefault()
                      onChoose(category.id)
                    }}
                  >
                    {category.name}
                  </a>
                </h2>
                {category.description && <p>{category.description}</p>}
              </th>
            </tr>
            {dishes.map((dish) => (
              <DishRow
                key={dish.id}
                dish={dish}
                tellsFood={tellsFood}
                isUnknown={marksUnknown && !dish.foodInformation.allergens}
                onOpen={() => onOpen(dish)}
              />
            ))}
          </tbody>
        </Suspense>
      ))}
    </table>
  )
})

interface DishRowProps {
  readonly dish: Dish
  readonly tellsFood: boolean
  readonly isUnknown: boolean
  readonly onOpen: () => void
}

function DishRow({ dish, tellsFood, isUnknown, onOpen }: DishRowProps) {
  const stored = useStoredPage()
  const nameId = `ad-${dish.id}`
  const { foodInformation: food } = dish
  // An alcoholic drink is listed with name, measure and price only.
  const isBare = food.isAlcoholicDrink
  const description = isBare ? food.portion && portionText(food.portion) : dish.description
  return (
    <tr className="dishes__row" data-sold-out={!dish.availiblity || undefined} {...AS.row}>
      <td className="dishes__picture" {...AS.cell}>
        <DishPicture name={dish.name} picture={isBare ? undefined : dish.productImages[0]} onOpen={onOpen} />
      </td>
      <th className="dishes__text" aria-labelledby={nameId} {...AS.name}>
        <span className="dishes__name" id={nameId} translate="no">
          {dish.name}
        </span>
        {tellsFood && !isBare ? (
          <FoodLines id={dish.id} nameId={nameId} food={food} description={description} />
        ) : (
          <Description text={description} />
        )}
        {!dish.availiblity && <span className="tag">{stored ? 'Tükenmiş olabilir' : 'Tükendi'}</span>}
        {isUnknown && <span className="tag">Alerjenleri bilinmiyor</span>}
      </th>
      <td className="dishes__price" {...AS.cell}>
        {stored?.isOutdated ? <NoPrice /> : formatPrice(dish.price)}
      </td>
    </tr>
  )
}

interface DishPictureProps {
  readonly name: string
  readonly picture: Dish['productImages'][number] | undefined
  readonly onOpen: () => void
}

function DishPicture({ name, picture, onOpen }: DishPictureProps) {
  if (!picture) return <PlacePicture alt="" width={64} height={64} />
  return (
    <a
      href={pictureUrl(picture.filePath, 960)}
      aria-label={`${name} resmini büyüt`}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        onOpen()
      }}
    >
      <img
        src={smallThumbUrl(picture.filePath)}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        decoding="async"
      />
    </a>
  )
}

/** Replaces a price that may have changed. */
function NoPrice() {
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="visually-hidden">Fiyatı sorunuz</span>
    </>
  )
}

/** Whether a click opens a new tab or window. */
const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey
