/** The address of the preview picture of shared links, by path or by name without extension. */
export function sharedPicture(filePath: string): string {
  return `/share/${filePath.replace(/\.webp$/, '')}.jpg`
}

/** The same of the picture that a service holds. */
export function sharedServicePicture(id: string): string {
  return `/share/service/${id}.jpg`
}
