import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { generate } from '@graphql-codegen/cli'
import codegen from '../../codegen.ts'
import { type Artifact, artifacts } from '../../server/codegen/artifacts.ts'

/** @returns a line for each generated file that differs from the output of its generator. */
export async function staleArtifacts(root: string): Promise<string[]> {
  const fresh = [...(await artifacts()), ...(await documents(root))]
  const stale = await Promise.all(
    fresh.map(async ({ filename, content }) => {
      const file = path.resolve(root, filename)
      const kept = await readFile(file, 'utf8').catch(() => null)
      return kept === content ? [] : [`${path.relative(root, file)} is stale; run npm run codegen`]
    }),
  )
  return stale.flat()
}

async function documents(root: string): Promise<Artifact[]> {
  return (await generate({ ...codegen, cwd: root, silent: true, errorsOnly: true }, false)) as Artifact[]
}
