import FormatBoldIcon from '@mui/icons-material/FormatBold'
import FormatItalicIcon from '@mui/icons-material/FormatItalic'
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted'
import ImageIcon from '@mui/icons-material/Image'
import LinkIcon from '@mui/icons-material/Link'
import TitleIcon from '@mui/icons-material/Title'
import { Box, IconButton, Tab, Tabs, TextField, Typography } from '@mui/material'
import { lazy, Suspense, useEffect, useId, useRef, useState } from 'react'
import {
  useInput,
  usePermissions,
  useTranslate,
  useTranslateLabel,
  ValidationError,
  type Validator,
} from 'react-admin'
import { allows } from '../../api/access.ts'
import { type Mark, marked, withParagraph } from './commonmark-marks.ts'

const TextPictureDialog = lazy(() => import('./text-picture-dialog.tsx'))
const Preview = lazy(() => import('./commonmark-preview.tsx'))

const BUTTONS: readonly { mark: Mark; Icon: typeof TitleIcon }[] = [
  { mark: 'heading', Icon: TitleIcon },
  { mark: 'bold', Icon: FormatBoldIcon },
  { mark: 'italic', Icon: FormatItalicIcon },
  { mark: 'list', Icon: FormatListBulletedIcon },
  { mark: 'link', Icon: LinkIcon },
]

interface CommonMarkInputProps {
  readonly source: string
  readonly validate: Validator[]
}

/** A text in CommonMark, with formatting buttons and a preview. */
export function CommonMarkInput({ source, validate }: CommonMarkInputProps) {
  const translate = useTranslate()
  const label = useTranslateLabel()({ source }) as string
  const { field, fieldState, isRequired } = useInput({ source, validate })
  const input = useRef<HTMLTextAreaElement>(null)
  const [isPreview, setPreview] = useState(false)
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const [isAddingPicture, setAddingPicture] = useState(false)
  const text = String(field.value ?? '')

  const panel = useId()
  const tab = (ofPreview: boolean) => ({ id: `${panel}-${ofPreview}`, 'aria-controls': panel })

  const apply = (mark: Mark) => {
    const element = input.current
    if (!element) return
    const result = marked(text, element.selectionStart, element.selectionEnd, mark)
    write(result.text, result.start, result.end)
  }
  const write = (next: string, start: number, end: number) => {
    field.onChange(next)
    // After React has rendered the text, or the selection would jump to its end.
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(start, end)
    })
  }
  // The text may have changed while a picture was being uploaded.
  const insert = useRef((_paragraph: string) => {})
  useEffect(() => {
    insert.current = (paragraph) => {
      const { text: next, end } = withParagraph(text, input.current?.selectionEnd ?? text.length, paragraph)
      write(next, end, end)
    }
  })

  return (
    <Box sx={{ width: '100%', my: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <Tabs value={isPreview} onChange={(_, value: boolean) => setPreview(value)} aria-label={label}>
          <Tab value={false} label={translate('admin.commonMark.write')} {...tab(false)} />
          <Tab value={true} label={translate('admin.commonMark.preview')} {...tab(true)} />
        </Tabs>
        {!isPreview &&
          BUTTONS.map(({ mark, Icon }) => (
            <IconButton
              key={mark}
              aria-label={translate(`admin.commonMark.${mark}`)}
              onClick={() => apply(mark)}
            >
              <Icon />
            </IconButton>
          ))}
        {!isPreview && allows(roles, 'create', 'textPicture') && (
          <IconButton
            aria-label={translate('admin.commonMark.pictureTitle')}
            onClick={() => setAddingPicture(true)}
          >
            <ImageIcon />
          </IconButton>
        )}
      </Box>
      <div role="tabpanel" id={panel} aria-labelledby={tab(isPreview).id}>
        {isPreview ? (
          <Suspense fallback={null}>
            <Preview text={text} />
          </Suspense>
        ) : (
          <TextField
            {...field}
            value={text}
            inputRef={input}
            label={label}
            required={isRequired}
            error={fieldState.invalid}
            helperText={false}
            multiline
            fullWidth
            minRows={12}
          />
        )}
      </div>
      {fieldState.error?.message && (
        <Typography role="alert" variant="body2" color="error">
          <ValidationError error={fieldState.error.message} />
        </Typography>
      )}
      {isAddingPicture && (
        <Suspense fallback={null}>
          <TextPictureDialog
            onClose={() => setAddingPicture(false)}
            onAdd={(mark) => {
              setAddingPicture(false)
              insert.current(mark)
            }}
          />
        </Suspense>
      )}
      <Typography variant="caption" color="textSecondary" component="p">
        {translate('admin.commonMark.hint')}
      </Typography>
    </Box>
  )
}
