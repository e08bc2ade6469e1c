import { markedParts } from '../../../rules/allergen-words.ts'
import { TURKISH_CONTENT } from '../../../rules/content-names.ts'
import { ALLERGENS } from '../../../rules/food.ts'
import { ASK_FOR_ALLERGENS, allergenText, measureText, sentences } from '../../../rules/food-text.ts'
import type { PrintedDish, PrintedSection } from './printed-menu.ts'
import { SheetHead, type SheetProps } from './sheet-words.tsx'

/** For alcoholic drinks only name, measure and price are shown. */
const isListed = ({ food }: PrintedDish) => !food.isAlcoholicDrink
const DRINKS = 'Alkollü içkilerin içeriği için lütfen sorun.'

/** The sections of the menu with such dishes, without alcoholic drinks. */
function listedSections({ menu }: SheetProps): PrintedSection[] {
  return menu.sections
    .map((section) => ({ ...section, dishes: section.dishes.filter(isListed) }))
    .filter(({ dishes }) => dishes.length > 0)
}

function hasDrinks({ menu }: SheetProps): boolean {
  return menu.sections.some(({ dishes }) => !dishes.every(isListed))
}

/** Dishes by the fourteen allergens, alcohol and pork. */
export function AllergenSheet(props: SheetProps) {
  return (
    <article className="sheet sheet--allergens">
      <SheetHead {...props} title="Alerjen çizelgesi" />
      <table>
        <thead>
          <tr>
            <th scope="col">Yemek</th>
            {[...ALLERGENS.map((each) => TURKISH_CONTENT[each]), 'Alkol', TURKISH_CONTENT.PORK].map(
              (name) => (
                <th key={name} scope="col">
                  <span>{name}</span>
                </th>
              ),
            )}
          </tr>
        </thead>
        {listedSections(props).map(({ id, name, dishes }) => (
          <tbody key={id}>
            <tr>
              <th scope="colgroup" colSpan={ALLERGENS.length + 3}>
                {name}
              </th>
            </tr>
            {dishes.map((dish) => (
              <AllergenRow key={dish.id} dish={dish} />
            ))}
          </tbody>
        ))}
      </table>
      <p className="sheet-note">
        X: içerir. Boş: içeriğinde yok. ?: yanıtlanmadı, lütfen sorun. {hasDrinks(props) && DRINKS}
      </p>
    </article>
  )
}

function AllergenRow({ dish: { name, measure, food } }: { dish: PrintedDish }) {
  const { allergens, allergenNote } = food
  return (
    <tr>
      <th scope="row">
        {name}
        {measure && <small> {measure}</small>}
        {allergenNote && <small> ({allergenNote})</small>}
      </th>
      {allergens ? (
        ALLERGENS.map((each) => <td key={each}>{allergens.includes(each) ? 'X' : ''}</td>)
      ) : (
        <td colSpan={ALLERGENS.length} className="asked">
          {ASK_FOR_ALLERGENS}
        </td>
      )}
      <td>{mark(food.containsAlcohol)}</td>
      <td>{mark(food.containsPork)}</td>
    </tr>
  )
}

function mark(answer: boolean | null | undefined): string {
  if (typeof answer !== 'boolean') return '?'
  return answer ? 'X' : ''
}

/** The ingredients of each dish in words. */
export function IngredientsSheet(props: SheetProps) {
  return (
    <article className="sheet sheet--ingredients">
      <SheetHead {...props} title="İçindekiler" />
      {listedSections(props).map(({ id, name, dishes }) => (
        <section key={id}>
          {dishes.map((dish, at) => (
            <div key={dish.id} className="ingredient-keep">
              {at === 0 && <h4>{name}</h4>}
              <Ingredients dish={dish} />
            </div>
          ))}
        </section>
      ))}
      {hasDrinks(props) && <p className="sheet-note">{DRINKS}</p>}
    </article>
  )
}

function Ingredients({ dish: { name, food } }: { dish: PrintedDish }) {
  const { ingredients, allergenNote } = food
  const allergens = allergenText(food)
  const measure = measureText(food)
  const note = allergenNote ? ` (${allergenNote})` : ''
  return (
    <div className="ingredient-row">
      <h5>
        {name}
        {measure && <small> · {measure}</small>}
      </h5>
      <p>
        İçindekiler:{' '}
        {ingredients
          ? markedParts(ingredients, food.allergens ?? []).map(({ text, isAllergen }, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no names
              isAllergen ? <strong key={at}>{text}</strong> : <span key={at}>{text}</span>,
            )
          : 'lütfen sorun'}
      </p>
      <p>
        {food.allergens?.length === 0
          ? allergens
          : `${allergens ? `Alerjenler: ${allergens}` : ASK_FOR_ALLERGENS}${note}.`}{' '}
        {sentences(food)}
      </p>
    </div>
  )
}
