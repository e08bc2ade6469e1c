import { useQuery } from '@apollo/client/react'
import type { ReactNode } from 'react'
import { OwnText } from '../components/own-text.tsx'
import { PageTitle } from '../components/page-title.tsx'
import { usePageHead } from '../features/shell/use-page-head.ts'
import { faqData } from '../features/template-page/faq-data.ts'
import { PAGE_TEXT } from '../features/template-page/page-text-query.ts'
import { plainText } from '../features/template-page/plain-text.ts'
import type { TemplatePage } from '../paths.ts'

const MAX_DESCRIPTION_LENGTH = 160
const UNWRITTEN = 'Bu sayfa hazırlanıyor'

interface OwnPageProps {
  readonly page: TemplatePage
  readonly path: string
  readonly Text?: (text: { html: string }) => ReactNode
  /** What the page tells before the text, which then may be missing. */
  readonly Before?: () => ReactNode
  /** Its title without a text. */
  readonly unwritten?: string
}

export function OwnPage({ page, path, Text = OwnText, Before, unwritten = UNWRITTEN }: OwnPageProps) {
  const { data } = useQuery(PAGE_TEXT, { variables: { key: page } })
  const text = data?.textOfPage
  const title = text?.title ?? unwritten
  const questions = import.meta.env.SSR && page === 'faq' && text ? faqData(text.html) : null
  usePageHead({
    title,
    description: text ? plainText(text.html).slice(0, MAX_DESCRIPTION_LENGTH) : title,
    path,
    // An empty page is not indexed.
    isSample: !text && !Before,
    ...(questions && { data: questions }),
  })
  return (
    <>
      <PageTitle title={title} />
      {Before && <Before />}
      {text && <Text html={text.html} />}
    </>
  )
}
