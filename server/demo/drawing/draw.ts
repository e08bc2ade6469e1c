import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { icons, plates } from './drawn-pictures.ts'
import { iconPicture, platePicture } from './plates.ts'

/** `npm run demo:pictures`: regenerates the pictures of the demo content. */
const FOLDER = fileURLToPath(new URL('../pictures/', import.meta.url))

for (const file of await readdir(FOLDER)) if (/\.(?:webp|png)$/.test(file)) await rm(path.join(FOLDER, file))
for (const { file, seed, names, options } of plates)
  await writeFile(path.join(FOLDER, file), await platePicture(seed, names, options))
for (const { file, name } of icons) await writeFile(path.join(FOLDER, file), await iconPicture(name))
console.log(`${plates.length} pictures and ${icons.length} icons are in ${FOLDER}.`)
