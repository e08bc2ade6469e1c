/** The manifest of the back-office, for an icon of its own on a tablet of the kitchen. */
export function officeManifest(name: string): object {
  return {
    ...webManifest(`${name} Yönetim`),
    id: '/admin',
    short_name: 'Yönetim',
    start_url: '/admin',
    scope: '/admin',
  }
}

/** The web manifest: what a phone calls the site, and which picture it gives it, on its home screen. */
export function webManifest(name: string): object {
  return {
    name,
    short_name: name,
    lang: 'tr',
    start_url: '/',
    display: 'standalone',
    background_color: '#FBF5EA',
    theme_color: '#FBF5EA',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      // Phones cut their own shape out of it.
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
