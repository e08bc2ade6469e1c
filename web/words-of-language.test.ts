import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { inTemporaryFolder } from '../tests/support/temporary-folder.ts'

test('in development, scripts below a language have its words and its queries', () =>
  inTemporaryFolder(async (cacheDir) => {
    const server = await createServer({
      configFile: fileURLToPath(new URL('./vite.config.ts', import.meta.url)),
      base: '/@language/en/',
      cacheDir,
      server: { middlewareMode: true, ws: false, watch: null },
      optimizeDeps: { noDiscovery: true, include: [] },
      logLevel: 'silent',
    })
    try {
      const served = async (path: string) => (await server.transformRequest(path))?.code
      expect(await served('/src/routes/not-found.tsx')).toContain('/src/languages/en/not-found.words.ts')
      expect(await served('/src/features/menu/menu-query.ts')).toMatch(/"value":\s*"EN"/)
      expect(Object.keys(server.environments)).not.toContain('client_ru')
    } finally {
      await server.close()
    }
  }))
