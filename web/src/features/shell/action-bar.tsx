import { NavLink } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import { paths } from '../../paths.ts'
import { telephoneHref } from '../../rules/telephone.ts'
import { useSite } from './use-site.tsx'

export function ActionBar() {
  const { site, takesTables } = useSite()
  return (
    <nav className="action-bar" aria-label="Hızlı erişim">
      <NavLink to={paths.menu}>
        <Icon name="dish" />
        Menü
      </NavLink>
      {takesTables && (
        <NavLink to={paths.bookTable}>
          <Icon name="table" />
          Masa
        </NavLink>
      )}
      {site && (
        <>
          {site.phone && (
            <a href={telephoneHref(site.phone)}>
              <Icon name="phone" />
              Bizi ara
            </a>
          )}
          {site.directionsUrl && (
            <a href={site.directionsUrl} rel="noopener">
              <Icon name="pin" />
              Yol tarifi
            </a>
          )}
        </>
      )}
    </nav>
  )
}
