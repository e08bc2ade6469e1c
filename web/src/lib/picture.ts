/**
 * The address of a stored picture of at least this width, relative so that it works on every host name of the site.
 */
export function pictureUrl(filePath: string, width: 240 | 480 | 960 | 1600): string {
  return `/resource/${filePath}?w=${width}`
}

/** A `srcset` of the stored widths. */
export function pictureSet(filePath: string, widths: readonly (240 | 480 | 960 | 1600)[]): string {
  return widths.map((width) => `${pictureUrl(filePath, width)} ${width}w`).join(', ')
}

export function thumbUrl(filePath: string): string {
  return `/resource/thumb/${filePath}`
}

/** A thumbnail for places of up to 64 pixels, on screens of up to three pixels each. */
export function smallThumbUrl(filePath: string): string {
  return `${thumbUrl(filePath)}?w=192`
}

/**
 * Makes the address of a stored picture relative, because the content security policy refuses other hosts, even
 * another host name of the site.
 */
export function fromHere(address: string): string {
  const at = address.indexOf('/resource/')
  return /^https?:/.test(address) && at > 0 ? address.slice(at) : address
}

/** A data address of base64 with the media type derived from its first characters. */
export function inlinePicture(base64: string): string {
  const kind = base64.startsWith('UklGR') ? 'webp' : base64.startsWith('/9j/') ? 'jpeg' : 'png'
  return `data:image/${kind};base64,${base64}`
}
