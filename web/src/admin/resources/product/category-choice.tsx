import { required, SelectInput, useRecordContext, useTranslate } from 'react-admin'
import { useAll } from '../../api/use-all.ts'

/** All categories in the order of the menu, with that of the record even if the signed-in user may not see it. */
function useCategoryChoices() {
  const translate = useTranslate()
  const record = useRecordContext()
  const { data = [], isPending } = useAll('category', 'order')
  const choices = data.map(({ id, name, status }) => ({
    id: String(id),
    name: status === 'ACTIVE' ? name : translate('resources.product.hiddenCategory', { name }),
  }))
  const own = record?.category
  if (!isPending && own && !choices.some(({ id }) => id === String(own.id))) {
    choices.push({
      id: String(own.id),
      name: translate('resources.product.hiddenCategory', { name: own.name }),
    })
  }
  return { choices, isPending }
}

/** The category of a dish; `first` is preselected for a new one. */
export function CategoryInput({ first }: { first?: string }) {
  const { choices, isPending } = useCategoryChoices()
  return (
    <SelectInput
      source="categoryId"
      defaultValue={first}
      choices={choices}
      isPending={isPending}
      translateChoice={false}
      helperText={false}
      validate={required()}
    />
  )
}

export function CategoryFilter({ source }: { source: string; label: string }) {
  const { choices, isPending } = useCategoryChoices()
  return (
    <SelectInput
      source={source}
      label="resources.product.fields.categoryId"
      choices={choices}
      isPending={isPending}
      translateChoice={false}
    />
  )
}
