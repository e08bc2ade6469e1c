import * as spokenWords from '../../rules/spoken.words.ts'
import type { Clause } from './legal-text.tsx'
import * as tableClauseWords from './table-clause.words.ts'

interface TableHouse {
  readonly name: string
  /** Name of the business by law. */
  readonly legalName?: string | null
  readonly phone: string
  readonly address: string
  readonly mail?: string | null
  /** Days after which what a guest has told is deleted. */
  readonly keepDays: number
}

/** What becomes of the data of guests who ask for a table on the site. */
export function tableClauseOf({ name, legalName, phone, address, mail, keepDays }: TableHouse): Clause {
  const reach = [
    address && tableClauseWords.address(address),
    phone && tableClauseWords.phone(phone),
    mail && tableClauseWords.mail(mail),
  ]
  return {
    id: 'masa-istekleri',
    title: tableClauseWords.title,
    paragraphs: [
      tableClauseWords.controller(legalName ?? name, reach.filter(Boolean).join(spokenWords.comma)),
    ],
    points: [
      tableClauseWords.data,
      tableClauseWords.purpose,
      tableClauseWords.reason,
      tableClauseWords.seenBy,
      tableClauseWords.kept(keepDays),
      tableClauseWords.onDevice,
      tableClauseWords.rights(address !== '', mail ?? ''),
    ],
  }
}
