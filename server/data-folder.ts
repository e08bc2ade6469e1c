import { access, constants, mkdir } from 'node:fs/promises'
import { StartError } from './start-error.ts'

/**
 * Makes the data folder where it is missing.
 * @throws {StartError} when this user may not write to it.
 */
export async function openDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    await access(folder, constants.R_OK | constants.W_OK | constants.X_OK)
  } catch {
    throw new StartError(`DATA_DIR must be a folder that this user may write to, which ${folder} is not.`)
  }
}
