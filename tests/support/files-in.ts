import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** Files of a picture store that are not pictures: its binding, and its trash. */
const BESIDE = /(^|\/)(store-id$|trash\/)/

/** The names of all files in a folder, recursively and sorted; none if there is no such folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !BESIDE.test(path.join(entry.parentPath, entry.name)))
    .map(({ name }) => name)
    .sort()
}
