import { type KeyboardEvent, useRef, useState } from 'react'
import { SamplePicture } from '../../components/sample-picture.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { formatDollars } from '../../lib/sample-price.ts'
import { sampleMeals } from './sample-meals.ts'

const STEPS: Readonly<Record<string, (index: number) => number>> = {
  ArrowRight: (index) => (index + 1) % sampleMeals.length,
  ArrowLeft: (index) => (index + sampleMeals.length - 1) % sampleMeals.length,
  Home: () => 0,
  End: () => sampleMeals.length - 1,
}

/** Sample meals in a tab for each time of day, with the arrow keys of the ARIA tabs pattern. */
export function MealMenu() {
  const [chosen, setChosen] = useState(0)
  const tabs = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    const next = STEPS[event.key]?.(chosen)
    if (next === undefined) return
    event.preventDefault()
    setChosen(next)
    tabs.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus()
  }
  return (
    <section className="section meals" aria-labelledby="gunun-menusu">
      <SectionHead id="gunun-menusu" english="Menu" title="Günün her saatine">
        <div className="chips meals__tabs" role="tablist" aria-labelledby="gunun-menusu" ref={tabs}>
          {sampleMeals.map(({ id, name }, index) => (
            <button
              key={id}
              id={`${id}-tab`}
              type="button"
              role="tab"
              className="chip"
              lang="en"
              aria-selected={index === chosen}
              aria-controls={id}
              tabIndex={index === chosen ? 0 : -1}
              onClick={() => setChosen(index)}
              onKeyDown={move}
            >
              {name}
            </button>
          ))}
        </div>
      </SectionHead>
      {sampleMeals.map(({ id, name, dishes }, index) => (
        <div
          key={id}
          id={id}
          className="meals__panel"
          data-meal={name}
          role="tabpanel"
          aria-labelledby={`${id}-tab`}
          hidden={index !== chosen}
        >
          <ul className="meal-list">
            {dishes.map((dish) => (
              <li key={dish.name}>
                <SamplePicture name={dish.picture} />
                <h3>{dish.name}</h3>
                <p className="meal-list__price">{formatDollars(dish.price)}</p>
                <p className="meal-list__note">{dish.note}</p>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}
