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
