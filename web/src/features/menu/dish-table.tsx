import { useState } from 'react'
import { PlacePicture } from '../../components/picture.tsx'
import { thumbUrl } from '../../lib/picture.ts'
import { formatPrice } from '../../lib/price.ts'
import { Lightbox } from './lightbox.tsx'
import type { Dish } from './menu-query.ts'

interface DishTableProps {
  readonly dishes: readonly Dish[]
  /** The headings of the sections when printed. */
  readonly categories: readonly { id: string; name: string }[]
}

export function DishTable({ dishes, categories }: DishTableProps) {
  const begins = (place: number) => dishes[place - 1]?.categoryId !== dishes[place]?.categoryId
  const [shown, setShown] = useState<Dish | null>(null)
  return (
    <>
      <table className="dishes">
        <thead>
          <tr>
            <th scope="col">Resim</th>
            <th scope="col">Yiyecek</th>
            <th scope="col">Fiyat</th>
          </tr>
        </thead>
        <tbody>
          {dishes.map((dish, place) => (
            <tr
              key={dish.id}
              data-sold-out={!dish.availiblity || undefined}
              data-category={
                begins(place) ? categories.find(({ id }) => id === dish.categoryId)?.name : undefined
              }
            >
              <td className="dishes__picture">
                <Thumb dish={dish} onOpen={() => setShown(dish)} />
              </td>
              <td>
                <span className="dishes__name">{dish.name}</span>
                {dish.description && <span className="dishes__description">{` (${dish.description})`}</span>}
                {!dish.availiblity && <span className="tag">Tükendi</span>}
              </td>
              <td className="dishes__price">{formatPrice(dish.price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Lightbox dish={shown} onClose={() => setShown(null)} />
    </>
  )
}

function Thumb({ dish, onOpen }: { dish: Dish; onOpen: () => void }) {
  const [first] = dish.productImages
  if (!first) return <PlacePicture alt="" width={88} height={88} />
  return (
    <button type="button" onClick={onOpen} aria-label={`${dish.name} resmini büyüt`}>
      <img src={thumbUrl(first.filePath)} alt="" width={88} height={88} loading="lazy" decoding="async" />
    </button>
  )
}
