import { Icon } from '../../components/icon.tsx'
import type { ShellQuery } from '../../gql/graphql.ts'
import { weekText } from '../../rules/hours-text.ts'
import { telephoneHref } from '../../rules/telephone.ts'
import { TableDrawing } from './table-drawing.tsx'

/** What becomes of a request, and how to ask by phone instead. */
export function LiveAside({ site }: { readonly site: ShellQuery['site'] }) {
  return (
    <aside className="table-aside" aria-labelledby="sonra">
      <TableDrawing />
      <h2 id="sonra">Sonra ne olur?</h2>
      <ol className="table-aside__steps">
        <li>İsteğiniz bize ulaşır ve size özel bir sayfa açılır.</li>
        <li>Bir kişi bakar; masanız varsa ayırır.</li>
        <li>Cevabı o sayfada görürsünüz. Gelemeyecekseniz de oradan vazgeçersiniz.</li>
      </ol>
      {site.phone && (
        <a className="button button--quiet" href={telephoneHref(site.phone)}>
          <Icon name="phone" />
          {site.phone}
        </a>
      )}
      <ul>
        <li>
          <Icon name="clock" />
          <span>{weekText(site.hours)}</span>
        </li>
        {site.address && (
          <li>
            <Icon name="pin" />
            <a href={site.mapUrl} rel="noopener">
              {site.address}
            </a>
          </li>
        )}
      </ul>
    </aside>
  )
}
