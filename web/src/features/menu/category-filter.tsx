import { useEffect, useRef } from 'react'

/** The synthetic category `Tümü` (all). */
export const ALL = { id: '0', name: 'Tümü' }

interface CategoryFilterProps {
  readonly categories: readonly { id: string; name: string }[]
  readonly chosen: string
  readonly onChoose: (id: string) => void
}

/** A button for each category, `Tümü` first. On a phone it is fixed to the top and scrolls sideways. */
export function CategoryFilter({ categories, chosen, onChoose }: CategoryFilterProps) {
  const bar = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    const chip = bar.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(chosen)}"]`)
    if (chip && bar.current)
      bar.current.scrollLeft = chip.offsetLeft - bar.current.clientWidth / 2 + chip.clientWidth / 2
  }, [chosen])
  return (
    <fieldset className="filter" ref={bar}>
      <legend className="visually-hidden">Kategori seçin</legend>
      {[ALL, ...categories].map(({ id, name }) => (
        <button
          key={id}
          data-id={id}
          type="button"
          className="chip"
          aria-pressed={id === chosen}
          onClick={() => onChoose(id)}
        >
          {name}
        </button>
      ))}
    </fieldset>
  )
}
