import type { Answer } from './api.ts'

export interface SentFile {
  /** The path of the variable, such as `variables.input.image`. */
  readonly at: string
  readonly name: string
  readonly bytes: Uint8Array
  readonly type?: string
}

/** Sends an operation with files by the GraphQL multipart request specification. */
export async function upload<Data = Record<string, never>>(
  url: string,
  query: string,
  variables: object,
  files: readonly SentFile[],
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer<Data>> {
  const body = new FormData()
  body.set('operations', JSON.stringify({ query, variables }))
  body.set('map', JSON.stringify(Object.fromEntries(files.map(({ at }, index) => [index, [at]]))))
  for (const [index, { name, bytes, type = 'application/octet-stream' }] of files.entries()) {
    body.set(String(index), new Blob([new Uint8Array(bytes)], { type }), name)
  }
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Apollo-Require-Preflight': 'true', ...headers },
    body,
  })
  return { status: reply.status, headers: reply.headers, ...((await reply.json()) as object) } as never
}
