import { readdir } from 'node:fs/promises'
import path from 'node:path'

/** What a store of pictures keeps beside them: its binding, and its trash. */
const BESIDE = /(^|\/)(store-id$|trash\/)/

/** The names of all files in a folder and below it, sorted; none if there is no such folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile() && !BESIDE.test(path.join(entry.parentPath, entry.name)))
    .map(({ name }) => name)
    .sort()
}
