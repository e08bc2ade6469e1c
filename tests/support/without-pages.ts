import { Router } from 'express'
import { vi } from 'vitest'
import type { SiteBuild } from '../../server/site/site-build.ts'

/**
 * Tests that run the app in their own process are about the API: pages need a build, and are tried on the built
 * server (`product.ts`). Every page is this one here, and none below `/missing`.
 */
const rendered = vi.hoisted(() => ({ times: 0 }))

vi.mock('../../server/site/live-site.ts', () => ({
  liveSite: async (): Promise<SiteBuild> => ({
    files: Router(),
    file: async (name) => Buffer.from(`${name} of the build`),
    backOffice: async () => '<p>the back-office</p>',
    pageAddress: (url) => url.split('?', 1)[0] as string,
    varyingParameters: () => 'params',
    shell: async () => ({ template: '<!--page-->', manifest: {} }),
    render: async ({ url }) => ({
      status: /^\/(missing|metrics)/.test(url) ? 404 : 200,
      // No two are alike, so that one that is kept is told from one made anew.
      html: `<p>${url} ${++rendered.times}</p>`,
      head: { title: '', description: '' },
      file: undefined,
      state: null,
      undeclared: [],
    }),
  }),
}))
