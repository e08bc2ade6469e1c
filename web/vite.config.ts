import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, type EnvironmentOptions } from 'vite'
import { copiedFiles } from './copied-files.ts'
import { inlineDocuments } from './inline-documents.ts'
import { materialIcons } from './material-icons.ts'
import { precompress } from './precompress.ts'
import { OTHER_SITE_LANGUAGES } from './src/rules/site-languages.ts'
import { wordsOfLanguage } from './words-of-language.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** The package exports only its development build, which has extra checks. */
const routerAlias = (name: string, file: string) => ({
  find: new RegExp(`^${name}$`),
  replacement: at(`../node_modules/react-router/dist/production/${file}.mjs`),
})

/** Parts of the sample pages and of those of accounts, which few visitors open. */
const OF_FEW =
  '(?:sample|field|idle-form|if-stored|kept-text|own-text|quantity|rating|section-head|sign-in-messages|post-operation)'
/** Modules that several pages of the site share. */
const SHARED = new RegExp(
  String.raw`/web/src/(components|lib|rules/(amount\.words|folded|other-weeks|ornaments|promoted|turkish-number)|features/(about|home|services|shell))(/(?!${OF_FEW})[^?]*)?\.tsx?$`,
)

/** What all pages of a site have on which guests order, or several of them. */
const ORDERS =
  /\/(features\/order\/[^/]+|routes\/live\/(parts|use-order-site)|rules\/(order-ways|table-number))\.tsx?$/

/** Modules shared by at least this many chunks of the back-office are in one file. */
const OF_MOST_SCREENS = 25
/** The script of documents with links to other languages. */
const LANGUAGE_LINKS = './src/language-links.ts'
/** The chunk by which every page starts. */
const FIRST = /^assets\/start-/

/** The chunks of the back-office: a group includes the imports of its modules that no group of higher priority has. */
const ADMIN_CHUNKS = [
  { name: 'base', minShareCount: OF_MOST_SCREENS, priority: 4 },
  { name: 'start', tags: ['$initial' as const], priority: 3 },
  // The screens that staff use on phones, which need little of lists and forms.
  { name: 'screens', test: /\/admin\/screens\/(account|changes|food|menu)\//, priority: 2 },
  { name: 'lists', test: /\/admin\/(lists\/record-list|forms\/record-form)\.tsx$/, priority: 1 },
]

/**
 * The recogniser's script has a name by which the server knows it, and asks for its letters by theirs: the hash is that
 * of their folder.
 */
const adminAsset = ({ originalFileNames }: { readonly originalFileNames: readonly string[] }): string => {
  const [from = ''] = originalFileNames
  if (from.endsWith('/tesseract.js/dist/worker.min.js')) return 'admin/assets/recogniser-[hash][extname]'
  return from.endsWith('.traineddata.gz')
    ? 'admin/assets/[hash]/[name][extname]'
    : 'admin/assets/[name]-[hash][extname]'
}

const client: EnvironmentOptions = {
  // The default build of RxJS is for browsers without classes.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  build: {
    outDir: at('../dist/client'),
    emptyOutDir: true,
    manifest: true,
    // A test limits the compressed size of each page instead.
    chunkSizeWarningLimit: 600,
    rollupOptions: {
      input: [at('./index.html'), at(LANGUAGE_LINKS)],
      // Words are in modules of their own, and cost nothing where they are said once.
      optimization: { inlineConst: { mode: 'all', pass: 2 } },
      output: {
        // A chunk of a few lines costs a request, and compresses worse than as part of a larger one.
        codeSplitting: {
          groups: [
            { name: 'shared', test: SHARED, minShareCount: 2, priority: 1 },
            {
              name: 'order',
              test: ORDERS,
              includeDependenciesRecursively: false,
            },
          ],
        },
      },
    },
  },
}

/** How the server's programs, and the renderers of other languages, import. */
const renderer = {
  external: true as const,
  noExternal: ['react-router-dom', 'react-router'],
  // Without it Vite would inline the router's CommonJS form, which development cannot evaluate.
  conditions: ['module-sync', ...defaultServerConditions],
}

const CODES = OTHER_SITE_LANGUAGES.map(({ code }) => code)
const LANGUAGES = CODES.flatMap((code) => [`client_${code}`, `ssr_${code}`])

/** An environment for each other language, `client_en`. */
const ofEachLanguage = (kind: string, options: (code: string) => EnvironmentOptions) =>
  Object.fromEntries(CODES.map((code) => [`${kind}_${code}`, options(code)]))

/**
 * Builds the site and the back-office for browsers, and the server with the site's pages. The back-office is a separate
 * build, so that its dependencies never enlarge a chunk of the site.
 */
export default defineConfig({
  root: at('.'),
  publicDir: at('./public'),
  // No environment variable reaches the bundle.
  envPrefix: 'NOTHING_IS_EXPOSED_',
  plugins: [react(), wordsOfLanguage(), inlineDocuments(), materialIcons(), precompress(), copiedFiles()],
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    // The files of all pages would be listed in a chunk that every visitor loads; a page is prefetched before it is opened.
    modulePreload: {
      // A browser that runs these scripts and cannot preload fetches them when they are imported.
      polyfill: false,
      resolveDependencies: (file, needed) => (FIRST.test(file) ? needed : []),
    },
  },
  resolve: { alias: [routerAlias('react-router', 'index'), routerAlias('react-router/dom', 'dom-export')] },
  environments: {
    client,
    ...ofEachLanguage('client', (code) => ({
      ...client,
      consumer: 'client',
      build: {
        ...client.build,
        // Beside the Turkish scripts: those without words are the same files.
        emptyOutDir: false,
        copyPublicDir: false,
        manifest: `.vite/manifest-${code}.json`,
        rollupOptions: { ...client.build?.rollupOptions, input: at('./src/entry-client.tsx') },
      },
    })),
    admin: {
      consumer: 'client',
      build: {
        outDir: at('../dist/admin'),
        emptyOutDir: true,
        copyPublicDir: false,
        assetsDir: 'admin/assets',
        rollupOptions: {
          input: at('./admin.html'),
          // Together they are a tenth smaller, and a browser without HTTP/2 requests six files at a time.
          output: { codeSplitting: { groups: ADMIN_CHUNKS }, assetFileNames: adminAsset },
        },
        // Its users open it often, so that its chunks are cached.
        chunkSizeWarningLimit: 2000,
      },
    },
    ssr: {
      resolve: renderer,
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
            'import-site': at('../server/commands/import-site.ts'),
          },
        },
      },
    },
    ...ofEachLanguage('ssr', (code) => ({
      consumer: 'server',
      resolve: renderer,
      build: {
        outDir: at(`../dist/server/${code}`),
        emptyOutDir: true,
        copyPublicDir: false,
        minify: false,
        target: 'node22',
        ssr: true,
        rollupOptions: { input: at('./src/entry-server.tsx') },
      },
    })),
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'admin', 'ssr', ...LANGUAGES]) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
})
