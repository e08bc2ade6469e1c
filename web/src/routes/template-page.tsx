import type { ReactNode } from 'react'
import { OrderPart } from '../components/order-part.tsx'
import { useSite } from '../features/shell/use-site.tsx'
import { SampleNote } from '../features/template-page/sample-note.tsx'
import { type TemplatePage, templatePages } from '../paths.ts'
import { Component as NotFound } from './not-found.tsx'
import { OwnPage } from './own-page.tsx'
import '../styles/template-page.css'

type Content = () => ReactNode

/**
 * A template page in its mode: sample, own content, hidden or working.
 * @param Sample the page with the content of the template.
 * @param Own the page with the owner's content; by default the text.
 * @param Live the page that does what it shows.
 */
export function templatePage(
  page: TemplatePage,
  Sample: Content,
  Own: Content = ownTextOf(page),
  Live: Content = Sample,
): Content {
  return () => {
    const { site, modeOf, takesTables, takesOrders } = useSite()
    const mode = modeOf(page)
    if (mode === 'HIDDEN') return <NotFound />
    if (mode === 'OWN') return <Own />
    if (mode === 'LIVE') return <Live />
    return (
      <>
        {site && (
          <SampleNote page={page} phone={site.phone} takesTables={takesTables} takesOrders={takesOrders} />
        )}
        <Sample />
      </>
    )
  }
}

const ownTextOf =
  (page: TemplatePage): Content =>
  () => <OwnPage page={page} path={templatePages[page]} />

/** A page on which guests order. */
export const live =
  (name: 'Cart' | 'Checkout' | 'OnlineOrder'): Content =>
  () => <OrderPart name={name} />
