import { AboutBlock } from '../features/home-two/about-block.tsx'
import { AppDownload } from '../features/home-two/app-download.tsx'
import { DeliveryMan } from '../features/home-two/delivery-man.tsx'
import { OrderBanner } from '../features/home-two/order-banner.tsx'
import { SidePanel } from '../features/shell/side-panel.tsx'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { paths } from '../paths.ts'
import type { RouteHandle } from './layout.tsx'
import { templatePage } from './template-page.tsx'
import '../features/home-two/home-two.css'
import '../features/shell/side-panel.css'

export const handle: RouteHandle = { navbar: 'second', Panel: SidePanel }

export const Component = templatePage('home-two', Sample)

function Sample() {
  usePageHead({
    title: 'Fırından çıktı, yola koyuldu',
    description: 'Taş fırının sıcağı sönmeden kapınızda: sipariş, uygulama ve kurye ekibi.',
    path: paths.homeTwo,
    isSample: true,
  })
  return (
    <>
      <OrderBanner />
      <AboutBlock />
      <AppDownload />
      <DeliveryMan />
    </>
  )
}
