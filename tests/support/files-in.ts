import { readdir } from 'node:fs/promises'

/** The names of all files in a folder and below it, sorted; none if there is no such folder. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map(({ name }) => name)
    .sort()
}
