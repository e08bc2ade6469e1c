/** What a messenger puts before each message that is copied with others, with the date in either place. */
const SENT =
  /^\u200e?(?:\[\d{1,2}[:.]\d{2}(?::\d{2})?,? \d{1,2}[./]\d{1,2}[./]\d{2,4}\]|\[\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}[:.]\d{2}(?::\d{2})?\]|\d{1,2}[./]\d{1,2}[./]\d{2,4},? \d{1,2}[:.]\d{2}(?::\d{2})? [-–])\s*(?:[^:\n]{1,60}:(?:\s+|$))?/u
/** A message without text. */
const WITHOUT_TEXT = /^\u200e?<[^<>]{1,60}>$|^\u200e?(?:Bu mesaj silindi|Bu mesajı sildiniz)\.?$/iu
/** Letters in bold, in italics, struck out, or as typed: `*ÇORBALAR*`. */
const MARKED = /(?<![\p{L}\d])([*_~`])(?=\S)([^\n]*?\S)\1(?![\p{L}\d])/gu
const PICTURES =
  /(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u{fe0f}|\u{200d}|\u{20e3}|\u200e)+/gu

/** A pasted text without what a messenger adds to it: date and sender, marks of bold letters, small pictures. */
export function messageText(text: string): string {
  return text
    .split('\n')
    .map((line) => line.replace(SENT, ''))
    .filter((line) => !WITHOUT_TEXT.test(line.trim()))
    .map((line) => line.replace(PICTURES, ' ').replace(MARKED, '$2').replace(MARKED, '$2'))
    .join('\n')
}
