import type { ShellQuery } from '../../gql/graphql.ts'
import { ReachUs } from './reach-us.tsx'
import { TableDrawing } from './table-drawing.tsx'

export function TableAside({ site }: { site?: ShellQuery['site'] }) {
  return (
    <aside className="table-aside" aria-labelledby="telefonla">
      <TableDrawing />
      <h2 id="telefonla">En hızlısı telefon</h2>
      <p>
        Masanızı tek bir aramayla ayırıyoruz. On kişiyi geçen sofralar için bir gün önceden haber vermeniz
        yeter.
      </p>
      {site && <ReachUs site={site} />}
    </aside>
  )
}
