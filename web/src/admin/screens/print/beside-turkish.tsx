import type { OtherLanguage } from './menu-texts.ts'
import { SHEET_TRANSLATIONS } from './sheet-translations.ts'

/** A line in another language below the Turkish one; nothing without a text. */
export function BesideTurkish({
  language,
  text,
}: {
  readonly language: OtherLanguage
  readonly text: string | null | undefined
}) {
  if (!text) return null
  return (
    <small className="sheet-other">
      <bdi lang={language.toLowerCase()} dir={SHEET_TRANSLATIONS[language].direction}>
        {text}
      </bdi>
    </small>
  )
}
