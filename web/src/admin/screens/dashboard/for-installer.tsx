import CopyIcon from '@mui/icons-material/ContentCopy'
import { Box, Button, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useCopy } from '../../users/use-copy.ts'
import type { Concern } from './attention.ts'
import { ConcernList } from './attention-list.tsx'
import { useContent } from './use-content.ts'

/** Problems that the environment of the server solves, and a text about them for whoever has set it up. */
export function ForInstaller({ concerns }: { concerns: readonly Concern[] }) {
  const translate = useTranslate()
  const { content } = useContent()
  const { field, copy } = useCopy<HTMLTextAreaElement>()
  const address = content?.identity && new URL(content.identity.imageUrl).origin
  const text = [
    translate('admin.dashboard.installer.begin'),
    ...concerns.map(({ key }) => `• ${translate(`admin.dashboard.installer.${key}`, { address })}`),
    translate('admin.dashboard.installer.end'),
  ].join('\n')
  return (
    <Box>
      <ConcernList concerns={concerns} />
      <TextField
        inputRef={field}
        multiline
        label={translate('admin.dashboard.installer.label')}
        value={text}
        slotProps={{ input: { readOnly: true }, htmlInput: { spellCheck: false } }}
        sx={{ '& textarea': { fontSize: '0.875rem', overflowWrap: 'anywhere' } }}
      />
      <Button variant="outlined" startIcon={<CopyIcon />} sx={{ mt: 1 }} onClick={() => void copy(text)}>
        {translate('admin.dashboard.installer.copy')}
      </Button>
    </Box>
  )
}
