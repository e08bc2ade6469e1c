import { Link, NavLink } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import { paths } from '../../paths.ts'
import { useCount } from './use-cart.ts'

/** The cart in the navigation bar, with how many pieces are in it. */
export function CartLink() {
  const count = useCount()
  return (
    <Link className="navbar__cart" to={paths.cart} aria-label={count > 0 ? `Sepet, ${count} ürün` : 'Sepet'}>
      <Icon name="cart" />
      {count > 0 && (
        <span key={count} aria-hidden="true">
          {count}
        </span>
      )}
    </Link>
  )
}

/** The same in the bar at the bottom of phones, while something is in it. */
export function CartTab() {
  const count = useCount()
  if (count === 0) return null
  return (
    <NavLink to={paths.cart} aria-label={`Sepet, ${count} ürün`}>
      <Icon name="cart" />
      <span key={count}>Sepet ({count})</span>
    </NavLink>
  )
}
