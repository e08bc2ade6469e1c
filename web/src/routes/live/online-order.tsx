import { Link } from 'react-router-dom'
import { PageTitle } from '../../components/page-title.tsx'
import { Facts } from '../../features/order/facts.tsx'
import { OrderNote } from '../../features/order/order-note.tsx'
import { usePageHead } from '../../features/shell/use-page-head.ts'
import { useSite } from '../../features/shell/use-site.tsx'
import { orderParts } from '../../lib/order-parts.ts'
import { useFacts } from '../../lib/site-facts.ts'
import { breadcrumbData, restaurantData } from '../../lib/structured-data.ts'
import { paths } from '../../paths.ts'
import { weekText } from '../../rules/hours-text.ts'
import { WAY_NAMES } from '../../rules/order-ways.ts'
import { otherWeekTexts } from '../../rules/other-weeks.ts'
import { telephoneHref } from '../../rules/telephone.ts'
import { formatPrice } from '../../rules/turkish-number.ts'
import { livePage } from './live-page.tsx'
import { useOrderSite } from './use-order-site.ts'

const TITLE = 'Online sipariş'

Object.assign(orderParts, { OnlineOrder })

export const Component = livePage('OnlineOrder', () => import('../online-order.tsx'))

/** How the house takes orders, and the way to what can be ordered. */
function OnlineOrder() {
  const { takesTables } = useSite()
  const site = useOrderSite()
  const facts = useFacts()
  const ordering = site?.ordering
  const names = ordering?.ways.map((way) => WAY_NAMES[way]).join(', ')
  usePageHead({
    title: TITLE,
    description: `${site?.name ?? ''} menüsünden seçin, siparişinizi WhatsApp’tan gönderin: ${names}.`,
    path: paths.onlineOrder,
    data: import.meta.env.SSR
      ? [
          ...(site && facts ? [restaurantData(site, facts, { takesTables, takesOrders: true })] : []),
          breadcrumbData([{ name: TITLE, path: paths.onlineOrder }]),
        ]
      : undefined,
  })
  if (!site || !ordering) return null
  const { ways, minimum, deliveryFee, leadMinutes, note } = ordering
  const delivers = ways.includes('DELIVERY')
  return (
    <>
      <PageTitle title={TITLE}>
        <p className="lead order-lead">Menüden seçin, siparişinizi kendi WhatsApp’ınızdan bize gönderin.</p>
      </PageTitle>
      <div className="page-width order">
        <OrderNote site={site} />
        <Facts
          className="order-facts"
          facts={[
            ['Nasıl', names],
            ['Saatler', weekText(site.hours)],
            ...otherWeekTexts(site.hours).map(({ name, text }) => [name, text] as const),
            ['Hazırlama', `en az ${leadMinutes} dakika`],
            ['En az tutar', delivers && minimum && `pakette ${formatPrice(minimum)}`],
            ['Teslimat', delivers && (deliveryFee ? formatPrice(deliveryFee) : 'ücretsiz')],
          ]}
        />
        {note && <p className="order-facts__note">{note}</p>}
        <p className="actions">
          <Link className="button" to={paths.wholeMenu}>
            Menüden seçin
          </Link>
          {site.phone && (
            <a className="button button--quiet" href={telephoneHref(site.phone)}>
              {site.phone}
            </a>
          )}
        </p>
        {site.deliveryLinks.length > 0 && (
          <section>
            <h2>Başka yerlerden</h2>
            <p className="actions">
              {site.deliveryLinks.map(({ label, url }) => (
                <a key={url} className="button button--quiet" href={url} rel="noopener">
                  {label}
                </a>
              ))}
            </p>
          </section>
        )}
      </div>
    </>
  )
}
