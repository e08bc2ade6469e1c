/** The web manifest of the back-office, which gives it its own icon on a home screen. */
export function officeManifest(name: string): object {
  return {
    ...webManifest(`${name} Yönetim`),
    id: '/admin',
    short_name: 'Yönetim',
    start_url: '/admin',
    // The sign-in is a page of the site.
    scope: '/',
  }
}

/** The web manifest of the site: its name and icon on a home screen. */
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
      // Phones crop it to their own shape.
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
