import { useGroupName } from './group-name.ts'
import { useRoleMeaning } from './role-meaning.ts'

interface NamedRecord {
  readonly name: string
  readonly displayName?: string | null
}

/** The name of a record of a kind; those of groups and built-in roles are in the language of the screen. */
export function useRecordName(): (kind: string, record: NamedRecord) => string {
  const meaningOf = useRoleMeaning()
  const groupName = useGroupName()
  return (kind, record) => {
    if (kind === 'group') return groupName({ displayName: null, ...record })
    return kind === 'role' ? meaningOf(record.name).title : record.name
  }
}
