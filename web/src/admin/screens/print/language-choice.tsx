import { useTranslate } from 'react-admin'
import { SelectField } from '../select-field.tsx'
import type { OtherLanguage } from './menu-texts.ts'

interface LanguageChoiceProps {
  /** Those in which the site is published beside Turkish. */
  readonly languages: readonly OtherLanguage[]
  /** Null for Turkish alone. */
  readonly language: OtherLanguage | null
  onChoose(language: OtherLanguage | null): void
}

/** The choice that is no language. */
const NONE = 'none'

/** The language that a sheet is printed in beside Turkish. */
export function LanguageChoice({ languages, language, onChoose }: LanguageChoiceProps) {
  const translate = useTranslate()
  return (
    <SelectField
      label={translate('admin.print.language')}
      value={language ?? NONE}
      choices={[
        { id: NONE, name: translate('admin.print.turkishOnly') },
        ...languages.map((each) => ({
          id: each,
          name: translate(`resources.translation.languages.${each}`),
        })),
      ]}
      onChoose={(id) => onChoose(languages.find((each) => each === id) ?? null)}
      margin="none"
      sx={{ minWidth: 0, flex: '1 1 260px', maxWidth: 420 }}
    />
  )
}
