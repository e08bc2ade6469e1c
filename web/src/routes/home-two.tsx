import { AboutBlock } from '../features/home-two/about-block.tsx'
import { AppDownload } from '../features/home-two/app-download.tsx'
import { DeliveryMan } from '../features/home-two/delivery-man.tsx'
import { OrderBanner } from '../features/home-two/order-banner.tsx'
import { SidePanel } from '../features/shell/side-panel.tsx'
import { useSampleHead } from '../features/shell/use-page-head.ts'
import type { RouteHandle } from './layout.tsx'
import { templatePage } from './template-page.tsx'
import '../features/home-two/home-two.css'
import '../features/shell/side-panel.css'

export const handle: RouteHandle = { navbar: 'second', Panel: SidePanel }

export const Component = templatePage('home-two', Sample)

function Sample() {
  useSampleHead(
    'home-two',
    'Fırından çıktı, yola koyuldu',
    'Taş fırının sıcağı sönmeden kapınızda: sipariş, uygulama ve kurye ekibi.',
  )
  return (
    <>
      <OrderBanner />
      <AboutBlock />
      <AppDownload />
      <DeliveryMan />
    </>
  )
}
