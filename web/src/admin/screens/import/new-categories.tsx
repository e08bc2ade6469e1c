import { Alert, Checkbox, FormControlLabel, FormGroup } from '@mui/material'
import { useTranslate } from 'react-admin'
import { SectionCard } from '../section-card.tsx'
import type { UnknownCategory } from './intake-rows.ts'

interface NewCategoriesProps {
  readonly categories: readonly UnknownCategory[]
  /** The keys of those that are not added. */
  readonly unticked: readonly string[]
  /** Whether the user may add categories. */
  readonly mayAdd: boolean
  readonly isDisabled: boolean
  onChange(unticked: readonly string[]): void
}

/** The categories of a source that the menu doesn't have yet; ticked ones are added with their dishes. */
export function NewCategories({ categories, unticked, mayAdd, isDisabled, onChange }: NewCategoriesProps) {
  const translate = useTranslate()
  if (categories.length === 0) return null
  if (!mayAdd) {
    const names = categories.map(({ name }) => name).join(', ')
    return <Alert severity="info">{translate('admin.import.mayNotAdd', { names })}</Alert>
  }
  return (
    <SectionCard title="admin.import.newCategories" hint="admin.import.newCategoriesHint">
      <FormGroup sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr', md: '1fr 1fr 1fr' } }}>
        {categories.map(({ key, name, dishes }) => (
          <FormControlLabel
            key={key}
            label={translate('admin.import.newCategory', { name, smart_count: dishes })}
            disabled={isDisabled}
            control={
              <Checkbox
                color="default"
                checked={!unticked.includes(key)}
                onChange={(_, isTicked) =>
                  onChange(isTicked ? unticked.filter((each) => each !== key) : [...unticked, key])
                }
              />
            }
            sx={{ minHeight: 44, mr: 0, overflowWrap: 'anywhere' }}
          />
        ))}
      </FormGroup>
    </SectionCard>
  )
}
