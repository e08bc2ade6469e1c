import type { PrintedDish } from './printed-menu.ts'
import { SheetHead, type SheetProps } from './sheet-words.tsx'

/**
 * All dishes and drinks with prices, for the door (A4, in columns), for a table (A5), or for where guests order and pay
 * (A4, in larger letters).
 */
export function PriceListSheet({ kind, venue, menu }: SheetProps & { kind: 'door' | 'table' | 'counter' }) {
  const { sections, since } = menu
  const hasUnansweredContents = sections.some(({ dishes }) =>
    dishes.some((dish) => dish.hasUnansweredContents),
  )
  return (
    <article className={`sheet sheet--${kind}`}>
      <SheetHead venue={venue} menu={menu} title="Fiyat listesi" hasRows hasCode />
      <div className="price-columns">
        {sections.map(({ id, name, dishes }) => (
          <section key={id}>
            {dishes.map((dish, at) => (
              <div key={dish.id} className="price-keep">
                {at === 0 && <h4>{name}</h4>}
                <PriceRow dish={dish} showSince={since === null} />
              </div>
            ))}
          </section>
        ))}
      </div>
      <p className="sheet-note">
        Alkol ya da domuz eti içeren yemeğin yanında yazar.
        {hasUnansweredContents && ' * Alkol ve domuz eti bilgisi için lütfen sorun.'}
      </p>
    </article>
  )
}

function PriceRow({ dish, showSince }: { dish: PrintedDish; showSince: boolean }) {
  const { name, measure, contents, hasUnansweredContents, price, servings, since } = dish
  return (
    <>
      <div className="price-row">
        <span>
          {name}
          {hasUnansweredContents && '*'}
          {measure && <small> {measure}</small>}
          {contents && <em> ({contents})</em>}
        </span>
        {showSince && <span className="price-row__since">{since}</span>}
        <span className="price-row__price">{price}</span>
      </div>
      {servings.map((serving) => (
        <div key={serving.label} className="price-row price-row--serving">
          <span>{serving.label}</span>
          {showSince && <span className="price-row__since">{serving.since}</span>}
          <span className="price-row__price">{serving.price}</span>
        </div>
      ))}
    </>
  )
}
