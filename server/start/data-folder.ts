import { access, constants } from 'node:fs/promises'
import { makeFolder } from '../core/primitives/make-folder.ts'
import { StartError } from '../core/start-error.ts'

/**
 * Under root, the database runs as another account, which needs to enter the folder but not to list it. For every other
 * user the folder is private.
 */
const MODE = process.getuid?.() === 0 ? 0o711 : 0o700

/**
 * Creates the data folder if it is missing. An existing folder keeps its mode.
 * @throws {StartError} if this user may not write to it.
 */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await makeFolder(folder, MODE)
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(`DATA_DIR must be a folder that this user may write to, which ${folder} is not.`)
  }
}
