import { graphql } from '../../../gql/gql.ts'

graphql(`
  fragment WorkItem on TranslationItem {
    kind
    recordId
    field
    source
    text
    state
    proposal
  }
`)

/** The subject below which each text has its own. */
export const TRANSLATIONS = 'translations'

export const TRANSLATION_WORK = graphql(`
  query TranslationWork(
    $language: Language!
    $kind: TranslatedKind
    $state: TranslationState
    $page: Int!
    $pageSize: Int!
  ) {
    translationWork(language: $language, kind: $kind, state: $state, page: $page, pageSize: $pageSize) {
      items {
        ...WorkItem
      }
      totalCount
      done
      total
    }
  }
`)

export const RECORD_NAMES = graphql(`
  query TranslatedNames {
    CATEGORY: categories {
      id
      name
    }
    PRODUCT: products {
      id
      name
    }
    SERVICE: services {
      id
      name
    }
    OPENING_EXCEPTION: openingExceptions {
      id
      name: label
    }
  }
`)

export const SAVE_TRANSLATIONS = graphql(`
  mutation SaveTranslations($language: Language!, $lines: [TranslationLine!]!) {
    many: saveTranslations(language: $language, lines: $lines) {
      count
    }
  }
`)
