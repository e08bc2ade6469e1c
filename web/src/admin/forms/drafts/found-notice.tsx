import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import type { Found } from './use-draft.ts'

/** Says beside the button what became of a press whose draft had been stored by an earlier one. */
export function FoundNotice({ found }: { readonly found: Found | null }) {
  const translate = useTranslate()
  return (
    <Typography role="status" variant="body2" sx={{ flexBasis: '100%', '&:empty': { display: 'none' } }}>
      {found && translate(`admin.draft.found.${found.rest}`, { title: found.title })}
    </Typography>
  )
}
