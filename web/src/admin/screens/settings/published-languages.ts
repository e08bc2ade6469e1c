import { useQuery } from '@tanstack/react-query'
import { usePermissions } from 'react-admin'
import { graphql } from '../../../gql/gql.ts'
import { translates } from '../../api/access.ts'
import { ask } from '../../api/ask.ts'
import { CHECKED_LANGUAGES } from '../../resources/translation/checked-languages.ts'
import type { OtherLanguage } from '../../resources/translation/languages.ts'

const PROGRESS = graphql(`
  query TranslationProgress {
    EN: translationWork(language: EN, pageSize: 1) {
      done
      total
    }
    DE: translationWork(language: DE, pageSize: 1) {
      done
      total
    }
    RU: translationWork(language: RU, pageSize: 1) {
      done
      total
    }
    AR: translationWork(language: AR, pageSize: 1) {
      done
      total
    }
    FA: translationWork(language: FA, pageSize: 1) {
      done
      total
    }
  }
`)

const DISH_NAMES = graphql(`
  query TranslatedDishNames {
    products {
      id
      EN: translation(language: EN) {
        name
      }
      DE: translation(language: DE) {
        name
      }
      RU: translation(language: RU) {
        name
      }
      AR: translation(language: AR) {
        name
      }
      FA: translation(language: FA) {
        name
      }
    }
  }
`)

/** How far a language is translated, and what speaks against publishing it. */
export interface LanguageState {
  /** Null until it is known. */
  readonly progress: { readonly done: number; readonly total: number } | null
  /** The dishes without a translated name; 0 while that is unknown, and for who may not translate dishes. */
  readonly unnamed: number
  /** Whether a native reader has checked the words of the product itself. */
  readonly isChecked: boolean
}

/** The state of each language, read once when the settings are opened. */
export function useLanguageStates(): (language: OtherLanguage) => LanguageState {
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const { data } = useQuery({
    queryKey: ['translation progress'],
    queryFn: () => ask(PROGRESS, {}),
    gcTime: 0,
  })
  const { data: dishes } = useQuery({
    queryKey: ['translated dish names'],
    queryFn: () => ask(DISH_NAMES, {}),
    enabled: translates(roles, 'product'),
    gcTime: 0,
  })
  return (language) => ({
    progress: data?.[language] ?? null,
    unnamed: dishes?.products.filter((dish) => dish[language].name === null).length ?? 0,
    isChecked: language in CHECKED_LANGUAGES,
  })
}
