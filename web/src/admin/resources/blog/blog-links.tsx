import { AutocompleteArrayInput, AutocompleteInput, SelectInput, useCreate, useNotify } from 'react-admin'
import { useAll } from '../../api/use-all.ts'

/** A filter of posts by category. */
export function CategoryFilter(_: { source: 'categoryId'; label: string }) {
  const { data = [], isPending } = useAll('blogCategory', 'name')
  return (
    <SelectInput
      source="categoryId"
      label="resources.blog.fields.categoryId"
      choices={data}
      isPending={isPending}
      translateChoice={false}
      helperText={false}
    />
  )
}

/** The category of a post; a new one is stored as soon as it is entered. */
export function CategoryChoice() {
  const { data = [], isPending } = useAll('blogCategory', 'name')
  const add = useAdd('blogCategory')
  return (
    <AutocompleteInput
      source="categoryId"
      choices={data}
      isPending={isPending}
      translateChoice={false}
      onCreate={add}
      createItemLabel="resources.blog.addCategory"
      helperText={false}
    />
  )
}

/** The tags of a post; a new one is stored as soon as it is entered. */
export function TagChoice() {
  const { data = [], isPending } = useAll('blogTag', 'name')
  const add = useAdd('blogTag')
  return (
    <AutocompleteArrayInput
      source="tagIds"
      choices={data}
      isPending={isPending}
      translateChoice={false}
      onCreate={add}
      createItemLabel="resources.blog.addTag"
      helperText="resources.blog.tagHint"
      handleHomeEndKeys
    />
  )
}

function useAdd(resource: 'blogCategory' | 'blogTag') {
  const notify = useNotify()
  const [create] = useCreate()
  return async (name?: string) => {
    try {
      return await create(resource, { data: { name: name?.trim() } }, { returnPromise: true })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      return undefined
    }
  }
}
