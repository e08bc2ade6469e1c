import { Icon } from '../../components/icon.tsx'
import { type FoodWish, wishText } from '../../rules/food-filter.ts'
import { listAddress } from './use-choice.ts'

interface ChosenWishesProps {
  readonly wishes: readonly FoodWish[]
  readonly chosen: string
  readonly search: string
  readonly onRemove: (wish: FoodWish) => void
}

/** The active filters, each with a link that removes it. */
export function ChosenWishes({ wishes, chosen, search, onRemove }: ChosenWishesProps) {
  if (wishes.length === 0) return null
  return (
    <ul className="wishes__chosen" aria-label="Seçtikleriniz">
      {wishes.map((wish) => {
        const others = wishes.filter((each) => each !== wish)
        return (
          <li key={wish}>
            <a
              className="chip"
              href={listAddress(chosen, search, others)}
              aria-label={`${wishText(wish)}: kaldır`}
              onClick={(event) => {
                event.preventDefault()
                onRemove(wish)
              }}
            >
              {wishText(wish)}
              <Icon name="close" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
