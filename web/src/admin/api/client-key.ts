/** A new name for an addition, by which the server stores it once. */
export function newClientKey(bytes = 16): string {
  // randomUUID is missing where the page does not come over https.
  return Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}

const keysOfFiles = new WeakMap<File, string>()

/** The name for the addition of these files, the same whenever the same files are sent again. */
export function clientKeyOf(files: readonly File[]): string {
  return files
    .map((file) => {
      const key = keysOfFiles.get(file) ?? newClientKey(4)
      keysOfFiles.set(file, key)
      return key
    })
    .join('.')
}
