import { AutocompleteArrayInput, SelectInput, useCreate, useNotify } from 'react-admin'
import { useAll } from '../../api/use-all.ts'

/** The category of a blog post, or a filter by category. */
export function CategoryChoice(_: { source?: 'categoryId'; label?: string }) {
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

/** The tags of a blog post; a new tag is stored as soon as it is entered. */
export function TagChoice() {
  const notify = useNotify()
  const { data = [], isPending } = useAll('blogTag', 'name')
  const [create] = useCreate()
  const add = async (name?: string) => {
    try {
      return await create('blogTag', { data: { name: name?.trim() } }, { returnPromise: true })
    } catch (error) {
      notify((error as Error).message, { type: 'error' })
      return undefined
    }
  }
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
