/** The preview address of a stored picture. @param filePath its path, with or without the extension. */
export function sharedPicture(filePath: string): string {
  return `/share/${filePath.replace(/\.webp$/, '')}.jpg`
}

/**
 * The preview address of a service's picture.
 * @param version the hash of the picture: messengers cache previews by their address.
 */
export function sharedServicePicture(id: string, version?: string | null): string {
  return `/share/service/${id}.jpg${version ? `?v=${version}` : ''}`
}

/**
 * The preview address of a part of the menu.
 * @param part `menu`, `category/3` or `dish/57`.
 * @param version changes with what the picture shows.
 */
export function sharedCard(part: string, version?: string): string {
  return `/share/card/${part}.jpg${version ? `?v=${version}` : ''}`
}
