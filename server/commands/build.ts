import { fileURLToPath } from 'node:url'
import { BuildError, buildIfChanged } from '../../web/build.ts'

try {
  await buildIfChanged(fileURLToPath(new URL('../..', import.meta.url)))
} catch (error) {
  console.error(error instanceof BuildError ? error.message : error)
  process.exitCode = 1
}
