import type { Dish, Part } from './menu-rows.ts'

const price = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 })

const AS = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  name: { role: 'rowheader', scope: 'row' },
  title: { role: 'rowheader', scope: 'rowgroup', 'aria-colspan': 3 },
} as const

/** A row of the application's menu page, with the same elements and attributes. */
function Row({ dish: { name, description, price: lira, productImages } }: { dish: Dish }) {
  const [image] = productImages
  return (
    <tr className="dishes__row" {...AS.row}>
      <td className="dishes__picture" {...AS.cell}>
        {image && (
          <a href={`/resource/${image.filePath}?w=960`} aria-label={`${name} resmini büyüt`}>
            <img
              src={`/resource/thumb/${image.filePath}?w=192`}
              alt=""
              width={64}
              height={64}
              loading="lazy"
              decoding="async"
            />
          </a>
        )}
      </td>
      <th className="dishes__text" {...AS.name}>
        <span className="dishes__name">{name}</span>
        <p className="food">
          <span className="dishes__description">{` (${description})`}</span>{' '}
          <span className="food__ask">Alerjen bilgisi için lütfen sorun</span>
        </p>
      </th>
      <td className="dishes__price" {...AS.cell}>
        {price.format(lira)} TL
      </td>
    </tr>
  )
}

/** The dishes of the application's menu page, and nothing around them. */
export function Menu({ parts }: { parts: readonly Part[] }) {
  return (
    <>
      <nav>
        {parts.map(({ id, name }) => (
          <a key={id} href={`/food-collection/${id}`}>
            {name}
          </a>
        ))}
      </nav>
      <table className="dishes" {...AS.table}>
        {parts.map(({ id, name, products }) => (
          <tbody key={id} data-category={id} {...AS.group}>
            <tr className="dishes__category" {...AS.row}>
              <th colSpan={3} {...AS.title}>
                <h2>
                  <a href={`/food-collection/${id}`}>{name}</a>
                </h2>
              </th>
            </tr>
            {products.map((dish) => (
              <Row key={dish.id} dish={dish} />
            ))}
          </tbody>
        ))}
      </table>
    </>
  )
}
