import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../components/icon.tsx'
import { closeSheet, openSheet, Sheet } from '../../components/sheet.tsx'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { ALLERGENS } from '../../rules/food.ts'
import {
  DIET_WISHES,
  FOOD_WISHES,
  type FoodWish,
  wishesIn,
  wishField,
  wishName,
} from '../../rules/food-filter.ts'
import * as menuWords from './menu.words.ts'
import './wish-filter.css'

interface WishFilterProps {
  readonly wishes: readonly FoodWish[]
  readonly search: string
  /** The page that the form requests without scripts. */
  readonly action: string
  /** The number of dishes that are shown with these wishes. */
  readonly count: number
  readonly onWish: (wishes: readonly FoodWish[]) => void
}

/**
 * Diets and allergens in a sheet. A choice shows at once; before hydration and without scripts the sheet is a popover,
 * and the form loads the page.
 */
export function WishFilter({ wishes, search, action, count, onWish }: WishFilterProps) {
  const id = useId()
  const isHydrated = useHydrated()
  const sheet = useRef<HTMLDialogElement>(null)
  const form = useRef<HTMLFormElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: hydration keeps what was chosen before it
  useEffect(() => {
    const found = form.current ? wishesOf(form.current) : []
    if (found.join() !== wishes.join()) onWish(found)
  }, [])
  // Local state, because the address is updated with a delay.
  const [chosen, setChosen] = useState(wishes)
  useEffect(() => setChosen(wishes), [wishes])
  const toggle = (wish: FoodWish, isWished: boolean) => {
    const next = FOOD_WISHES.filter((each) => (each === wish ? isWished : chosen.includes(each)))
    setChosen(next)
    onWish(next)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    closeSheet(sheet.current)
  }
  const choices = (of: readonly FoodWish[]) =>
    of.map((wish) => (
      <label key={wish} className="wish">
        <input
          type="checkbox"
          {...wishField(wish)}
          checked={chosen.includes(wish)}
          onChange={({ target }) => toggle(wish, target.checked)}
        />
        {wishName(wish)}
      </label>
    ))
  return (
    <div className="wishes">
      <button
        type="button"
        className="wishes__open"
        data-chosen={wishes.length > 0 ? '' : undefined}
        popoverTarget={id}
        onClick={(event) => {
          event.preventDefault()
          openSheet(sheet.current)
        }}
      >
        <Icon name="sliders" />
        <span>{menuWords.filter}</span>
        {wishes.length > 0 && <span className="wishes__number">{wishes.length}</span>}
      </button>
      <Sheet className="wishes__sheet" id={id} ref={sheet} aria-labelledby={`${id}-ad`}>
        <form method="get" action={action} onSubmit={submit} ref={form}>
          <div className="sheet__head">
            <h2 id={`${id}-ad`}>{menuWords.filter}</h2>
            <button
              type="button"
              className="round"
              popoverTarget={id}
              popoverTargetAction="hide"
              onClick={() => closeSheet(sheet.current)}
              aria-label={menuWords.close}
            >
              <Icon name="close" />
            </button>
          </div>
          <div className="sheet__body">
            {search && <input type="hidden" name="q" value={search} />}
            <fieldset className="wishes__choices">
              <legend>{menuWords.only}</legend>
              {choices(DIET_WISHES)}
            </fieldset>
            <fieldset className="wishes__choices">
              <legend>{menuWords.without}</legend>
              {choices(ALLERGENS)}
            </fieldset>
            <p className="wishes__note">{menuWords.filterNote}</p>
          </div>
          <div className="sheet__foot">
            {chosen.length > 0 && (
              <a
                className="button button--quiet"
                href={search ? `${action}?${new URLSearchParams({ q: search })}` : action}
                onClick={(event) => {
                  event.preventDefault()
                  setChosen([])
                  onWish([])
                }}
              >
                {menuWords.clear}
              </a>
            )}
            <button type="submit" className="button">
              {isHydrated ? menuWords.showCount(count) : menuWords.show}
            </button>
          </div>
        </form>
      </Sheet>
    </div>
  )
}

const wishesOf = (form: HTMLFormElement) =>
  wishesIn(new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)])))
