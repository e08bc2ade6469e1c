import { Icon } from '../../components/icon.tsx'
import type { ShellQuery } from '../../gql/graphql.ts'
import { weekText } from '../../rules/hours-text.ts'
import { telephoneHref } from '../../rules/telephone.ts'
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
      {site && (
        <>
          {site.phone && (
            <a className="button" href={telephoneHref(site.phone)}>
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
        </>
      )}
    </aside>
  )
}
