/** Address of a stored picture as links to a page show it, by its path or the name in front of its ending. */
export function sharedPicture(filePath: string): string {
  return `/share/${filePath.replace(/\.webp$/, '')}.jpg`
}

/** The same of the picture that a service holds. */
export function sharedServicePicture(id: string): string {
  return `/share/service/${id}.jpg`
}
