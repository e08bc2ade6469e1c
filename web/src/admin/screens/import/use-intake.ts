import { useMemo } from 'react'
import { usePermissions, useTranslate } from 'react-admin'
import type { WholeMenuQuery } from '../../../gql/graphql.ts'
import { allows } from '../../api/access.ts'
import { useDraft } from '../../forms/drafts/use-draft.ts'
import { type ChosenUse, COLUMNS, type Column } from './columns.ts'
import { type ImportContext, isTableText, linesOf, tableOf } from './import-lines.ts'
import { atSizeOfDish } from './import-servings.ts'
import {
  type Edits,
  type IntakeLine,
  intakeLine,
  type RowEdit,
  rowsOfMenu,
  type UnknownCategory,
  unknownCategories,
  usualPrice,
  withEdit,
  withStoredName,
} from './intake-rows.ts'
import { readText } from './reading/read-text.ts'
import type { Box, MenuDraft } from './reading/reading.types.ts'
import { readSheet, type Sheet, type SourceRow } from './sheet.ts'

/** A menu that was read from files. */
export interface TakenMenu {
  readonly draft: MenuDraft
  readonly isRecognised: boolean
  /** Lines of letters of which nothing could be read; drafts of former versions have none. */
  readonly unread?: readonly Box[]
}

export interface IntakeDraft {
  readonly text: string
  /** The id of the category for dishes without one. */
  readonly category: string
  readonly menu: TakenMenu | null
  /** What was chosen for columns, by their places. */
  readonly uses: Readonly<Record<number, ChosenUse>>
  readonly edits: Edits
  /** The keys of the unknown categories that are not added. */
  readonly unticked: readonly string[]
}

/** A draft of nothing. */
export const NO_SOURCE: IntakeDraft = {
  text: '',
  category: '',
  menu: null,
  uses: {},
  edits: {},
  unticked: [],
}

/** How long what was read is kept on this device, without its pictures. */
const DAYS = 7

export type IntakeState = ReturnType<typeof useIntake>

/** What somebody takes in: the source as typed or read, what was corrected, and what storing it would change. */
export function useIntake(data: WholeMenuQuery | undefined) {
  const words = useWords()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const mayAdd = allows(roles, 'create', 'category')
  const draft = useDraft('import', NO_SOURCE, {
    days: DAYS,
    // A corrected name is another dish: the preview shows it.
    remaining: (now, sent) => (sourceOf(now) === sourceOf(sent) ? null : now),
  })
  const { values, change } = draft
  const { text, menu, uses, edits, unticked } = values
  // It may have been removed since it was chosen.
  const category = data?.categories.some(({ id }) => id === values.category) ? values.category : ''

  const known = useMemo<ImportContext | null>(
    () =>
      data
        ? { ...words, dishes: data.products, categories: data.categories, category: category || null }
        : null,
    [data, words, category],
  )
  const source = useMemo(() => {
    if (!known) return NOTHING
    const found = sourceRows(text, menu, uses, known)
    const { dishes } = known
    return { ...found, rows: found.rows.map((row) => atSizeOfDish(withStoredName(row, dishes), dishes)) }
  }, [known, text, menu, uses])
  const rows = useMemo(() => source.rows.map((row) => withEdit(row, edits[row.key])), [source, edits])
  const unknown = useMemo<readonly UnknownCategory[]>(() => {
    const taken = rows.filter(({ key, cells }) => !edits[key]?.isLeft && !cells.get('id'))
    return unknownCategories(taken, data?.categories ?? [])
  }, [rows, edits, data])
  const lines = useMemo<readonly IntakeLine[]>(() => {
    if (!known) return []
    const added = mayAdd ? unknown.filter(({ key }) => !unticked.includes(key)) : []
    const context = { ...known, added: new Map(added.map(({ key, name }) => [key, name])) }
    // A dish that is left out is in nobody's way.
    const taken = linesOf(
      rows.filter(({ key }) => !edits[key]?.isLeft),
      context,
    )
    const left = linesOf(
      rows.filter(({ key }) => edits[key]?.isLeft),
      context,
    )
    const usual = usualPrice(rows)
    const byKey = new Map([...taken, ...left].map((line) => [line.key, line]))
    return rows.flatMap(({ key }) => {
      const line = byKey.get(key)
      return line ? [intakeLine(line, edits[key], source.isRecognised, usual)] : []
    })
  }, [known, rows, edits, unknown, unticked, mayAdd, source.isRecognised])

  const edit = (key: string, changed: RowEdit) =>
    change({ edits: { ...edits, [key]: { ...edits[key], ...changed } } })
  return { ...draft, category, source, lines, unknown, mayAdd, edit }
}

const sourceOf = ({ text, menu }: IntakeDraft): string => JSON.stringify([text, menu])

export interface IntakeSource {
  readonly rows: readonly SourceRow[]
  /** Null unless it is a table. */
  readonly sheet: Sheet | null
  readonly isRecognised: boolean
  /** Whether it has more lines than are read. */
  readonly isTooLong: boolean
  /** Texts of a menu that the site has no place for: what is written below the names of categories. */
  readonly left: readonly string[]
}

/** The largest number of lines of a table or a text. */
const MOST_ROWS = 5_000

const NOTHING: IntakeSource = { rows: [], sheet: null, isRecognised: false, isTooLong: false, left: [] }

function ofMenu(draft: MenuDraft, isRecognised: boolean): IntakeSource {
  const left = draft.categories.flatMap(({ name, description }) =>
    description ? [`${name}: ${description}`] : [],
  )
  return { ...NOTHING, rows: rowsOfMenu(draft), isRecognised, left }
}

const lineCount = (text: string): number => text.split(/\r\n?|\n/).filter((line) => line.trim() !== '').length

function sourceRows(
  text: string,
  menu: IntakeDraft['menu'],
  uses: IntakeDraft['uses'],
  known: ImportContext,
): IntakeSource {
  if (menu) return ofMenu(menu.draft, menu.isRecognised)
  if (text.trim() === '') return NOTHING
  if (!isTableText(text, known)) {
    if (lineCount(text) > MOST_ROWS) return { ...NOTHING, isTooLong: true }
    return ofMenu(readText(text), false)
  }
  const table = tableOf(text)
  if (table.length > MOST_ROWS) return { ...NOTHING, isTooLong: true }
  const sheet = readSheet(table, known, uses)
  return { ...NOTHING, rows: sheet.rows, sheet }
}

/** The headings and values of an export, in the language of the screen. */
function useWords(): Pick<ImportContext, 'headings' | 'words'> {
  const translate = useTranslate()
  return useMemo(
    () => ({
      headings: Object.fromEntries(
        COLUMNS.map((column) => [column, translate(`resources.product.fields.${column}`)]),
      ) as Record<Column, string>,
      words: {
        availiblity: {
          true: translate('resources.product.availability.true'),
          false: translate('resources.product.availability.false'),
        },
        status: { ACTIVE: translate('admin.status.ACTIVE'), PASSIVE: translate('admin.status.PASSIVE') },
      },
    }),
    [translate],
  )
}
