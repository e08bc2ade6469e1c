import { type FoodWish, writtenWishes } from '../../rules/food-filter.ts'

/** Carries the wishes along with another form of the menu. */
export function WishFields({ wishes }: { wishes: readonly FoodWish[] }) {
  return Object.entries(writtenWishes(wishes)).map(([name, value]) => (
    <input key={name} type="hidden" name={name} value={value} />
  ))
}
