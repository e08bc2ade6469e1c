import { HttpError } from 'ra-core'
import { calls } from '../../api/call/calls.ts'
import type { OtherLanguage } from '../../resources/translation/languages.ts'
import { SAVE_TRANSLATIONS } from './translations.operations.ts'
import { lineOf } from './work.ts'
import type { TableChange } from './work-csv.ts'

/** What the server takes in one call, all of it or none. */
const MOST_LINES = 1_000

/** The subject of the calls that store tables. */
export const tableSubject = (language: OtherLanguage) => `translation-table/${language}`

/** Thrown if a call was refused, or is not answered. */
export class RefusedLine extends Error {
  /**
   * @param line the number of the refused line in the table; null if it is no single one.
   * @param stored how many changes were stored by the calls before.
   */
  constructor(
    message: string,
    readonly line: number | null,
    readonly stored: number,
  ) {
    super(message)
  }
}

/**
 * Stores the changes of a table, 1,000 in each call.
 * @returns the request that undoes all of them; null if there are several.
 * @throws {RefusedLine}
 */
export async function storeTable(
  language: OtherLanguage,
  changes: readonly TableChange[],
  title: string,
): Promise<string | null> {
  let requestId: string | null = null
  for (let first = 0; first < changes.length; first += MOST_LINES) {
    const part = changes.slice(first, first + MOST_LINES)
    const lines = part.map(({ item, text }) => lineOf(item, text))
    const write = {
      document: SAVE_TRANSLATIONS,
      variables: { language, lines },
      resource: 'translation',
      subject: tableSubject(language),
      title,
    }
    try {
      let receipt = await calls.send(write)
      // That was a table of before, instead of which nothing was sent; stored twice, this one is the same.
      while (receipt.isEarlier) receipt = await calls.send(write)
      requestId = receipt.requestId
    } catch (error) {
      const line = error instanceof HttpError ? part[error.body?.line]?.line : undefined
      throw new RefusedLine((error as Error).message, line ?? null, first)
    }
  }
  return changes.length > MOST_LINES ? null : requestId
}
