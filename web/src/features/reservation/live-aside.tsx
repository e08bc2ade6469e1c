import type { ShellQuery } from '../../gql/graphql.ts'
import { ReachUs } from './reach-us.tsx'
import { TableDrawing } from './table-drawing.tsx'

/** What becomes of a request, and how to ask by phone instead. */
export function LiveAside({ site }: { readonly site: ShellQuery['site'] }) {
  return (
    <aside className="table-aside" aria-labelledby="sonra">
      <TableDrawing />
      <h2 id="sonra">Sonra ne olur?</h2>
      <ol className="table-aside__steps">
        <li>İsteğiniz bize ulaşır ve size özel bir sayfa açılır.</li>
        <li>Ekibimizden biri bakar; masa varsa ayırır.</li>
        <li>Yanıtı o sayfada görürsünüz. Gelemeyecekseniz de oradan vazgeçersiniz.</li>
      </ol>
      <ReachUs site={site} isQuiet />
    </aside>
  )
}
