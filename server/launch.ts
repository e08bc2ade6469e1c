/**
 * What the built server starts with. Libraries look at NODE_ENV when they are loaded, and check themselves at every
 * turn unless it says production: a page would cost several times as much.
 */
process.env.NODE_ENV ??= 'production'

await import('./main.ts')

export {}
