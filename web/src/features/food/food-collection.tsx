import { ChangingText } from '../../components/changing-text.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import { GROUPS, type Group, sampleFoods } from '../../lib/sample-foods.ts'
import { FoodCard } from './food-card.tsx'

export type Choice = 'All' | Group

interface FoodCollectionProps {
  readonly chosen: Choice
  readonly phone: string
  readonly onChoose: (choice: Choice) => void
}

export function FoodCollection({ chosen, phone, onChoose }: FoodCollectionProps) {
  const shown = sampleFoods.filter(({ group }) => chosen === 'All' || group === chosen)
  return (
    <section className="section" id="food-collection" aria-labelledby="yemekler">
      <SectionHead id="yemekler" english="Food Collection" title="Sofradan seçmeler">
        <fieldset className="chips">
          <legend className="visually-hidden">Yemek grubu seçin</legend>
          {(['All', ...GROUPS] as const).map((choice) => (
            <button
              key={choice}
              type="button"
              className="chip"
              lang="en"
              aria-pressed={choice === chosen}
              onClick={() => onChoose(choice)}
            >
              {choice}
            </button>
          ))}
        </fieldset>
      </SectionHead>
      <p className="visually-hidden" role="status">
        <ChangingText text={`${shown.length} yemek`} />
      </p>
      <ul className="food-grid">
        {/* Dishes of other groups are hidden, not removed, so that they keep their quantity. */}
        {sampleFoods.map((food) => (
          <li key={food.name} hidden={!shown.includes(food)}>
            <FoodCard food={food} phone={phone} />
          </li>
        ))}
      </ul>
    </section>
  )
}
