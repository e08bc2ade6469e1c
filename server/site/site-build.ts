import type { Router } from 'express'
import type { RenderedPage, RenderRequest } from '../../web/src/entry-server.tsx'
import type { Page } from '../../web/src/pages.ts'
import type { SiteLanguage } from '../../web/src/rules/site-languages.ts'
import type { Shell } from './page-shell.ts'

/** The site's pages, built or in development. */
export interface SiteBuild {
  readonly pages: readonly Page[]
  /** Scripts, styles, fonts and icons. */
  readonly files: Router
  /** A file at the root of the site, such as an icon. */
  file(name: string): Promise<Buffer>
  shell(url: string, language: SiteLanguage): Promise<Shell>
  /** The content security policy source for the style element of a shell that has one. */
  readonly styleHash?: string
  render(request: RenderRequest, language: SiteLanguage): Promise<RenderedPage>
  /** The address of a page without the query parameters that its route does not declare. */
  pageAddress(url: string): string
  /** The value of `No-Vary-Search` for a page. */
  varyingParameters(url: string): string
  /** The single page of the back-office, rendered in the browser. */
  backOffice(url: string): Promise<string>
  /** True if pages change while the process runs (development), so that none is cached. */
  readonly changing?: boolean
}
