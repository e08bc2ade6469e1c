import { BooleanField, BooleanInput, DataTable, type RaRecord, useTranslate } from 'react-admin'
import { contentOperations, plainFields } from '../api/content-operations.ts'
import type { EntityName } from '../api/permissions.ts'
import { BoundedNumber, BoundedText } from '../forms/bounded.tsx'
import { StatusInput } from '../forms/status-input.tsx'
import { Day } from '../lists/cell-text.tsx'
import { plainCells } from '../lists/csv.ts'
import { RecordList, StatusChip } from '../lists/record-list.tsx'
import type { ResourceScreens } from './admin-resource.ts'
import { formScreens } from './form-screens.tsx'
import { isLong, plainColumns } from './plain-columns.ts'

/** The list and the form of an entity, generated from the fields of its input. */
export function plainScreens(name: EntityName): ResourceScreens {
  const fields = plainFields(name)
  const { add: input } = contentOperations(name).inputs
  const hasStatus = fields.some(([field]) => field === 'status')
  const columns = plainColumns(name)
  const [first] = columns[0] ?? ['id']

  function List() {
    const translate = useTranslate()
    const statusOf = (record: Partial<RaRecord>) => translate(`admin.status.${record.status}`)
    const cells = plainCells(...fields.map(([field]) => field))
    return (
      <RecordList
        sort={{ field: first, order: 'ASC' }}
        status={hasStatus}
        csv={hasStatus ? { ...cells, status: statusOf } : cells}
        phone={{ primary: (record) => record[first] }}
      >
        {columns.map(([field, { kind }]) => (
          <DataTable.Col key={field} source={field} field={kind === 'flag' ? BooleanField : undefined} />
        ))}
        {hasStatus && <DataTable.Col source="status" render={(record) => <StatusChip record={record} />} />}
        <DataTable.Col source="updatedDate" render={({ updatedDate }) => <Day date={updatedDate} />} />
      </RecordList>
    )
  }

  function Fields() {
    if (!input) return null
    return fields.map(([field, bounds]) => {
      if (bounds.kind === 'status') return <StatusInput key={field} />
      if (bounds.kind === 'integer' || bounds.kind === 'number')
        return <BoundedNumber key={field} input={input} source={field} />
      if (bounds.kind === 'flag') return <BooleanInput key={field} source={field} helperText={false} />
      return <BoundedText key={field} input={input} source={field} multiline={isLong(bounds)} />
    })
  }

  return { list: List, ...formScreens(Fields) }
}
