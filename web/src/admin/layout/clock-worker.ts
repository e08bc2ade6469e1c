/** Tells the time to ask again, which browsers put off for pages in the background, and not for workers. */
const AGAIN_MS = 20_000

setInterval(() => postMessage(null), AGAIN_MS)
