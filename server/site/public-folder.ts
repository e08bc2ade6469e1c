import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import express, { type RequestHandler } from 'express'

/** Serves the files of a folder. A symbolic link is followed only to a target inside the folder. */
export function publicFolder(folder: string): RequestHandler {
  const files = express.static(folder, { index: 'index.html', fallthrough: true })
  return async (request, response, next) => {
    if (await isInside(folder, request.path)) files(request, response, next)
    else next()
  }
}

async function isInside(folder: string, address: string): Promise<boolean> {
  try {
    const root = await realpath(folder)
    const file = await realpath(path.join(root, decodeURIComponent(address)))
    if (!contains(root, file)) return false
    if (!(await stat(file)).isDirectory()) return true
    const index = await realpath(path.join(file, 'index.html')).catch(() => file)
    return contains(root, index)
  } catch {
    // The file does not exist, or the address is invalid.
    return false
  }
}

function contains(root: string, file: string): boolean {
  return file === root || file.startsWith(root + path.sep)
}
