import type { ReactNode } from 'react'
import type { Hours } from '../rules/opening-hours.ts'
import * as spokenWords from '../rules/spoken.words.ts'

/** A record with its texts in Turkish, and in the language of the page those that were translated. */
type Translatable<Text extends string> = { readonly [Key in Text]?: string | null } & {
  readonly translation?: { readonly [Key in Text]?: string | null } | null
}

/** Text that is Turkish in whatever language the page is. */
export const inTurkish = (text: ReactNode): ReactNode =>
  spokenWords.isTurkish || !text ? (
    text
  ) : (
    <span lang="tr" dir="ltr">
      {text}
    </span>
  )

/** A text of the restaurant in the language of the page; where it was not translated in Turkish, marked as such. */
export function told<Text extends string>(record: Translatable<Text>, text: Text): ReactNode {
  if (spokenWords.isTurkish) return record[text]
  return record.translation?.[text] ?? inTurkish(record[text])
}

/** The attributes of an element with a text of a record alone. */
export function markOf<Text extends string>(record: Translatable<Text>, text: Text): object {
  return spokenWords.isTurkish || record.translation?.[text] ? {} : { lang: 'tr', dir: 'ltr' }
}

/** A text of a record in the language of the page, or else in Turkish, which `markOf` marks. */
export const textOf = <Text extends string>(record: Translatable<Text>, text: Text): string =>
  (!spokenWords.isTurkish && record.translation?.[text]) || (record[text] ?? '')

/** An amount or a phone number, which reads from left to right wherever it stands. */
export const leftToRight = (text: ReactNode): ReactNode =>
  spokenWords.direction === 'rtl' ? <bdi dir="ltr">{text}</bdi> : text

/** A name where nothing can be marked: one that was not translated stays Turkish. */
export const nameOf = (record: Translatable<'name'>): string => textOf(record, 'name')

/** Any other text where nothing can be marked: one that was not translated is left out. */
export const plainOf = <Text extends string>(record: Translatable<Text>, text: Text): string =>
  (spokenWords.isTurkish ? record[text] : record.translation?.[text]) ?? ''

/** The Turkish name below a translated one, by which the waiter knows what is meant. */
export function TurkishName({ record }: { readonly record: Translatable<'name'> }): ReactNode {
  if (spokenWords.isTurkish || !record.translation?.name || record.translation.name === record.name)
    return null
  return (
    <span className="turkish-name">
      <bdi lang="tr" translate="no">
        {record.name}
      </bdi>
    </span>
  )
}

/** Hours whose days are named in the language of the page, or not at all. */
export const plainHours = (hours: Hours): Hours =>
  spokenWords.isTurkish
    ? hours
    : { ...hours, exceptions: hours.exceptions.map((each) => ({ ...each, label: plainOf(each, 'label') })) }
