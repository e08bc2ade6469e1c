import PhotoIcon from '@mui/icons-material/PhotoCameraOutlined'
import { Alert, Box, Button, Card, CardContent, LinearProgress, TextField, Typography } from '@mui/material'
import { type DragEvent, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { SourceState } from './use-source.ts'

interface SourceCardProps {
  readonly source: SourceState
  readonly text: string
  /** Whether a source lies below already, so that it needs less room. */
  readonly isTaken: boolean
  readonly isDisabled: boolean
  onText(text: string): void
  onEmpty(): void
}

const ACCEPTED =
  'image/*,.heic,.pdf,.xlsx,.csv,.tsv,.txt,.html,.htm,.json,application/pdf,text/csv,application/json'

/** Where a menu is photographed, chosen, dropped or pasted; all of it is read in this browser. */
export function SourceCard({ source, text, isTaken, isDisabled, onText, onEmpty }: SourceCardProps) {
  const translate = useTranslate()
  const [isOver, setOver] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const { progress, fault, read, stop } = source
  const isBusy = isDisabled || progress !== null
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!isBusy) void read([...event.dataTransfer.files])
  }
  return (
    <Card>
      <CardContent sx={{ display: 'grid', gap: 2 }}>
        <Box
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          sx={{
            ...{ display: 'flex', flexDirection: isTaken ? 'row' : 'column', flexWrap: 'wrap' },
            ...{ alignItems: 'center', justifyContent: 'center', gap: 1, textAlign: 'center' },
            ...{ p: isTaken ? 1.5 : { xs: 3, sm: 4 }, borderRadius: '16px', border: '1px dashed' },
            borderColor: isOver ? 'text.primary' : 'divider',
            bgcolor: isOver ? 'action.hover' : undefined,
          }}
        >
          <Button
            variant={isTaken ? 'outlined' : 'contained'}
            color={isTaken ? 'inherit' : 'primary'}
            size="large"
            disabled={isBusy}
            startIcon={<PhotoIcon />}
            onClick={() => input.current?.click()}
          >
            {translate('admin.import.choose')}
          </Button>
          {isTaken && (
            <Button color="inherit" size="tall" disabled={isBusy} onClick={onEmpty}>
              {translate('admin.import.empty')}
            </Button>
          )}
          <input
            ref={input}
            type="file"
            multiple
            accept={ACCEPTED}
            disabled={isBusy}
            hidden
            onChange={({ target }) => {
              const files = [...(target.files ?? [])]
              target.value = ''
              void read(files)
            }}
          />
          {!isTaken && (
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 520 }}>
              {translate('admin.import.chooseHint')}
            </Typography>
          )}
        </Box>
        {progress && (
          <Box role="status" sx={{ display: 'grid', gap: 1 }}>
            <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
              <Typography>
                {translate('admin.import.reading', { page: progress.page, pages: progress.pages })}
              </Typography>
              <Button size="tall" color="inherit" onClick={stop}>
                {translate('ra.action.cancel')}
              </Button>
            </Box>
            <LinearProgress
              variant="determinate"
              value={Math.round(progress.done * 100)}
              color="inherit"
              aria-label={translate('admin.import.reading', { page: progress.page, pages: progress.pages })}
            />
          </Box>
        )}
        {fault && <Alert severity="error">{translate(`admin.import.unread.${fault}`)}</Alert>}
        <TextField
          label={translate('admin.import.paste')}
          helperText={isTaken ? undefined : translate('admin.import.pasteHint')}
          value={text}
          disabled={isBusy}
          onChange={({ target }) => onText(target.value)}
          multiline
          fullWidth
          margin="none"
          slotProps={{
            // The library's own field is measured by a second, hidden one.
            input: { inputComponent: 'textarea' },
            htmlInput: { spellCheck: false, rows: isTaken ? 3 : 6 },
          }}
        />
      </CardContent>
    </Card>
  )
}
