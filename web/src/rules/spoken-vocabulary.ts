import { spokenForms } from './spoken-search.ts'
import { isOneApart } from './word-likeness.ts'

/** Begins a word of translated texts among those of a menu, so that no rule for Turkish words applies to it. */
const SPOKEN = '·'

/** Typed words and forms shorter than these are no beginnings of others. */
const MIN_BEGINNING = 3
const MIN_FORM = 4

/** Words with their places, as those of translated texts. */
export const asSpoken = <Places>(words: ReadonlyMap<string, Places>): [word: string, places: Places][] =>
  [...words].map(([word, places]) => [SPOKEN + word, places])

/** By the words of a menu: those of its translated texts, by each form that one may have. */
const forms = new WeakMap<object, ReadonlyMap<string, readonly string[]>>()

function formsIn(words: ReadonlySet<string>): ReadonlyMap<string, readonly string[]> {
  const known = forms.get(words)
  if (known) return known
  const byForm = new Map<string, string[]>()
  for (const word of words)
    if (word.startsWith(SPOKEN))
      for (const form of spokenForms(word.slice(SPOKEN.length)))
        byForm.set(form, [...(byForm.get(form) ?? []), word])
  forms.set(words, byForm)
  return byForm
}

/** The words of translated texts that are a typed one (0), and other forms of it and those that begin with it (1). */
export function spokenHits(words: ReadonlySet<string>, typed: string): ReadonlyMap<string, 0 | 1> {
  const hits = new Map<string, 0 | 1>()
  const byForm = formsIn(words)
  const add = (found: readonly string[]) => {
    for (const word of found) if (!hits.has(word)) hits.set(word, 1)
  }
  if (words.has(SPOKEN + typed)) hits.set(SPOKEN + typed, 0)
  for (const [at, form] of spokenForms(typed).entries()) {
    add(byForm.get(form) ?? [])
    if (form.length < (at === 0 ? MIN_BEGINNING : MIN_FORM)) continue
    for (const [each, found] of byForm) if (each.startsWith(form)) add(found)
  }
  return hits
}

/** Whether a word of translated texts is a typed one with one letter more, less, changed or swapped. */
export const isSpokenAlike = (word: string, typed: string): boolean =>
  word.startsWith(SPOKEN + (typed[0] ?? '')) && isOneApart(word.slice(SPOKEN.length), typed)
