import { fileURLToPath } from 'node:url'
import { defineConfig, type Plugin } from 'vite'
import { buildVersion } from './build-version.ts'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const version = await buildVersion(at('..'))

/** Adds a package.json, so that the folder can be installed as a package. */
function manifest(): Plugin {
  const source = JSON.stringify(
    {
      name: 'restaurant-rest-client',
      version,
      type: 'module',
      exports: { '.': { types: './types/rest/rest-client.d.ts', default: './rest-client.js' } },
      sideEffects: false,
    },
    null,
    2,
  )
  return {
    name: 'manifest',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'package.json', source: `${source}\n` })
    },
  }
}

/** Builds the REST client as a separate module for other applications. */
export default defineConfig({
  root: at('./src/rest'),
  publicDir: false,
  plugins: [manifest()],
  build: {
    outDir: at('../dist/rest-client'),
    emptyOutDir: true,
    target: 'es2022',
    minify: false,
    lib: { entry: at('./src/rest/rest-client.ts'), formats: ['es'], fileName: 'rest-client' },
  },
})
