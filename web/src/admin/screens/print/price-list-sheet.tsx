import { BesideTurkish } from './beside-turkish.tsx'
import type { MenuTexts } from './menu-texts.ts'
import type { PrintedDish } from './printed-menu.ts'
import { SHEET_TRANSLATIONS } from './sheet-translations.ts'
import { SheetHead, type SheetProps } from './sheet-words.tsx'

/**
 * All dishes and drinks with prices, for the door (A4, in columns), for a table (A5), or for where guests order and pay
 * (A4, in larger letters).
 */
export function PriceListSheet({
  kind,
  venue,
  menu,
  texts = null,
}: SheetProps & { kind: 'door' | 'table' | 'counter' }) {
  const { sections, since } = menu
  const hasUnansweredContents = sections.some(({ dishes }) =>
    dishes.some((dish) => dish.hasUnansweredContents),
  )
  return (
    <article className={`sheet sheet--${kind}`}>
      <SheetHead venue={venue} menu={menu} title="Fiyat listesi" texts={texts} hasRows hasCode />
      <div className="price-columns">
        {sections.map(({ id, name, dishes }) => (
          <section key={id}>
            {dishes.map((dish, at) => (
              <div key={dish.id} className="price-keep">
                {at === 0 && (
                  <h4>
                    {name}
                    {texts && <BesideTurkish language={texts.language} text={texts.ofCategories[id]?.name} />}
                  </h4>
                )}
                <PriceRow dish={dish} showSince={since === null} texts={texts} />
              </div>
            ))}
          </section>
        ))}
      </div>
      <p className="sheet-note">
        Alkol ya da domuz eti içeren yemeğin yanında yazar.
        {hasUnansweredContents && ' * Alkol ve domuz eti bilgisi için lütfen sorun.'}
        {texts && <ContentsNote language={texts.language} hasUnanswered={hasUnansweredContents} />}
      </p>
    </article>
  )
}

function ContentsNote({
  language,
  hasUnanswered,
}: {
  readonly language: MenuTexts['language']
  readonly hasUnanswered: boolean
}) {
  const { contents, ask } = SHEET_TRANSLATIONS[language]
  return <BesideTurkish language={language} text={hasUnanswered ? `${contents} ${ask}` : contents} />
}

interface PriceRowProps {
  readonly dish: PrintedDish
  readonly showSince: boolean
  readonly texts: MenuTexts | null
}

function PriceRow({ dish, showSince, texts }: PriceRowProps) {
  const { name, measure, contents, hasUnansweredContents, price, servings, since } = dish
  return (
    <>
      <div className="price-row">
        <span>
          {name}
          {hasUnansweredContents && '*'}
          {measure && <small> {measure}</small>}
          {contents && <em> ({contents})</em>}
          {texts && <BesideTurkish language={texts.language} text={dishIn(texts, dish)} />}
        </span>
        {showSince && <span className="price-row__since">{since}</span>}
        <span className="price-row__price">{price}</span>
      </div>
      {servings.map((serving, at) => (
        <div key={serving.label} className="price-row price-row--serving">
          <span>
            {serving.label}
            {texts && (
              <BesideTurkish language={texts.language} text={texts.ofDishes[dish.id]?.servings?.[at]} />
            )}
          </span>
          {showSince && <span className="price-row__since">{serving.since}</span>}
          <span className="price-row__price">{serving.price}</span>
        </div>
      ))}
    </>
  )
}

/** Name and contents of a dish in another language. */
function dishIn({ language, ofDishes }: MenuTexts, { id, contents, food }: PrintedDish): string {
  const { alcohol, pork, direction } = SHEET_TRANSLATIONS[language]
  // Nothing is told of the contents of an alcoholic drink.
  const told = contents ? [food.containsAlcohol && alcohol, food.containsPork && pork] : []
  return [ofDishes[id]?.name, ...told].filter(Boolean).join(direction === 'rtl' ? '، ' : ', ')
}
