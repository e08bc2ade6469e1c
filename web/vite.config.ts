import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite'
import { demoPictures } from './demo-pictures.ts'
import { inlineDocuments } from './inline-documents.ts'
import { materialIcons } from './material-icons.ts'
import { precompress } from './precompress.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The package exports its development build alone, which warns of its wrong use. */
const routerAlias = (name: string, file: string) => ({
  find: new RegExp(`^${name}$`),
  replacement: at(`../node_modules/react-router/dist/production/${file}.mjs`),
})

/** Parts of the sample pages alone, which are too large to come with every page. */
const OF_SAMPLES = '(?:sample|field|idle-form|own-text|quantity|rating|section-head)'
/** Modules that several pages of the site share. */
const SHARED = new RegExp(
  String.raw`/web/src/(components|lib|features/(about|home|services|shell))/(?!${OF_SAMPLES})[^?]*\.tsx?$`,
)

/** Modules that so many of the back-office's chunks share come in one file. */
const OF_MOST_SCREENS = 25
/** The back-office's chunks; a group takes in what its modules import, as far as no group before it has. */
const ADMIN_CHUNKS = [
  { name: 'base', minShareCount: OF_MOST_SCREENS, priority: 4 },
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  // The screens that staff have on phones, which are small without lists and forms.
  { name: 'screens', test: /\/admin\/screens\/(account|changes|food|menu)\//, priority: 2 },
  { name: 'lists', test: /\/admin\/(lists\/record-list|forms\/record-form)\.tsx$/, priority: 1 },
]

/**
 * Builds the site for browsers, the back-office for browsers, and the server with the site's pages. The back-office
 * is a build of its own, so that its dependencies never enlarge a chunk of the site.
 */
export default defineConfig({
  root: at('.'),
  publicDir: at('./public'),
  // No environment variable reaches the bundle.
  envPrefix: 'NOTHING_IS_EXPOSED_',
  plugins: [react(), inlineDocuments(), materialIcons(), precompress(), demoPictures()],
  build: { target: 'es2022', assetsInlineLimit: 0 },
  resolve: { alias: [routerAlias('react-router', 'index'), routerAlias('react-router/dom', 'dom-export')] },
  environments: {
    client: {
      // The default form of RxJS is for browsers without classes.
      resolve: { conditions: ['es2015', ...defaultClientConditions] },
      build: {
        outDir: at('../dist/client'),
        emptyOutDir: true,
        manifest: true,
        // A test bounds the compressed size of each page.
        chunkSizeWarningLimit: 600,
        rollupOptions: {
          output: {
            // A chunk of a few lines costs a request, and compresses to more than in a larger one.
            codeSplitting: {
              groups: [{ name: 'shared', test: SHARED, minShareCount: 2 }],
            },
          },
        },
      },
    },
    admin: {
      consumer: 'client',
      build: {
        outDir: at('../dist/admin'),
        emptyOutDir: true,
        copyPublicDir: false,
        assetsDir: 'admin/assets',
        rollupOptions: {
          input: at('./admin.html'),
          // Together they are a tenth smaller, and a browser without HTTP/2 asks for six files at a time.
          output: { codeSplitting: { groups: ADMIN_CHUNKS } },
        },
        // The back-office is loaded as a whole by people who use it often.
        chunkSizeWarningLimit: 2000,
      },
    },
    ssr: {
      resolve: {
        external: true,
        noExternal: ['react-router-dom', 'react-router'],
        // Without it Vite would inline the router's CommonJS form, which development cannot evaluate.
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
            main: at('../server/start/launch.ts'),
            user: at('../server/commands/user.ts'),
            backup: at('../server/commands/backup.ts'),
            restore: at('../server/commands/restore.ts'),
            'upgrade-database': at('../server/commands/upgrade-database.ts'),
            'import-identity': at('../server/commands/import-identity.ts'),
          },
        },
      },
    },
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'admin', 'ssr']) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
})
