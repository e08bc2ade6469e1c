import { type TextInputProps, useRecordContext, useTranslate } from 'react-admin'
import { BoundedText } from '../../forms/bounded.tsx'

export interface ShownProps {
  /** The fallback texts of empty settings, which depend on contact entries and configuration. */
  readonly shown?: Readonly<Record<string, unknown>>
}

const KINDS: Readonly<Record<string, Partial<TextInputProps>>> = {
  heroText: { multiline: true, minRows: 3 },
  footerText: { multiline: true, minRows: 2 },
  phone: { type: 'tel' },
  whatsapp: { type: 'tel' },
  mail: { type: 'email' },
  address: { multiline: true, minRows: 2 },
  postalCode: { inputMode: 'numeric' },
  directionsNote: { multiline: true, minRows: 2 },
}

/** A text setting; its placeholder is the fallback that pages show while it is empty. */
export function Setting({ source, shown }: ShownProps & { source: string }) {
  const translate = useTranslate()
  const record = useRecordContext()
  const value = shown?.[source]
  const hint = record?.[source] === null && typeof value === 'string' && value !== ''
  return (
    <BoundedText
      input="UpdateSite"
      source={source}
      {...(hint && { hint: translate('resources.site.fallsBack', { value }) })}
      {...KINDS[source]}
    />
  )
}

const section =
  (...sources: string[]) =>
  (props: ShownProps) =>
    sources.map((source) => <Setting key={source} source={source} {...props} />)

export const NameFields = section('name', 'slogan')
export const WordsFields = section('heroText', 'footerText')
export const PhoneFields = section('phone', 'whatsapp')
