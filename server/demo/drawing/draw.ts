import { readdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { icons, pictures } from './drawn-pictures.ts'
import { onDisc, onGround } from './on-ground.ts'
import { sharedPicture } from './shared-picture.ts'

/** `npm run demo:pictures`: draws the pictures of the demo content again, and the one of shared pages. */
const FOLDER = fileURLToPath(new URL('../pictures/', import.meta.url))
const SITE = fileURLToPath(new URL('../../../web/public/', import.meta.url))

for (const file of await readdir(FOLDER)) await rm(path.join(FOLDER, file))
for (const { file, ...picture } of pictures) await writeFile(path.join(FOLDER, file), await onGround(picture))
for (const { file, drawing } of icons) await writeFile(path.join(FOLDER, file), await onDisc(drawing))
await writeFile(`${SITE}share.jpg`, await sharedPicture(`${SITE}drawings/`))
console.log(`${pictures.length} pictures and ${icons.length} icons are in ${FOLDER}.`)
