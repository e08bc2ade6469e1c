import { Router } from 'express'
import { vi } from 'vitest'
import type { SiteBuild } from '../../server/site/site-build.ts'

/**
 * Tests that run the application in their own process are about the API: pages need a build, and are tested on the
 * built server (`product.ts`). This replaces every page; addresses below `/missing` have none.
 */
const rendered = vi.hoisted(() => ({ times: 0 }))

vi.mock('../../server/site/live-site.ts', () => ({
  liveSite: async (): Promise<SiteBuild> => ({
    pages: (await import('../../web/src/pages.ts')).pages,
    files: Router(),
    file: async (name) => Buffer.from(`${name} of the build`),
    backOffice: async () => '<p>the back-office</p>',
    pageAddress: (await import('../../web/src/page-address.ts')).pageAddress,
    varyingParameters: () => 'params',
    shell: async () => ({ template: '<!--page-->', manifest: {}, languageLinks: '' }),
    render: async ({ url }) => ({
      status: /^\/(missing|metrics)/.test(url) ? 404 : 200,
      // Every rendering differs, so that a cached page can be told from a new one.
      html: `<p>${url} ${++rendered.times}</p>`,
      head: { title: '', description: '' },
      files: [],
      state: null,
      undeclared: [],
      isOfOneGuest: false,
      language: 'TR',
      languages: [],
      languagesLabel: '',
      isTranslated: false,
    }),
  }),
}))
