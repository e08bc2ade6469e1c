import { Icon } from '../../components/icon.tsx'
import { type FoodWish, wishText } from '../../rules/food-filter.ts'
import * as menuWords from './menu.words.ts'
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
    <ul className="wishes__chosen" aria-label={menuWords.chosen}>
      {wishes.map((wish) => {
        const others = wishes.filter((each) => each !== wish)
        return (
          <li key={wish}>
            <a
              className="chip"
              href={listAddress(chosen, search, others)}
              aria-label={menuWords.remove(wishText(wish))}
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
