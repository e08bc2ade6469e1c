import { Box, TextField } from '@mui/material'
import { useEffect, useState } from 'react'
import { useGetIdentity, useGetList, usePermissions, useTranslate } from 'react-admin'
import { allows } from '../../api/access.ts'
import { entities } from '../../resources/registry.ts'
import { calledName, type UserRecord } from '../../users/user-record.ts'
import { SelectField } from '../select-field.tsx'

export const FILTERS = ['entity', 'id', 'userId', 'day', 'text'] as const

/** The filters of the screen, as in its address. */
export type ShownChanges = Readonly<Partial<Record<(typeof FILTERS)[number], string>>>

interface ChangeFiltersProps {
  readonly shown: ShownChanges
  onShow(wanted: ShownChanges): void
}

/** Debounce of the search, in ms. */
const TYPING = 400
const SHRUNK = { inputLabel: { shrink: true }, select: { displayEmpty: true } }

/** Filters of the history: kind, user, days and text. */
export function ChangeFilters({ shown, onShow }: ChangeFiltersProps) {
  const translate = useTranslate()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const kinds = Object.keys(entities).filter((kind) => allows(roles, 'history', kind))
  const people = usePeople(roles)
  return (
    <Box
      role="search"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 1,
        mb: 1,
        maxWidth: 880,
        '& > *': { flex: '1 1 170px', width: 'auto' },
      }}
    >
      <SelectField
        label={translate('admin.changes.kind')}
        value={shown.entity ?? ''}
        choices={[
          { id: '', name: translate('admin.changes.everything') },
          ...kinds.map((id) => ({ id, name: translate(`resources.${id}.name`, { smart_count: 2 }) })),
        ]}
        onChoose={(entity) => onShow({ ...shown, entity, id: undefined })}
        slotProps={SHRUNK}
      />
      <SelectField
        label={translate('admin.changes.person')}
        value={people.find(({ id }) => id === shown.userId)?.id ?? ''}
        choices={[{ id: '', name: translate('admin.changes.everybody') }, ...people]}
        onChoose={(userId) => onShow({ ...shown, userId })}
        slotProps={SHRUNK}
      />
      <TextField
        type="date"
        label={translate('admin.changes.day')}
        value={shown.day ?? ''}
        onChange={({ target }) => onShow({ ...shown, day: target.value })}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextSearch text={shown.text ?? ''} onSearch={(text) => onShow({ ...shown, text })} />
    </Box>
  )
}

/** Users in the filter, including the signed-in user. */
function usePeople(roles: readonly string[]): { id: string; name: string }[] {
  const translate = useTranslate()
  const { identity } = useGetIdentity()
  const { data = [] } = useGetList<UserRecord>(
    'user',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'userName', order: 'ASC' } },
    { enabled: allows(roles, 'list', 'user') },
  )
  if (!identity) return []
  const self = { id: String(identity.id), name: translate('admin.changes.self') }
  const others = data
    .filter(({ id }) => id !== self.id)
    .map((user) => ({ id: user.id, name: calledName(user) }))
  return [self, ...others]
}

function TextSearch({ text, onSearch }: { text: string; onSearch(text: string): void }) {
  const translate = useTranslate()
  const [typed, setTyped] = useState(text)
  useEffect(() => setTyped(text), [text])
  useEffect(() => {
    if (typed.trim() === text) return
    const timer = setTimeout(() => onSearch(typed.trim()), TYPING)
    return () => clearTimeout(timer)
  })
  return (
    <TextField
      type="search"
      label={translate('admin.changes.text')}
      value={typed}
      onChange={({ target }) => setTyped(target.value)}
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { maxLength: 200 } }}
    />
  )
}
