import type { TranslationState, WorkItemFragment } from '../../../gql/graphql.ts'

/** A text that is to be translated. */
export type WorkItem = WorkItemFragment

export interface WorkPage {
  readonly items: readonly WorkItem[]
  readonly totalCount: number
  readonly done: number
  readonly total: number
}

export const keyOf = ({ kind, recordId, field }: Pick<WorkItem, 'kind' | 'recordId' | 'field'>): string =>
  `${kind}/${recordId}/${field}`

/** Records in their order, each with those of its texts that are on the page. */
export function byRecord(items: readonly WorkItem[]): WorkItem[][] {
  return [...Map.groupBy(items, ({ kind, recordId }) => `${kind}/${recordId}`).values()]
}

const isBlank = (text: string) => text.trim() === ''

/** A line of a call; an empty text removes the translation. */
export const lineOf = ({ kind, recordId, field, source }: WorkItem, text: string, seenSource = source) => ({
  ...{ kind, recordId, field, seenSource },
  text: isBlank(text) ? null : text,
})

/** A page after a translation was stored; the text stays in sight, whatever the page was filtered by. */
export function withStored(page: WorkPage, stored: WorkItem, text: string): WorkPage {
  const state: TranslationState = isBlank(text) ? 'MISSING' : 'DONE'
  const before = page.items.find((item) => keyOf(item) === keyOf(stored))
  if (!before) return page
  const more = Number(state === 'DONE') - Number(before.state === 'DONE')
  const changed = { ...before, text: isBlank(text) ? null : text, state }
  return {
    ...page,
    done: page.done + more,
    items: page.items.map((item) => (item === before ? changed : item)),
  }
}

/** A page with one text as it is now. */
export const withFresh = (page: WorkPage, fresh: WorkItem): WorkPage => ({
  ...page,
  items: page.items.map((item) => (keyOf(item) === keyOf(fresh) ? fresh : item)),
})

/** Whether a word that the glossary does not know is left in brackets. */
export const isUnfinished = (text: string, source: string): boolean =>
  /[[\]]/.test(text) && !/[[\]]/.test(source)

/** The texts whose proposal is accepted with the others: nobody has written one, and no unknown word is left in it. */
export const acceptable = (items: readonly WorkItem[], isTyped: (key: string) => boolean): WorkItem[] =>
  items.filter(
    (item) =>
      item.text === null &&
      item.proposal !== null &&
      !isUnfinished(item.proposal, item.source) &&
      !isTyped(keyOf(item)),
  )
