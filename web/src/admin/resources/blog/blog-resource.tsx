import { Chip } from '@mui/material'
import type { SyntheticEvent } from 'react'
import { DataTable, DateTimeInput, type RaRecord, useLocaleState, useTranslate } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { paths } from '../../../paths.ts'
import { BoundedText, boundsOf, validatorsOf } from '../../forms/bounded.tsx'
import { CommonMarkInput } from '../../forms/commonmark/commonmark-input.tsx'
import { FormColumns } from '../../forms/form-columns.tsx'
import { PictureInput } from '../../forms/pictures/picture-input.tsx'
import { StatusInput } from '../../forms/status-input.tsx'
import { Day } from '../../lists/cell-text.tsx'
import { plainCells } from '../../lists/csv.ts'
import { RecordList } from '../../lists/record-list.tsx'
import { Thumbnail } from '../../lists/thumbnail.tsx'
import type { ResourceScreens } from '../admin-resource.ts'
import { type EditOptions, formScreens } from '../form-screens.tsx'
import { CategoryChoice, CategoryFilter, TagChoice } from './blog-links.tsx'
import { useBlogMode } from './blog-mode.ts'
import { PostAddress } from './post-address.tsx'
import { PostPlace } from './post-place.tsx'
import { postState } from './post-state.ts'

const listed = (names: readonly string[]) => names.join(', ')

function BlogList() {
  const translate = useTranslate()
  return (
    <RecordList
      sort={{ field: 'publishedDate', order: 'DESC' }}
      status
      filters={[
        <CategoryFilter key="categoryId" source="categoryId" label="resources.blog.fields.categoryId" />,
      ]}
      csv={{
        name: ({ name }) => name,
        categoryId: ({ categoryName }) => categoryName,
        tagIds: ({ tagNames }) => listed(tagNames),
        status: (post) => translate(`resources.blog.state.${postState(post, new Date())}`),
        ...plainCells('slug', 'publishedDate', 'createdDate'),
      }}
      phone={{
        primary: ({ name }) => name,
        secondary: ({ categoryName }) => categoryName,
        tertiary: (post) => <StateChip post={post} />,
        picture: ({ thumbUrl, name }) => <Thumbnail address={thumbUrl} name={name} />,
      }}
    >
      <DataTable.Col
        label="admin.list.picture"
        render={({ thumbUrl, name }) => <Thumbnail address={thumbUrl} name={name} />}
      />
      <DataTable.Col source="name" />
      <DataTable.Col label="resources.blog.fields.categoryId" render={({ categoryName }) => categoryName} />
      <DataTable.Col
        label="resources.blog.fields.tagIds"
        render={({ tagNames }) => listed(tagNames)}
        sx={{ maxWidth: 240 }}
      />
      <DataTable.Col source="status" render={(post) => <StateChip post={post} />} />
      <DataTable.Col source="publishedDate" render={({ publishedDate }) => <Day date={publishedDate} />} />
    </RecordList>
  )
}

function BlogFields() {
  return (
    <FormColumns
      side={
        <>
          <PictureInput source="image" stored="imageUrl" aspect={16 / 10} hint="resources.blog.imageHint" />
          <CategoryChoice />
          <TagChoice />
          <StatusInput
            initial="PASSIVE"
            names={{ ACTIVE: 'resources.blog.state.published', PASSIVE: 'resources.blog.state.draft' }}
          />
          <PublishAt />
        </>
      }
    >
      <PostPlace />
      <BoundedText input="AddBlog" source="name" />
      <BoundedText
        input="AddBlog"
        source="summary"
        multiline
        minRows={2}
        helperText="resources.blog.summaryHint"
      />
      <CommonMarkInput source="description" validate={validatorsOf(boundsOf('AddBlog', 'description'))} />
      <PostAddress />
    </FormColumns>
  )
}

/** The time of publication, in the time zone of the browser. */
function PublishAt() {
  const { getValues, setValue } = useFormContext()
  // react-admin reads a cleared field when it loses the focus only: the button to save would be disabled until then.
  const readCleared = ({ currentTarget: { value, validity } }: SyntheticEvent<HTMLInputElement>) => {
    if (value !== '' || validity.badInput || !getValues('publishAt')) return
    setValue('publishAt', null, { shouldDirty: true })
  }
  return (
    <DateTimeInput
      source="publishAt"
      parse={(typed: string) => (typed ? new Date(typed).toISOString() : null)}
      validate={complete}
      helperText="resources.blog.publishAtHint"
      slotProps={{
        htmlInput: {
          // Otherwise browsers accept years of six digits.
          max: '9999-12-31T23:59',
          onInput: readCleared,
          // Browsers fire no input event for the last part that is cleared.
          onKeyUp: readCleared,
        },
      }}
    />
  )
}

/** A browser gives a date without its time no value, as if the input were empty. */
function complete(): string | undefined {
  const input = document.querySelector<HTMLInputElement>('input[name="publishAt"]')
  return input?.validity.badInput ? 'resources.blog.publishAtIncomplete' : undefined
}

function StateChip({ post }: { post: Partial<RaRecord> }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const state = postState(post, new Date())
  const time =
    state === 'scheduled' && new Date(post.publishAt).toLocaleDateString(locale, { dateStyle: 'medium' })
  return (
    <Chip
      size="small"
      variant={state === 'published' ? 'filled' : 'outlined'}
      color={state === 'published' ? 'success' : state === 'scheduled' ? 'info' : 'default'}
      label={time || translate(`resources.blog.state.${state}`)}
    />
  )
}

function useEditOptions(): EditOptions {
  const mode = useBlogMode()
  return {
    publicPage: (post) =>
      mode === 'OWN' && postState(post, new Date()) === 'published'
        ? paths.blogEntry(post.slug ?? String(post.id))
        : null,
  }
}

export const blogScreens: ResourceScreens = {
  list: BlogList,
  ...formScreens(BlogFields, useEditOptions),
}
