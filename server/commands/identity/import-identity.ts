import type { RequestContext } from '../../core/request-context.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import { makeFirstGroups } from '../../start/first-groups.ts'
import { IdentityImporter, Rejection } from './identity-importer.ts'
import { type IdentityKind, type IdentityRow, kindOf } from './identity-row.ts'

interface ImportReport {
  readonly imported: Record<IdentityKind, number>
  /** Rejected lines, with the reason. */
  readonly rejected: { line: number; what: string; why: string }[]
  /** Notes for the operator about rows that were imported with differences. */
  readonly notes: string[]
}

/** Rows are imported before the links that reference them. */
const ORDER: readonly IdentityKind[] = ['roles', 'groups', 'users', 'groupRoles', 'userGroups', 'userRoles']

/**
 * Imports users, roles, groups and their links from ASP.NET Core Identity. Existing records (by normalized name) stay
 * unchanged and can be linked to; a repeated import adds nothing twice.
 * @param text one JSON object per line, with the column names of ASP.NET Core Identity.
 */
export async function importIdentity(context: RequestContext, text: string): Promise<ImportReport> {
  const report: ImportReport = {
    imported: { roles: 0, groups: 0, users: 0, groupRoles: 0, userGroups: 0, userRoles: 0 },
    rejected: [],
    notes: [],
  }
  const rows: { line: number; kind: IdentityKind; row: IdentityRow }[] = []
  for (const [index, source] of text.split(/\r?\n/).entries()) {
    if (source.trim() === '') continue
    const row = parsed(source)
    const kind = row && kindOf(row)
    if (row && kind) rows.push({ line: index + 1, kind, row })
    else
      report.rejected.push({
        line: index + 1,
        what: 'the line',
        why: 'it is not a JSON object with the columns of a known table',
      })
  }
  await inTransaction(context, async (em) => {
    // First, so that no imported record takes the name of a role or group that the application needs.
    await makeFirstGroups(em)
    const importer = new IdentityImporter(em, report.notes, bundlesIn(rows))
    for (const kind of ORDER) {
      for (const { line, row } of rows.filter((each) => each.kind === kind)) {
        try {
          await importer[kind](row)
          await em.flush()
          report.imported[kind]++
        } catch (error) {
          if (!(error instanceof Rejection)) throw error
          report.rejected.push({ line, what: `a row of ${kind}`, why: error.message })
        }
      }
    }
    return { ids: [] }
  })
  return report
}

function parsed(source: string): IdentityRow | null {
  try {
    const row: unknown = JSON.parse(source)
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return null
    return Object.fromEntries(Object.entries(row).map(([name, value]) => [name.toLowerCase(), value]))
  } catch {
    return null
  }
}

/** The ids of the roles of each group in the file, by the group's id. */
function bundlesIn(rows: readonly { kind: IdentityKind; row: IdentityRow }[]): Map<string, Set<string>> {
  const bundles = new Map<string, Set<string>>()
  for (const { kind, row } of rows) {
    if (kind !== 'groupRoles') continue
    const group = String(row.groupid)
    bundles.set(group, (bundles.get(group) ?? new Set()).add(String(row.roleid)))
  }
  return bundles
}
