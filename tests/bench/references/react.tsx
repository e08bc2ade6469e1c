import { renderToString } from 'react-dom/server'
import { menuReader, type Part } from './menu-rows.ts'
import { given, serve } from './serve.ts'

const price = new Intl.NumberFormat('tr-TR', { maximumFractionDigits: 2 })

/** The rows of the application's menu page, and nothing around them. */
function Menu({ parts }: { parts: readonly Part[] }) {
  return (
    <html lang="tr">
      <body>
        <nav>
          {parts.map(({ id, name }) => (
            <a key={id} href={`/food-collection/${id}`}>
              {name}
            </a>
          ))}
        </nav>
        <table>
          <tbody>
            {parts
              .flatMap(({ products }) => products)
              .map(({ id, name, description, price: lira, productImages: [image] }) => (
                <tr key={id}>
                  <td>
                    <button type="button" aria-label={`${name} resmini büyüt`}>
                      {image && (
                        <img
                          src={`/resource/thumb/${image.filePath}`}
                          srcSet={`/resource/thumb/${image.filePath} 240w, /resource/${image.filePath}?w=480 480w`}
                          sizes="64px"
                          width={64}
                          height={64}
                          loading="lazy"
                          alt=""
                        />
                      )}
                    </button>
                  </td>
                  <th scope="row">
                    <span>{name}</span>
                    {description && <span>({description})</span>}
                  </th>
                  <td>{price.format(lira)} TL</td>
                </tr>
              ))}
          </tbody>
        </table>
      </body>
    </html>
  )
}

/** Bare React with the driver: the lower bound for a page from the database. */
const { databaseUrl } = await given()
const menu = menuReader(databaseUrl)
serve((_request, response) => {
  void menu().then((parts) => {
    const body = Buffer.from(`<!doctype html>${renderToString(<Menu parts={parts} />)}`)
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length })
    response.end(body)
  })
})
