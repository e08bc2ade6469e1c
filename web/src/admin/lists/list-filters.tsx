import { Chip, Stack } from '@mui/material'
import { useListContext, useTranslate } from 'react-admin'

interface QuickFiltersProps {
  /** Whether the records have a status. */
  readonly status: boolean
  /** Whether the signed-in user may see soft-deleted records. */
  readonly deleted: boolean
  /** Read by react-admin's filter form, which always shows filters with `alwaysOn`. */
  readonly source: string
  readonly alwaysOn?: boolean
}

/** The filters of all lists, as one button each. */
export function QuickFilters({ status, deleted }: QuickFiltersProps) {
  const translate = useTranslate()
  const { filterValues, displayedFilters, setFilters } = useListContext()
  const toggle = (name: string, value: unknown) => {
    const { [name]: before, ...others } = filterValues
    setFilters(before === value ? others : { ...others, [name]: value }, displayedFilters)
  }
  const offered = [
    ...(status
      ? [
          { name: 'status', value: 'ACTIVE', label: 'admin.status.ACTIVE' },
          { name: 'status', value: 'PASSIVE', label: 'admin.status.PASSIVE' },
        ]
      : []),
    ...(deleted ? [{ name: 'deleted', value: true, label: 'admin.deleted.filter' }] : []),
  ]
  return (
    <Stack
      direction="row"
      role="group"
      aria-label={translate('admin.list.filters')}
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', py: 0.75 }}
    >
      {offered.map(({ name, value, label }) => {
        const isOn = filterValues[name] === value
        return (
          <Chip
            key={label}
            label={translate(label)}
            clickable
            onClick={() => toggle(name, value)}
            aria-pressed={isOn}
            color={isOn ? 'primary' : 'default'}
            variant={isOn ? 'filled' : 'outlined'}
          />
        )
      })}
    </Stack>
  )
}
