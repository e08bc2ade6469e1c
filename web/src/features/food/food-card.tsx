import { useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { IdleNote } from '../../components/idle-note.tsx'
import { Quantity } from '../../components/quantity.tsx'
import { Rating } from '../../components/rating.tsx'
import { SamplePicture } from '../../components/sample-picture.tsx'
import type { SampleFood } from '../../lib/sample-foods.ts'
import { formatDollars } from '../../lib/sample-price.ts'

export function FoodCard({ food, phone }: { food: SampleFood; phone: string }) {
  const [quantity, setQuantity] = useState(1)
  const [isAnswered, setIsAnswered] = useState(false)
  return (
    <article className="card food-card">
      <SamplePicture name={food.picture} />
      <div className="food-card__words">
        <Rating />
        <h3>{food.name}</h3>
        <p className="food-card__note">{food.note}</p>
      </div>
      <p className="food-card__price">{formatDollars(food.price)}</p>
      <div className="food-card__order">
        <Quantity name={food.name} value={quantity} onChange={setQuantity} />
        <button
          type="button"
          className="food-card__add"
          aria-label={`Sepete ekle: ${food.name}`}
          onClick={() => setIsAnswered(true)}
        >
          <Icon name="cart" />
          <span>Sepete ekle</span>
        </button>
      </div>
      <div className="food-card__answer" role="status">
        {isAnswered && (
          <IdleNote phone={phone} text="Bu yemek örnektir, sepete eklenmedi. Siparişi telefonla alıyoruz:" />
        )}
      </div>
    </article>
  )
}
