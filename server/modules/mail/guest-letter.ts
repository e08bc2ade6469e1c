import { Language } from '../../core/primitives/language.ts'
import { isolatedIn, momentIn, wordsOf } from '../../guest-words/words-of.ts'
import type { Facts } from './facts.item.ts'
import type { Letter } from './letter.ts'

type Answer = Facts['RESERVATION_ANSWER']

/** The letter that answers a guest who asked for a table, or tells what became of it. */
export function guestLetter(facts: Answer, siteName: string, href: string): Letter {
  const words = wordsOf(facts.language ?? Language.TR)
  const what = outcomeOf(facts)
  const { subject, told, next } = words[what]
  const asked = words.asked(momentIn(words, new Date(facts.at)), facts.people)
  const isAnswer = what === 'confirmed' || what === 'declined'
  return {
    subject: `${isolatedIn(words, siteName)}: ${subject}`,
    paragraphs: [told(asked), ...(isAnswer && facts.message ? [{ ofHouse: facts.message }] : []), next],
    button: { label: words.button, href },
  }
}

function outcomeOf({ isConfirmed, isChanged, isGivenUp }: Answer) {
  if (isGivenUp) return 'givenUp'
  if (isChanged) return 'changed'
  return isConfirmed ? 'confirmed' : 'declined'
}
