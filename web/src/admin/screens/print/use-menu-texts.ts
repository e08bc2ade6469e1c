import { useQuery } from '@tanstack/react-query'
import { ask } from '../../api/ask.ts'
import { type MenuTexts, menuTexts, type OtherLanguage } from './menu-texts.ts'
import { MENU_TEXTS } from './print.operations.ts'

/** The menu in other languages, read again each time that the screen is opened. */
export function useMenuTexts(languages: readonly OtherLanguage[]) {
  return useQuery({
    queryKey: ['menu texts', ...languages],
    queryFn: () =>
      Promise.all(
        languages.map(
          async (language): Promise<MenuTexts> => menuTexts(language, await ask(MENU_TEXTS, { language })),
        ),
      ),
    enabled: languages.length > 0,
    gcTime: 0,
  })
}
