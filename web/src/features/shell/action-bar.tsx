import { NavLink } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import { OrderPart } from '../../components/order-part.tsx'
import { paths } from '../../paths.ts'
import { telephoneHref } from '../../rules/telephone.ts'
import * as shellWords from './shell.words.ts'
import { useSite } from './use-site.tsx'

export function ActionBar() {
  const { site, takesTables } = useSite()
  return (
    <nav className="action-bar" aria-label={shellWords.quickAccess}>
      <NavLink to={paths.menu}>
        <Icon name="dish" />
        {shellWords.menu}
      </NavLink>
      <OrderPart name="CartTab" />
      {takesTables && (
        <NavLink to={paths.bookTable}>
          <Icon name="table" />
          {shellWords.table}
        </NavLink>
      )}
      {site && (
        <>
          {site.phone && (
            <a href={telephoneHref(site.phone)}>
              <Icon name="phone" />
              {shellWords.call}
            </a>
          )}
          {site.directionsUrl && (
            <a href={site.directionsUrl} rel="noopener">
              <Icon name="pin" />
              {shellWords.directions}
            </a>
          )}
        </>
      )}
    </nav>
  )
}
