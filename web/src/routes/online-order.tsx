import { PageTitle } from '../components/page-title.tsx'
import { AppDownload } from '../features/online-order/app-download.tsx'
import { Offers } from '../features/online-order/offers.tsx'
import { OrderSteps } from '../features/online-order/order-steps.tsx'
import { Promo } from '../features/online-order/promo.tsx'
import { useSampleHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { live, templatePage } from './template-page.tsx'
import '../styles/drawing.css'
import '../features/online-order/online-order.css'

export const Component = templatePage('online-order', Sample, undefined, live('OnlineOrder'))

function Sample() {
  const { site } = useSite()
  useSampleHead(
    'online-order',
    'Online Sipariş',
    `${site?.name ?? ''} mutfağından evinize ve işinize: online sipariş fırsatları ve mobil uygulama.`,
  )
  return (
    <>
      <PageTitle title="Online Sipariş" english="Online Order" />
      <Promo site={site} />
      <Offers />
      <OrderSteps />
      <AppDownload />
    </>
  )
}
