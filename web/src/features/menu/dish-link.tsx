import type { ComponentProps, MouseEvent } from 'react'
import { addressOf } from '../../lib/in-language.ts'
import { paths } from '../../paths.ts'
import type { Dish } from './menu-query.ts'

interface DishLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly dish: Dish
  readonly onOpen: (dish: Dish, link: HTMLElement) => void
}

/** Opens the sheet of a dish; its address is that of the dish's own page. */
export function DishLink({ dish, onOpen, ...props }: DishLinkProps) {
  return (
    <a
      href={addressOf(paths.dish(dish.categoryId, dish.id))}
      {...props}
      onClick={(event) => {
        if (opensElsewhere(event)) return
        event.preventDefault()
        onOpen(dish, event.currentTarget)
      }}
    />
  )
}

/** Whether a click opens a new tab or window. */
export const opensElsewhere = ({ ctrlKey, metaKey, shiftKey }: MouseEvent) => ctrlKey || metaKey || shiftKey
