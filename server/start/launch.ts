import module from 'node:module'

/**
 * Entry point of the built server. Libraries look at NODE_ENV when they are loaded, and check themselves at every
 * turn unless it says production: a page would cost several times as much.
 */
process.env.NODE_ENV ??= 'production'

// Of our own files alone: those of all libraries would take a tenth of the memory.
module.setSourceMapsSupport?.(true, { nodeModules: false })

await import('../main.ts')
