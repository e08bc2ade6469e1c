import type { Plugin } from 'vite'
import * as generated from './src/gql/graphql.ts'
import { OTHER_SITE_LANGUAGES } from './src/rules/site-languages.ts'
import { codeOf } from './words-of-language.ts'

const documents: Readonly<Record<string, unknown>> = generated
const CALL = /\bgraphql\(`\s*(query|mutation|fragment)\s+(\w+)[^`]*`\)/g

/**
 * Replaces calls of `graphql` by their documents. The map in which codegen collects them cannot be split, so that
 * every page would contain the documents of all pages and of the back-office. A document asks for the translation into
 * the language of its environment; into Turkish there is none to ask for.
 */
export function inlineDocuments(): Plugin {
  return {
    name: 'inline-documents',
    applyToEnvironment: (environment) =>
      environment.config.command === 'build' || codeOf(environment) !== null,
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/src\/.*\.tsx?$/, code: 'graphql(`' },
      handler(code) {
        const own = codeOf(this.environment)
        const language = OTHER_SITE_LANGUAGES.find((each) => each.code === own)?.language ?? null
        return {
          code: code.replace(CALL, (call, kind: string, name: string) => {
            const document = documents[name + (kind === 'fragment' ? 'FragmentDoc' : 'Document')]
            // `npm run check` reports documents that codegen has not written yet.
            return document ? `(${JSON.stringify(inLanguage(document, language))})` : call
          }),
          map: null,
        }
      },
    },
  }
}

interface Argument {
  readonly name: { readonly value: string }
  readonly value: { readonly kind: string; readonly value?: string }
}

/**
 * A document whose fields `translation(language: TR)` are of another language, or left out; `@include` tells their types
 * that they may be.
 */
function inLanguage(node: unknown, language: string | null): unknown {
  if (Array.isArray(node))
    return node
      .filter((each) => language !== null || !isTranslation(each))
      .map((each) => inLanguage(each, language))
  if (typeof node !== 'object' || node === null) return node
  const entries = Object.entries(node).map(([key, value]) => [key, inLanguage(value, language)])
  const copy = Object.fromEntries(entries)
  if (!isTranslation(node)) return copy
  return {
    ...copy,
    directives: [],
    arguments: [
      {
        kind: 'Argument',
        name: { kind: 'Name', value: 'language' },
        value: { kind: 'EnumValue', value: language },
      },
    ],
  }
}

function isTranslation(node: unknown): boolean {
  const {
    kind,
    name,
    arguments: given,
  } = node as {
    readonly kind?: string
    readonly name?: { readonly value: string }
    readonly arguments?: readonly Argument[]
  }
  return kind === 'Field' && name?.value === 'translation' && given?.[0]?.value.value === 'TR'
}
