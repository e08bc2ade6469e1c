import { useContext, useState } from 'react'
import { Link } from 'react-router-dom'
import { Field, LabelledControl, TextField } from '../../components/field.tsx'
import { PageTitle } from '../../components/page-title.tsx'
import type { Menu } from '../../features/menu/menu-query.ts'
import { cart } from '../../features/order/cart.ts'
import { Changes } from '../../features/order/changes.tsx'
import { isRemembered, keepEntries, keptEntries, remember } from '../../features/order/checkout/entries.ts'
import { draftOf } from '../../features/order/checkout/order-draft.ts'
import { SendOrder } from '../../features/order/checkout/send-order.tsx'
import { EmptyCart } from '../../features/order/empty-cart.tsx'
import { NoScript } from '../../features/order/no-script.tsx'
import { NotKept } from '../../features/order/not-kept.tsx'
import { OrderNote } from '../../features/order/order-note.tsx'
import { timeText } from '../../features/order/order-words.ts'
import type { Ordering } from '../../features/order/ordering-query.ts'
import { Seller } from '../../features/order/seller.tsx'
import { useTable } from '../../features/order/table-of-guest.ts'
import { useCart } from '../../features/order/use-cart.ts'
import { usePageHead } from '../../features/shell/use-page-head.ts'
import { PublicAddress } from '../../lib/head.tsx'
import { orderParts } from '../../lib/order-parts.ts'
import { useHydrated } from '../../lib/use-hydrated.ts'
import { paths } from '../../paths.ts'
import { localDay } from '../../rules/opening-hours.ts'
import { WAY_NAMES } from '../../rules/order-ways.ts'
import { formatPrice } from '../../rules/turkish-number.ts'
import { livePage } from './live-page.tsx'
import { isFresh, useFreshMenu } from './use-fresh-menu.ts'
import { type SiteWithOrders, useOrderSite } from './use-order-site.ts'
import '../../styles/forms.css'

Object.assign(orderParts, { Checkout })

export const Component = livePage('Checkout', () => import('../checkout.tsx'))

const TITLE = 'Siparişi hazırla'

/** Where an order becomes a message of the guest's own. */
function Checkout() {
  const site = useOrderSite()
  const isHydrated = useHydrated()
  const fresh = useFreshMenu()
  usePageHead({ title: TITLE, description: '' })
  return (
    <>
      <PageTitle title={TITLE} parents={[{ name: 'Sepet', to: paths.cart }]} />
      <div className="page-width order">
        <NoScript phone={site?.phone} />
        {isHydrated && site?.ordering && fresh.menu && (
          <OrderForm site={site} ordering={site.ordering} menu={fresh.menu} fresh={fresh} />
        )}
      </div>
    </>
  )
}

interface OrderFormProps {
  readonly site: SiteWithOrders
  readonly ordering: Ordering
  readonly menu: Menu
  readonly fresh: ReturnType<typeof useFreshMenu>
}

type Control = HTMLInputElement | HTMLSelectElement

function OrderForm({ site, ordering, menu, fresh: { readAt, read } }: OrderFormProps) {
  const { lines, note } = useCart()
  const table = useTable()
  const publicUrl = useContext(PublicAddress)
  const [entries, setEntries] = useState(keptEntries)
  const [remembers, setRemembers] = useState(isRemembered)
  const [isAsked, setAsked] = useState(false)
  const [wasSent, setSent] = useState(false)
  const { hours } = site
  const now = new Date()
  const draft = draftOf({
    ...{ hours, ordering, menu, now, lines, note, entries, table },
    readAt: isFresh(readAt) ? readAt : null,
    address: publicUrl + paths.cart,
  })
  const { ways, way, times, time, faults, fee } = draft
  if (lines.length === 0)
    return <EmptyCart text={wasSent ? 'Sepet boşaltıldı. Yanıtı WhatsApp’tan alacaksınız.' : undefined} />

  const change = (changed: Partial<typeof entries>) => {
    const next = { ...entries, way, ...changed }
    setEntries(next)
    keepEntries(next)
    if (remembers) remember(next)
  }
  const entry = (name: keyof typeof faults) => ({
    name,
    value: entries[name],
    fault: isAsked ? faults[name] : '',
    onChange: ({ target }: { readonly target: Control }) => change({ [name]: target.value }),
  })
  return (
    <form
      className="order-form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        const [first] = Object.entries(faults).find(([, fault]) => fault) ?? []
        if (first) event.currentTarget[first].focus()
      }}
    >
      <OrderNote site={site} ways={[way]} />
      <Changes menu={menu} lines={lines} />
      {ways.length > 1 && (
        <fieldset className="order-form__ways">
          <legend>Nasıl alacaksınız?</legend>
          {ways.map((each) => (
            <label key={each} className="choice">
              <input type="radio" name="way" checked={each === way} onChange={() => change({ way: each })} />
              <span>{each === 'TABLE' && table ? `Masa ${table}` : WAY_NAMES[each]}</span>
            </label>
          ))}
        </fieldset>
      )}
      <div className="form-grid">
        {way !== 'TABLE' && (
          <LabelledControl control="select" label="Saat" {...entry('time')} value={time ?? 'NONE'}>
            {time === null && <option value="NONE">Seçin</option>}
            {times.map((each) => (
              <option key={each} value={each}>
                {each ? timeText(each, localDay(now, hours.timeZone)) : 'En kısa sürede'}
              </option>
            ))}
          </LabelledControl>
        )}
        <Field label="Adınız" autoComplete="name" maxLength={60} required {...entry('name')} />
        {way === 'DELIVERY' && (
          <Field
            label="Adres"
            autoComplete="street-address"
            maxLength={200}
            required
            wide
            {...entry('address')}
          />
        )}
        <TextField
          label="Not (isteğe bağlı)"
          name="note"
          autoComplete="off"
          maxLength={200}
          rows={2}
          wide
          hint={way === 'TABLE' && !table ? 'Hangi masada oturduğunuzu da yazın.' : undefined}
          value={note}
          onChange={({ target }) => cart.setNote(target.value)}
        />
      </div>
      <label className="choice">
        <input
          type="checkbox"
          name="remember"
          checked={remembers}
          onChange={({ target }) => {
            setRemembers(target.checked)
            remember(target.checked ? entries : null)
          }}
        />
        <span>Adımı ve adresimi bu cihazda hatırla</span>
      </label>
      <ul className="order-sum">
        {draft.lines.map((line) => (
          <li key={line.id + line.serving}>
            {line.count} × {line.name}
            {line.serving && ` (${line.serving})`}
            {line.note && <small>{line.note}</small>}
          </li>
        ))}
      </ul>
      <p className="order-total">
        {fee && <span>Teslimat {formatPrice(fee)} </span>}
        <strong>Toplam {formatPrice(draft.total)}</strong> KDV dâhil
      </p>
      <NotKept />
      {draft.hindrance && (
        <p className="order-warning" role="status">
          {draft.hindrance}
        </p>
      )}
      <SendOrder
        draft={draft}
        whatsapp={site.whatsapp ?? ''}
        phone={site.phone}
        isCurrent={() => {
          // The page may have slept meanwhile, or the clock been put back.
          if (isFresh(readAt)) return true
          read()
          return false
        }}
      />
      <p>
        Bu bir sipariş isteğidir; işletme yanıtlayınca kesinleşir. Ödeme{' '}
        {way === 'TABLE' ? 'masada' : 'teslimde'} yapılır.
      </p>
      <p>
        <Link to={paths.privacy}>Siparişiniz WhatsApp ile gider</Link>; bu sitede saklanmaz.
      </p>
      {draft.text && (
        <p>
          <button
            className="link-button"
            type="button"
            onClick={() => {
              setSent(true)
              change({ time: '' })
              cart.clear()
            }}
          >
            Gönderdim, sepeti boşalt
          </button>
        </p>
      )}
      <Seller site={site} />
    </form>
  )
}
