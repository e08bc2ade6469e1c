import type { Plugin } from 'vite'
import * as generated from './src/gql/graphql.ts'

const documents: Readonly<Record<string, unknown>> = generated
const CALL = /\bgraphql\(`\s*(query|mutation|fragment)\s+(\w+)[^`]*`\)/g

/**
 * Replaces calls of `graphql` by their documents. The map in which codegen collects them cannot be split, so that
 * every page would contain the documents of all pages and of the back-office.
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
          // `npm run check` reports documents that codegen has not written yet.
          return document ? `(${JSON.stringify(document)})` : call
        }),
        map: null,
      }),
    },
  }
}
