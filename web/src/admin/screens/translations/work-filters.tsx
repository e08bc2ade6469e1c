import { Box } from '@mui/material'
import { usePermissions, useTranslate } from 'react-admin'
import type { TranslatedKind, TranslationState } from '../../../gql/graphql.ts'
import { OTHER_LANGUAGES } from '../../resources/translation/languages.ts'
import { kindsFor } from '../../resources/translation/translated-kinds.ts'
import { SelectField } from '../select-field.tsx'
import type { WorkFilter } from './use-work.ts'

export const STATES = ['MISSING', 'STALE', 'DONE'] as const satisfies readonly TranslationState[]

interface WorkFiltersProps {
  readonly filter: WorkFilter
  onChange(filter: WorkFilter): void
}

/** The language that is translated to, and which texts are shown. */
export function WorkFilters({ filter, onChange }: WorkFiltersProps) {
  const translate = useTranslate()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const all = { id: '', name: translate('admin.translations.all') } as const
  const named = <Id extends string>(ids: readonly Id[], keyOf: (id: Id) => string) =>
    ids.map((id) => ({ id, name: translate(keyOf(id)) }))
  return (
    <Box sx={{ display: 'grid', gap: 2, pt: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(150px, 1fr))' }}>
      <SelectField
        label={translate('resources.translation.fields.language')}
        value={filter.language}
        choices={named(OTHER_LANGUAGES, (id) => `resources.translation.languages.${id}`)}
        onChoose={(language) => onChange({ ...filter, language })}
        margin="none"
      />
      <SelectField<TranslatedKind | ''>
        label={translate('resources.translation.fields.kind')}
        value={filter.kind ?? ''}
        choices={[all, ...named(kindsFor(roles), (id) => `resources.translation.kinds.${id}`)]}
        onChoose={(kind) => onChange({ ...filter, kind: kind || null })}
        margin="none"
        slotProps={SHOWS_EMPTY}
      />
      <SelectField<TranslationState | ''>
        label={translate('admin.translations.state')}
        value={filter.state ?? ''}
        choices={[all, ...named(STATES, (id) => `resources.translation.states.${id}`)]}
        onChoose={(state) => onChange({ ...filter, state: state || null })}
        margin="none"
        slotProps={SHOWS_EMPTY}
      />
    </Box>
  )
}

/** The choice of all has an empty value, and its name all the same. */
const SHOWS_EMPTY = { select: { displayEmpty: true }, inputLabel: { shrink: true } }
