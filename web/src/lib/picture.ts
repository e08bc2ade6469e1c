/** Address of a stored picture in a form at least this wide, on whichever host the page came from. */
export function pictureUrl(filePath: string, width: 240 | 480 | 960 | 1600): string {
  return `/resource/${filePath}?w=${width}`
}

/** The forms that a browser may choose from. */
export function pictureSet(filePath: string, widths: readonly (240 | 480 | 960 | 1600)[]): string {
  return widths.map((width) => `${pictureUrl(filePath, width)} ${width}w`).join(', ')
}

export function thumbUrl(filePath: string): string {
  return `/resource/thumb/${filePath}`
}

/** A picture's address on whichever host the page came from: a page may not show those of another, even another name of its own. */
export function fromHere(address: string): string {
  const at = address.indexOf('/resource/')
  return /^https?:/.test(address) && at > 0 ? address.slice(at) : address
}

/** A data address for bare base64, its kind told by its first characters. */
export function inlinePicture(base64: string): string {
  const kind = base64.startsWith('UklGR') ? 'webp' : base64.startsWith('/9j/') ? 'jpeg' : 'png'
  return `data:image/${kind};base64,${base64}`
}
