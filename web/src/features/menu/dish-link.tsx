import type { MouseEvent, ReactNode } from 'react'
import { paths } from '../../paths.ts'
import type { Dish } from './menu-query.ts'

interface DishLinkProps {
  readonly dish: Dish
  readonly label?: string
  /** Whether another link of the row leads there, too; one of them is enough for the keyboard. */
  readonly isBeside?: boolean
  readonly onOpen: (dish: Dish, link: HTMLElement) => void
  readonly children: ReactNode
}

/** Opens the sheet of a dish; its address is that of the dish's own page. */
export function DishLink({ dish, label, isBeside, onOpen, children }: DishLinkProps) {
  return (
    <a
      href={paths.dish(dish.categoryId, dish.id)}
      aria-label={label}
      tabIndex={isBeside ? -1 : undefined}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        onOpen(dish, event.currentTarget)
      }}
    >
      {children}
    </a>
  )
}

/** Whether a click opens a new tab or window. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey
