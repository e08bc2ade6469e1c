import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link, NavLink, useLocation } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import { Wordmark } from '../../components/wordmark.tsx'
import { telephoneHref } from '../../lib/telephone.ts'
import { paths } from '../../paths.ts'
import { useSite } from './use-site.ts'

/** The fixed number of the template's cart badge. */
const CART_BADGE = 1

interface NavbarProps {
  readonly variant: 'main' | 'second' | 'third'
  /** The side panel of the second variant, with its button. */
  readonly Panel?: (() => ReactNode) | undefined
}

/** The navigation bar, in three variants: the second for the second template home, the third for the about page. */
export function Navbar({ variant, Panel }: NavbarProps) {
  const { site, services } = useSite()
  const [open, setOpen] = useState(false)
  const { key } = useLocation()
  const sheet = useId()

  // A navigation closes the sheet.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what changes with each navigation
  useEffect(() => setOpen(false), [key])
  useEffect(() => {
    if (!open) return
    const close = (event: KeyboardEvent) => event.key === 'Escape' && setOpen(false)
    document.addEventListener('keydown', close)
    return () => document.removeEventListener('keydown', close)
  }, [open])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for the focus leaving it
    <header
      className={`navbar navbar--${variant}`}
      data-open={open || undefined}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Closes the sheet, which would cover the element that has the focus now.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
      }}
    >
      <div className="navbar__bar">
        <Link className="navbar__brand" to={paths.home}>
          <Wordmark name={site?.name ?? ''} />
        </Link>
        <nav className="navbar__links" id={sheet} aria-label="Ana menü">
          <NavLink to={paths.home} end>
            Anasayfa
          </NavLink>
          <a href={paths.tour}>360°</a>
          <NavLink to={paths.about}>Hakkımızda</NavLink>
          <NavLink to={paths.categories}>Menü</NavLink>
          <ServicesMenu services={services} />
          <NavLink to={paths.contact}>İletişim</NavLink>
        </nav>
        <div className="navbar__side">
          <Link className="navbar__cart" to={paths.cart} aria-label={`Sepet, ${CART_BADGE} ürün`}>
            <Icon name="cart" />
            <span aria-hidden="true">{CART_BADGE}</span>
          </Link>
          {site && (
            <a
              className="button button--phone"
              href={telephoneHref(site.phone)}
              aria-label={`Telefon ${site.phone}`}
            >
              <Icon name="phone" />
              <span>{site.phone}</span>
            </a>
          )}
          {Panel && <Panel />}
          <button
            className="navbar__toggle"
            type="button"
            aria-expanded={open}
            aria-controls={sheet}
            onClick={() => setOpen(!open)}
          >
            <Icon name={open ? 'close' : 'menu'} />
            <span className="visually-hidden">{open ? 'Menüyü kapat' : 'Menüyü aç'}</span>
          </button>
        </div>
      </div>
    </header>
  )
}

function ServicesMenu({ services }: { services: readonly { id: string; name: string }[] }) {
  const [open, setOpen] = useState(false)
  const list = useId()
  const box = useRef<HTMLDivElement>(null)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key is what changes with each navigation
  useEffect(() => setOpen(false), [key])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens for events of its link and button
    <div
      className="navbar__group"
      ref={box}
      data-open={open || undefined}
      onBlur={(event) => box.current?.contains(event.relatedTarget) || setOpen(false)}
      onKeyDown={(event) => event.key === 'Escape' && setOpen(false)}
    >
      <NavLink to={paths.services}>Hizmetler</NavLink>
      <button type="button" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
        <Icon name="chevron" />
        <span className="visually-hidden">Hizmetleri göster</span>
      </button>
      <ul id={list} className="navbar__dropdown">
        {services.map((service) => (
          <li key={service.id}>
            <NavLink to={paths.service(service.id)}>{service.name}</NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
