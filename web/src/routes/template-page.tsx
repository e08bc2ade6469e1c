import type { ReactNode } from 'react'
import { useSite } from '../features/shell/use-site.ts'
import { SampleNote } from '../features/template-page/sample-note.tsx'
import { type TemplatePage as Page, templatePages } from '../paths.ts'
import { Component as NotFound } from './not-found.tsx'
import { OwnPage } from './own-page.tsx'
import '../styles/template-page.css'

interface TemplatePageProps {
  readonly page: Page
  /** The page with the content of the template. */
  readonly Sample: () => ReactNode
  /** The page with the owner's content; by default the text. */
  readonly Own?: () => ReactNode
}

/** A template page in its mode: sample, own content or hidden. */
export function TemplatePage({ page, Sample, Own }: TemplatePageProps) {
  const { site } = useSite()
  const mode = site?.pages.find(({ key }) => key === page)?.mode
  if (mode === 'HIDDEN') return <NotFound />
  if (mode === 'OWN') return Own ? <Own /> : <OwnPage page={page} path={templatePages[page][0]} />
  return (
    <>
      {site && <SampleNote page={page} phone={site.phone} />}
      <Sample />
    </>
  )
}
