import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'

/**
 * Creates a folder with those above it, and leaves an existing one as it is. In place of the `recursive` of Node.js, which
 * never ends in a file system such as /proc that calls a new folder missing (ENOENT).
 * @param mode of the folders that are created.
 * @throws {Error} of the file system, such as EACCES, ENOENT, ENOTDIR.
 */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  try {
    await makeOne(folder, mode)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'ENOENT' || path.dirname(folder) === folder) throw error
    await makeFolder(path.dirname(folder), mode)
    await makeOne(folder, mode)
  }
}

/** Another process may make the same one. */
async function makeOne(folder: string, mode?: number): Promise<void> {
  await mkdir(folder, { mode }).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST' || !(await stat(folder)).isDirectory()) throw error
  })
}
