import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { TURKISH_CONTENT } from '../../rules/content-names.ts'
import { ALLERGENS, type Allergen } from '../../rules/food.ts'
import { ALLERGEN_SLUGS, AVOIDED, avoidedIn } from '../../rules/food-filter.ts'

interface AvoidFilterProps {
  readonly avoided: readonly Allergen[]
  readonly search: string
  /** The page that the form requests without scripts. */
  readonly action: string
  readonly onChoose: (avoided: readonly Allergen[]) => void
}

/** Chooses allergens that dishes must not contain: at once, or by a form before hydration and without scripts. */
export function AvoidFilter({ avoided, search, action, onChoose }: AvoidFilterProps) {
  const isHydrated = useHydrated()
  const choices = useRef<HTMLFieldSetElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: hydration keeps what was chosen before it
  useEffect(() => {
    const checked = choices.current?.querySelectorAll<HTMLInputElement>(':checked') ?? []
    const found = avoidedIn([...checked].map(({ value }) => value))
    if (found.join() !== avoided.join()) onChoose(found)
  }, [])
  const submit = (event: FormEvent) => event.preventDefault()
  // Local state, because the address is updated with a delay.
  const [chosen, setChosen] = useState(avoided)
  useEffect(() => setChosen(avoided), [avoided])
  const toggle = (allergen: Allergen, isAvoided: boolean) => {
    const next = ALLERGENS.filter((each) => (each === allergen ? isAvoided : chosen.includes(each)))
    setChosen(next)
    onChoose(next)
  }
  return (
    <details className="avoid" data-chosen={avoided.length > 0 ? '' : undefined}>
      <summary>
        <span>İçermesin: </span>
        {avoided.length === 0 ? (
          <span className="avoid__hint">alerjen seçin</span>
        ) : (
          avoided.map((each) => TURKISH_CONTENT[each]).join(', ')
        )}
      </summary>
      <form className="avoid__form" method="get" action={action} onSubmit={submit}>
        {search && <input type="hidden" name="q" value={search} />}
        <fieldset className="avoid__choices" ref={choices}>
          <legend className="visually-hidden">Şu alerjenleri içeren yemekleri gizle</legend>
          {ALLERGENS.map((allergen) => (
            <label key={allergen}>
              <input
                type="checkbox"
                name={AVOIDED}
                value={ALLERGEN_SLUGS[allergen]}
                checked={chosen.includes(allergen)}
                onChange={({ target }) => toggle(allergen, target.checked)}
              />
              {TURKISH_CONTENT[allergen]}
            </label>
          ))}
        </fieldset>
        <p className="avoid__note">
          Bilgiler mutfağımızın beyanıdır ve aynı tezgâhta başka yemekler de hazırlanır. “Bilinmiyor” yazan
          yemekleri sipariş etmeden önce lütfen sorun.
        </p>
        <div className="avoid__buttons">
          {!isHydrated && (
            <button type="submit" className="button button--quiet">
              Uygula
            </button>
          )}
          {avoided.length > 0 && (
            <a
              className="button button--quiet"
              href={search ? `${action}?${new URLSearchParams({ q: search })}` : action}
              onClick={(event) => {
                event.preventDefault()
                onChoose([])
              }}
            >
              Seçimi temizle
            </a>
          )}
        </div>
      </form>
    </details>
  )
}
