import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultServerConditions, defineConfig } from 'vite'
import { inlineDocuments } from './inline-documents.ts'
import { precompress } from './precompress.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** One build of both halves: the site for browsers, and the server with the same pages inside. */
export default defineConfig({
  root: at('.'),
  publicDir: at('./public'),
  // Nothing of the environment reaches the bundle.
  envPrefix: 'NOTHING_IS_EXPOSED_',
  plugins: [react(), inlineDocuments(), precompress()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: { outDir: at('../dist/client'), emptyOutDir: true, manifest: true },
    },
    ssr: {
      resolve: {
        external: true,
        noExternal: ['react-router-dom', 'react-router'],
        // Without it the router, inlined, would be its CommonJS form, which development cannot evaluate.
        conditions: ['module-sync', ...defaultServerConditions],
      },
      build: {
        outDir: at('../dist/server'),
        emptyOutDir: true,
        copyPublicDir: false,
        sourcemap: true,
        minify: false,
        target: 'node22',
        ssr: true,
        rollupOptions: {
          input: {
            main: at('../server/main.ts'),
            user: at('../server/commands/user.ts'),
            'import-identity': at('../server/commands/import-identity.ts'),
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
})
