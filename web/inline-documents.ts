import type { Plugin } from 'vite'
import * as generated from './src/gql/graphql.ts'

const documents: Readonly<Record<string, unknown>> = generated
const CALL = /\bgraphql\(`\s*(query|mutation|fragment)\s+(\w+)[^`]*`\)/g

/**
 * Puts each GraphQL document where it is asked for. Else every page would carry those of all pages, the
 * back-office's among them: the map by which `graphql` finds them cannot be taken apart.
 */
export function inlineDocuments(): Plugin {
  return {
    name: 'inline-documents',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: 'graphql(`' },
      handler: (code) => ({
        code: code.replace(CALL, (call, kind: string, name: string) => {
          const document = documents[name + (kind === 'fragment' ? 'FragmentDoc' : 'Document')]
          // What codegen has not written yet stays; that it is missing is told by `npm run check`.
          return document ? `(${JSON.stringify(document)})` : call
        }),
        map: null,
      }),
    },
  }
}
