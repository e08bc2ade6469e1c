import module from 'node:module'

/**
 * Entry point of the built server. Libraries read NODE_ENV when they are loaded; without `production` they run extra
 * checks and rendering a page takes several times as long.
 */
process.env.NODE_ENV ??= 'production'

// Only for our own files: source maps of all libraries would take a tenth of the memory.
module.setSourceMapsSupport?.(true, { nodeModules: false })

await import('../main.ts')
