import { InputAdornment } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { paths } from '../../../paths.ts'
import { slugOf } from '../../../rules/slug.ts'
import { BoundedText } from '../../forms/bounded.tsx'

/** The slug of a post; that of a new one follows its title until it is edited. */
export function PostAddress() {
  const form = useFormContext()
  const isNew = useRecordContext()?.id === undefined
  const title: unknown = useWatch({ name: 'name' })
  const followed = useRef<string | null>(null)
  useEffect(() => {
    if (!isNew || form.getFieldState('slug').isTouched || typeof title !== 'string') return
    const slug: string | null = form.getValues('slug') ?? null
    const ofTitle = slugOf(title) || null
    // A restored draft may bring back a slug of the user's own.
    if (slug !== null && slug !== followed.current && slug !== ofTitle) return
    followed.current = ofTitle
    if (slug !== ofTitle) form.setValue('slug', ofTitle, { shouldDirty: true })
  }, [isNew, title, form])
  return (
    <BoundedText
      input="AddBlog"
      source="slug"
      helperText="resources.blog.slugHint"
      parse={(text: string) => text.trim() || null}
      slotProps={{
        input: { startAdornment: <InputAdornment position="start">{paths.blogEntry('')}</InputAdornment> },
        htmlInput: { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' },
      }}
    />
  )
}
