import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import { closeSheet, openSheet, Sheet } from '../../components/sheet.tsx'
import { nameOf, told } from '../../lib/told.tsx'
import { DishDetails } from './dish-details.tsx'
import { DishSteps } from './dish-steps.tsx'
import * as menuWords from './menu.words.ts'
import { useOpenSheet } from './menu-place.ts'
import type { Dish, MenuCategory } from './menu-query.ts'
import { land } from './picture-transition.ts'

interface DishSheetProps {
  readonly dish: Dish
  readonly category: MenuCategory | undefined
  /** The dishes of the list below, in its order. */
  readonly dishes: readonly Dish[]
  readonly tellsFood: boolean
}

/** A dish over the list that it was chosen from, titled with its name. Back, Escape and a click beside it close it. */
export function DishSheet({ dish, category, dishes, tellsFood }: DishSheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const open = useOpenSheet()
  // A layout effect, because the view transition takes its picture then.
  useLayoutEffect(() => {
    land()
    return openSheet(dialog.current)
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another dish begins at its picture
  useEffect(() => {
    body.current?.scrollTo(0, 0)
  }, [dish.id])
  return (
    <Sheet className="dish-sheet" ref={dialog} aria-label={nameOf(dish)} onClose={() => void navigate(-1)}>
      <div className="sheet__body" ref={body}>
        <DishDetails
          dish={dish}
          category={category}
          tellsFood={tellsFood}
          heading={<h2 translate="no">{told(dish, 'name')}</h2>}
          steps={<DishSteps dishes={dishes} at={dish} onStep={open} />}
        />
      </div>
      <button
        type="button"
        className="round sheet__close"
        onClick={() => closeSheet(dialog.current)}
        aria-label={menuWords.close}
      >
        <Icon name="close" />
      </button>
    </Sheet>
  )
}
