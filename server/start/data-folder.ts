import { access, constants, mkdir } from 'node:fs/promises'
import { StartError } from '../core/start-error.ts'

/**
 * Root's database runs as another account, which has to pass through: it may enter, and list nothing. For everybody
 * else the folder is their own alone.
 */
const MODE = process.getuid?.() === 0 ? 0o711 : 0o700

/**
 * Makes the data folder where it is missing. One that is there keeps the mode that its owner gave it.
 * @throws {StartError} when this user may not write to it.
 */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: MODE })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(`DATA_DIR must be a folder that this user may write to, which ${folder} is not.`)
  }
}
