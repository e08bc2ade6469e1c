import { escaped } from '../../core/primitives/escaped.ts'
import { Language } from '../../core/primitives/language.ts'
import { isolatedIn, labelled, wordsOf } from '../../guest-words/words-of.ts'
import type { Letter } from './letter.ts'

interface LetterFrame {
  /** First name of an account, whose letters are in Turkish; null for guests. */
  readonly name: string | null
  readonly siteName: string
  readonly language: Language
}

/** A letter as plain text and as HTML, of the same paragraphs. Opening it requests nothing. */
export function rendered(
  { subject, paragraphs, button }: Letter,
  { name, siteName, language }: LetterFrame,
): { text: string; html: string } {
  const words = wordsOf(language)
  const isTurkish = language === Language.TR
  const greeting = name ? `Merhaba ${name},` : words.greeting
  const footer = words.footer(isolatedIn(words, siteName))
  const text = [
    greeting,
    ...paragraphs.map((each) => (typeof each === 'string' ? each : each.ofHouse)),
    ...(button ? [labelled(words, button.label, button.href)] : []),
    '-- ',
    footer,
  ]
  const part = (content: string, of = '') => `<p${of} style="margin:0 0 16px">${escaped(content)}</p>`
  const ofHouse = isTurkish ? '' : ' lang="tr" dir="ltr"'
  const body = paragraphs.map((each) => (typeof each === 'string' ? part(each) : part(each.ofHouse, ofHouse)))
  // Many readers of mail drop what the document itself says of its language.
  const inside = isTurkish ? '' : ` lang="${language.toLowerCase()}" dir="${words.direction}"`
  const ofLink = words.direction === 'rtl' ? ' dir="ltr"' : ''
  const link = button
    ? `<p style="margin:24px 0"><a href="${escaped(button.href)}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#b3261e;color:#ffffff;text-decoration:none;font-weight:600">${escaped(button.label)}</a></p><p${ofLink} style="margin:0 0 16px;font-size:14px;word-break:break-all">${escaped(button.href)}</p>`
    : ''
  return {
    text: `${text.join('\n\n')}\n`,
    html: `<!doctype html><html${inside || ' lang="tr"'}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escaped(subject)}</title></head><body style="margin:0;padding:24px;font-family:Georgia,serif;font-size:17px;line-height:1.5"><div${inside} style="max-width:560px;margin:0 auto">${part(greeting)}${body.join('')}${link}<p style="margin:32px 0 0;font-size:14px;opacity:.75">${escaped(footer)}</p></div></body></html>`,
  }
}
