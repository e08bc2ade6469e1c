import CopyIcon from '@mui/icons-material/ContentCopy'
import { Button, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useCopy } from '../../users/use-copy.ts'
import { SectionCard } from '../section-card.tsx'

interface DomainRecordsProps {
  readonly domain: string
  readonly spf: string
  readonly dmarc: string
}

/** A text for whoever runs the domain of the address, so that mails do not end up as spam. */
export function DomainRecords(records: DomainRecordsProps) {
  const translate = useTranslate()
  const { field, copy } = useCopy<HTMLTextAreaElement>()
  const text = translate('admin.mail.recordsText', { ...records })
  return (
    <SectionCard title="admin.mail.records" hint="admin.mail.recordsWhat">
      <TextField
        inputRef={field}
        multiline
        label={translate('admin.mail.recordsLabel')}
        value={text}
        slotProps={{ input: { readOnly: true }, htmlInput: { spellCheck: false } }}
        sx={{ '& textarea': { fontSize: '0.875rem', overflowWrap: 'anywhere' } }}
      />
      <Button
        variant="outlined"
        size="small"
        startIcon={<CopyIcon />}
        sx={{ mt: 1 }}
        onClick={() => void copy(text)}
      >
        {translate('resources.user.credentials.copy')}
      </Button>
    </SectionCard>
  )
}
