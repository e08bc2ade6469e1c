import type { ShellQuery } from '../../gql/graphql.ts'
import { ReachUs } from './reach-us.tsx'
import * as tableWords from './table.words.ts'
import { TableDrawing } from './table-drawing.tsx'

/** What becomes of a request, and how to ask by phone instead. */
export function LiveAside({ site }: { readonly site: ShellQuery['site'] }) {
  return (
    <aside className="table-aside" aria-labelledby="sonra">
      <TableDrawing />
      <h2 id="sonra">{tableWords.next}</h2>
      <ol className="table-aside__steps">
        {tableWords.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ReachUs site={site} isQuiet />
    </aside>
  )
}
