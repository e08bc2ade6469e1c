import { type MouseEvent, useEffect, useRef } from 'react'
import { addressOf } from '../../lib/in-language.ts'
import { told } from '../../lib/told.tsx'
import { paths } from '../../paths.ts'
import type { FoodWish } from '../../rules/food-filter.ts'
import * as menuWords from './menu.words.ts'
import { ALL, type MenuCategory } from './menu-query.ts'
import { WishFields } from './wish-fields.tsx'

interface CategoryFilterProps {
  readonly categories: readonly MenuCategory[]
  readonly chosen: string
  /** The id of the category in view while the whole menu is shown. */
  readonly inSight: string | null
  readonly wishes: readonly FoodWish[]
  readonly onChoose: (id: string) => void
}

/**
 * A button for each category, `Tümü` first. They submit a form, so that they work before hydration and without scripts.
 * On a phone the bar is fixed to the top and scrolls sideways.
 */
export function CategoryFilter({ categories, chosen, inSight, wishes, onChoose }: CategoryFilterProps) {
  const chips = useRef<HTMLFieldSetElement>(null)
  const marked = chosen === ALL.id ? (inSight ?? chosen) : chosen
  useEffect(() => {
    const bar = chips.current
    const chip = bar?.querySelector<HTMLElement>(`[data-id="${CSS.escape(marked)}"]`)
    if (!bar || !chip) return
    bar.scrollTo({
      left: chip.offsetLeft - bar.clientWidth / 2 + chip.clientWidth / 2,
      top: chip.offsetTop - bar.clientHeight / 2 + chip.clientHeight / 2,
    })
  }, [marked])
  const choose = (event: MouseEvent, id: string) => {
    event.preventDefault()
    onChoose(id)
  }
  return (
    <form className="filter" method="get" action={addressOf(paths.menu)}>
      <WishFields wishes={wishes} />
      <fieldset className="filter__chips" ref={chips}>
        <legend className="visually-hidden">{menuWords.chooseCategory}</legend>
        {[
          { id: ALL.id, name: menuWords.all },
          ...categories.map((each) => ({ id: each.id, name: told(each, 'name') })),
        ].map(({ id, name }) => (
          <button
            key={id}
            data-id={id}
            type="submit"
            formAction={addressOf(id === ALL.id ? paths.menu : paths.menuOf(id))}
            className="chip"
            aria-pressed={id === chosen}
            aria-current={id === inSight && chosen === ALL.id ? 'location' : undefined}
            onClick={(event) => choose(event, id)}
          >
            {name}
          </button>
        ))}
      </fieldset>
    </form>
  )
}
