import { type FormEvent, useEffect, useRef } from 'react'
import { Icon } from '../../components/icon.tsx'
import { addressOf } from '../../lib/in-language.ts'
import { MAX_SEARCH_LENGTH } from '../../lib/search-text.ts'
import { paths } from '../../paths.ts'
import type { FoodWish } from '../../rules/food-filter.ts'
import * as menuWords from './menu.words.ts'
import { WishFields } from './wish-fields.tsx'

interface MenuSearchProps {
  readonly typed: string
  readonly wishes: readonly FoodWish[]
  readonly onType: (text: string) => void
  /** Called when the search is submitted, for example to hide the on-screen keyboard. */
  readonly onDone: () => void
}

/** Searches the whole menu: while typing, and by the server before hydration and without scripts. */
export function MenuSearch({ typed, wishes, onType, onDone }: MenuSearchProps) {
  const field = useRef<HTMLInputElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: hydration keeps what was typed before it
  useEffect(() => {
    if (field.current && field.current.value !== typed) onType(field.current.value)
  }, [])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onDone()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser knows the search element
    <form className="menu-search" role="search" method="get" action={addressOf(paths.menu)} onSubmit={submit}>
      <label className="visually-hidden" htmlFor="menude-ara">
        {menuWords.search}
      </label>
      <input
        ref={field}
        id="menude-ara"
        type="search"
        name="q"
        placeholder={menuWords.search}
        maxLength={MAX_SEARCH_LENGTH}
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <WishFields wishes={wishes} />
      <button type="submit">
        <Icon name="search" />
        <span className="visually-hidden">{menuWords.find}</span>
      </button>
    </form>
  )
}
