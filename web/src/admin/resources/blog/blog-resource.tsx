import ArticleIcon from '@mui/icons-material/Article'
import { DataTable, useTranslate } from 'react-admin'
import { BoundedText } from '../../forms/bounded.tsx'
import { FormColumns } from '../../forms/form-columns.tsx'
import { PictureInput } from '../../forms/picture-input.tsx'
import { RecordCreate, RecordEdit } from '../../forms/record-form.tsx'
import { StatusInput } from '../../forms/status-input.tsx'
import { Day } from '../../lists/cell-text.tsx'
import { RecordList, StatusChip, Thumbnail } from '../../lists/record-list.tsx'
import type { AdminResource } from '../admin-resource.ts'
import { CategoryChoice, TagChoice } from './blog-links.tsx'

const listed = (names: readonly string[]) => names.join(', ')

function BlogList() {
  const translate = useTranslate()
  return (
    <RecordList
      sort={{ field: 'createdDate', order: 'DESC' }}
      status
      filters={[
        <CategoryChoice key="categoryId" source="categoryId" label="resources.blog.fields.categoryId" />,
      ]}
      csv={{
        name: ({ name }) => name,
        categoryId: ({ categoryName }) => categoryName,
        tagIds: ({ tagNames }) => listed(tagNames),
        status: ({ status }) => translate(`admin.status.${status}`),
        createdDate: ({ createdDate }) => createdDate,
      }}
      phone={{
        primary: ({ name }) => name,
        secondary: ({ categoryName }) => categoryName,
        tertiary: (record) => <StatusChip record={record} />,
        picture: ({ thumbUrl }) => <Thumbnail address={thumbUrl} />,
      }}
    >
      <DataTable.Col label={false} render={({ thumbUrl }) => <Thumbnail address={thumbUrl} />} />
      <DataTable.Col source="name" />
      <DataTable.Col label="resources.blog.fields.categoryId" render={({ categoryName }) => categoryName} />
      <DataTable.Col
        label="resources.blog.fields.tagIds"
        render={({ tagNames }) => listed(tagNames)}
        sx={{ maxWidth: 240 }}
      />
      <DataTable.Col source="status" render={(record) => <StatusChip record={record} />} />
      <DataTable.Col source="createdDate" render={({ createdDate }) => <Day date={createdDate} />} />
    </RecordList>
  )
}

function BlogFields() {
  return (
    <FormColumns
      side={
        <>
          <PictureInput source="image" stored="imageUrl" hint="resources.blog.imageHint" />
          <CategoryChoice />
          <TagChoice />
          <StatusInput />
        </>
      }
    >
      <BoundedText input="AddBlog" source="name" />
      <BoundedText input="AddBlog" source="description" multiline minRows={12} />
    </FormColumns>
  )
}

export const blogResource: AdminResource = {
  name: 'blog',
  icon: ArticleIcon,
  options: { section: 'blog' },
  recordRepresentation: 'name',
  list: BlogList,
  create: () => (
    <RecordCreate>
      <BlogFields />
    </RecordCreate>
  ),
  edit: ({ aside }) => (
    <RecordEdit aside={aside}>
      <BlogFields />
    </RecordEdit>
  ),
}
