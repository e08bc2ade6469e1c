import { useLocaleState, useTranslate } from 'ra-core'
import type { Act } from './acts.operations.ts'
import { isReordering, shownFields } from './recorded-fields.ts'

const MOST_FIELDS = 3

/** Describes what an act did, such as `42 dishes changed: Price`. */
export function useActTitle(): (act: Act) => string {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const list = new Intl.ListFormat(locale)
  return (act) => {
    const { parts, changes, count } = act
    const what = ({ entity, action, count: records }: Act['parts'][number]) => {
      if (records > 1) return translate(`resources.${entity}.counted`, { smart_count: records, _: entity })
      const { recordName } = changes.find((each) => each.entity === entity && each.action === action) ?? {}
      const kind = translate(`resources.${entity}.name`, { smart_count: 1, _: entity })
      return recordName ? `${kind} ‘${recordName}’` : kind
    }
    const verb = isReordering(act) ? () => 'MOVED' : (part: Act['parts'][number]) => part.action
    const title = list.format(
      parts.map((part) => translate(`admin.changes.done.${verb(part)}`, { what: what(part) })),
    )
    // The values of a single change are below it.
    const labels = new Set(
      changes.flatMap((change) =>
        change.action === 'UPDATE'
          ? shownFields(change).map((field) =>
              translate(`resources.${change.entity}.fields.${field}`, { _: field }),
            )
          : [],
      ),
    )
    const isNamed = count > 1 && labels.size > 0 && labels.size <= MOST_FIELDS && !isReordering(act)
    return isNamed ? `${title}: ${list.format(labels)}` : title
  }
}
