import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { BuildError, buildIfChanged } from '../../web/build.ts'
import { buildVersion, requireOwnTag } from '../../web/build-version.ts'
import { makeRelease, PLATFORMS } from '../release/make-release.ts'
import { parsedArguments, UsageError } from './run-command.ts'

const USAGE = `Usage:
  npm run release                          makes an archive for each of ${Object.keys(PLATFORMS).join(', ')}
  npm run release -- --platform PLATFORM   makes one of them
The archives go to dist/release.`

try {
  const platforms = parsedArguments(USAGE, platformsOf)
  const root = fileURLToPath(new URL('../..', import.meta.url))
  const version = await buildVersion(root)
  await requireOwnTag(root, version)
  await buildIfChanged(root)
  for (const platform of platforms) {
    const { file, bytes } = await makeRelease(root, version, platform, path.join(root, 'dist/release'))
    console.log(`${path.relative(root, file)} holds ${Math.round(bytes / 1e6)} MB.`)
  }
} catch (error) {
  const isOperatorError = [BuildError, UsageError].some((each) => error instanceof each)
  console.error(isOperatorError ? (error as Error).message : error)
  process.exitCode = 1
}

function platformsOf(args: string[]): string[] {
  const { values } = parseArgs({ args, options: { platform: { type: 'string' } } })
  const platforms = values.platform === undefined ? Object.keys(PLATFORMS) : [values.platform]
  if (!platforms.every((each) => Object.hasOwn(PLATFORMS, each)))
    throw new Error(`PLATFORM must be one of ${Object.keys(PLATFORMS).join(', ')}.`)
  return platforms
}
