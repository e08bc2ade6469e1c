import 'reflect-metadata'
import { writeFileSync } from 'node:fs'
import { artifacts } from './artifacts.ts'

for (const { filename, content } of await artifacts()) {
  writeFileSync(new URL(`../../${filename}`, import.meta.url), content)
}
