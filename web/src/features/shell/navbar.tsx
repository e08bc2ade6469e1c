import { type ReactNode, useEffect, useId, useLayoutEffect, useRef, useState } from 'react'
import { Link, matchPath, NavLink, useLocation } from 'react-router-dom'
import { Icon } from '../../components/icon.tsx'
import { OrderPart } from '../../components/order-part.tsx'
import { Wordmark } from '../../components/wordmark.tsx'
import { leftToRight, told } from '../../lib/told.tsx'
import { paths } from '../../paths.ts'
import { telephoneHref } from '../../rules/telephone.ts'
import * as shellWords from './shell.words.ts'
import { useSite } from './use-site.tsx'

/** The fixed number of the template's cart badge. */
const CART_BADGE = 1

interface NavbarProps {
  readonly variant: 'main' | 'second' | 'third'
  /** The side panel of the second variant, with its button. */
  readonly Panel?: (() => ReactNode) | undefined
}

/** The navigation bar, in three variants: the second for the second template home, the third for the about page. */
export function Navbar({ variant, Panel }: NavbarProps) {
  const { site, services, hasStory, modeOf, takesTables, takesOrders } = useSite()
  const { key, pathname } = useLocation()
  const sheet = useRef<HTMLElement>(null)
  const id = useId()

  const shownKey = useRef(key)
  // A navigation closes the sheet; hydration does not, since it may have been opened before. A layout effect, because
  // the content then gets the focus.
  useLayoutEffect(() => {
    if (shownKey.current === key) return
    shownKey.current = key
    // The selector is an error in browsers without popovers.
    if ('popover' in HTMLElement.prototype && sheet.current?.matches(':popover-open'))
      sheet.current.hidePopover()
  }, [key])
  useEffect(() => keepBehind(sheet.current), [])

  return (
    <header className={`navbar navbar--${variant}`}>
      <div className="navbar__bar">
        <Link className="navbar__brand" to={paths.home}>
          <Wordmark site={site} />
        </Link>
        {/* Before the links, so that these follow it in the tab order. */}
        <button className="navbar__toggle" type="button" popoverTarget={id}>
          <span className="navbar__closed">
            <Icon name="menu" />
            <span className="visually-hidden">{shellWords.openMenu}</span>
          </span>
          <span className="navbar__opened">
            <Icon name="close" />
            <span className="visually-hidden">{shellWords.closeMenu}</span>
          </span>
        </button>
        <nav className="navbar__links" id={id} popover="auto" aria-label={shellWords.mainMenu} ref={sheet}>
          <NavLink to={paths.home} end>
            {shellWords.home}
          </NavLink>
          {modeOf('360') !== 'HIDDEN' && <a href={paths.tour}>360°</a>}
          {hasStory && <NavLink to={paths.about}>{shellWords.about}</NavLink>}
          <SectionLink to={paths.categories} section={paths.menu} at={pathname}>
            {shellWords.menu}
          </SectionLink>
          {services.length > 0 && <ServicesMenu services={services} at={pathname} />}
          <NavLink to={paths.contact}>{shellWords.contact}</NavLink>
          {takesTables && <NavLink to={paths.bookTable}>{shellWords.bookTable}</NavLink>}
        </nav>
        <div className="navbar__side">
          {takesOrders ? (
            <OrderPart name="CartLink" />
          ) : (
            modeOf('cart') !== 'HIDDEN' && (
              <Link className="navbar__cart" to={paths.cart} aria-label={shellWords.cart(CART_BADGE)}>
                <Icon name="cart" />
                <span aria-hidden="true">{CART_BADGE}</span>
              </Link>
            )
          )}
          {site?.phone && (
            <a
              className="button button--phone"
              href={telephoneHref(site.phone)}
              aria-label={shellWords.phone(site.phone)}
            >
              <Icon name="phone" />
              <span>{leftToRight(site.phone)}</span>
            </a>
          )}
          {Panel && <Panel />}
        </div>
      </div>
    </header>
  )
}

/** Makes the content inert while the sheet covers it, for screen readers, too. @returns a function that ends it. */
function keepBehind(sheet: HTMLElement | null): (() => void) | undefined {
  if (!sheet || !('popover' in sheet)) return
  const setInert = (isInert: boolean) => {
    for (const each of document.querySelectorAll<HTMLElement>('main, .footer')) each.inert = isInert
  }
  const onToggle = ({ newState }: ToggleEvent) => setInert(newState === 'open')
  setInert(sheet.matches(':popover-open'))
  // Not `toggle`, which comes after the focus has moved.
  sheet.addEventListener('beforetoggle', onToggle)
  return () => sheet.removeEventListener('beforetoggle', onToggle)
}

interface SectionLinkProps {
  readonly to: string
  /** The address that the other pages of the section begin with. */
  readonly section: string
  readonly at: string
  readonly children: ReactNode
}

/** A link that is the current one on all pages of its section. */
function SectionLink({ to, section, at, children }: SectionLinkProps) {
  const isCurrent = [to, section].some((path) => matchPath({ path, end: false }, at))
  return (
    <Link to={to} aria-current={isCurrent ? 'page' : undefined}>
      {children}
    </Link>
  )
}

interface ServicesMenuProps {
  readonly services: ReturnType<typeof useSite>['services']
  readonly at: string
}

function ServicesMenu({ services, at }: ServicesMenuProps) {
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
      <SectionLink to={paths.services} section={paths.serviceChoice} at={at}>
        {shellWords.services}
      </SectionLink>
      <button type="button" aria-expanded={open} aria-controls={list} onClick={() => setOpen(!open)}>
        <Icon name="chevron" />
        <span className="visually-hidden">{shellWords.showServices}</span>
      </button>
      <ul id={list} className="panel navbar__dropdown">
        {services.map((service) => (
          <li key={service.id}>
            <NavLink to={paths.service(service.id)}>{told(service, 'name')}</NavLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
