import { Link } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import { nameOf, told } from '../../lib/told.tsx'
import { paths } from '../../paths.ts'
import { opensElsewhere } from './dish-link.tsx'
import * as menuWords from './menu.words.ts'
import type { Dish } from './menu-query.ts'

interface DishStepsProps {
  /** In the order of the list. */
  readonly dishes: readonly Dish[]
  readonly at: Dish
  /** Shows another dish in place; without it the links lead to their pages. */
  readonly onStep?: (dish: Dish) => void
}

/** The dishes before and after one. */
export function DishSteps({ dishes, at, onStep }: DishStepsProps) {
  const index = dishes.findIndex(({ id }) => id === at.id)
  const [before, after] = index < 0 ? [] : [dishes[index - 1], dishes[index + 1]]
  if (!before && !after) return null
  const link = (dish: Dish | undefined, rel: 'prev' | 'next') =>
    dish && (
      <Link
        rel={rel}
        to={paths.dish(dish.categoryId, dish.id)}
        aria-label={rel === 'prev' ? menuWords.before(nameOf(dish)) : menuWords.after(nameOf(dish))}
        onClick={(event) => {
          if (!onStep || opensElsewhere(event)) return
          event.preventDefault()
          onStep(dish)
        }}
      >
        {rel === 'prev' && <Icon name="back" />}
        <span translate="no">{told(dish, 'name')}</span>
        {rel === 'next' && <Icon name="arrow" />}
      </Link>
    )
  return (
    <nav className="dish__steps" aria-label={menuWords.besides}>
      {link(before, 'prev')}
      {link(after, 'next')}
    </nav>
  )
}
