/** The address of the preview picture of shared links, by path or by name without extension. */
export function sharedPicture(filePath: string): string {
  return `/share/${filePath.replace(/\.webp$/, '')}.jpg`
}
