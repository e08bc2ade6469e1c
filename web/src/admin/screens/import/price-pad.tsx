import BackspaceIcon from '@mui/icons-material/BackspaceOutlined'
import CloseIcon from '@mui/icons-material/Close'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  IconButton,
  TextField,
  Typography,
  useMediaQuery,
} from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { MOST_PRICE, readPrice, writtenPrice } from '../../forms/price-entry.ts'
import type { IntakeLine } from './intake-rows.ts'
import { PageCrop } from './page-crop.tsx'
import type { PageImage } from './reading/reading.types.ts'

interface PricePadProps {
  /** The dishes whose prices are asked, in their order. */
  readonly lines: readonly IntakeLine[]
  readonly pages: readonly PageImage[]
  onPrice(key: string, text: string): void
  onClose(): void
}

/** The keys of a short window are smaller, so that all are in sight. */
const KEY = { minHeight: 56, borderRadius: '16px', '@media (max-height: 640px)': { minHeight: 46 } } as const

const KEYS = ['1', '2', '3', '4', '5', '6', '7', '8', '9', ',', '0'] as const

/** Asks the prices of dishes one after the other, with a number pad. */
export function PricePad({ lines, pages, onPrice, onClose }: PricePadProps) {
  const translate = useTranslate()
  const isPhone = useMediaQuery('(max-width: 599.95px)')
  const [at, setAt] = useState(0)
  const [text, setText] = useState('')
  const [isRefused, setRefused] = useState(false)
  const line = lines[at]
  const entry = readPrice(text)

  const type = (next: string) => {
    setText(next)
    setRefused(false)
  }
  const goTo = (next: number) => {
    type('')
    if (next >= lines.length) onClose()
    else setAt(Math.max(0, next))
  }
  const take = () => {
    if (!line || !('price' in entry)) return setRefused(true)
    onPrice(line.key, text)
    goTo(at + 1)
  }
  if (!line) return null
  const { name, category, sourcePrice, row } = line
  return (
    <Dialog open fullScreen={isPhone} onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="pad-title">
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', pr: 1 }}>
        <DialogTitle id="pad-title" sx={{ py: 1.5 }}>
          {translate('admin.import.pad.title', { at: at + 1, of: lines.length })}
        </DialogTitle>
        <IconButton aria-label={translate('ra.action.close')} onClick={onClose} sx={{ p: 1.5 }}>
          <CloseIcon />
        </IconButton>
      </Box>
      <DialogContent
        sx={{ display: 'flex', flexDirection: 'column', gap: 1, py: 0, '& > *': { flexShrink: 0 } }}
      >
        <Typography variant="body2" color="textSecondary">
          {category}
        </Typography>
        <Typography variant="h6" component="p" sx={{ overflowWrap: 'anywhere' }}>
          {name}
        </Typography>
        <PageCrop pages={pages} box={row.box} name={name} height={88} />
        <TextField
          // Another field for each dish has the focus anew.
          key={line.key}
          autoFocus
          label={translate('admin.menu.price', { name })}
          value={text}
          onChange={({ target }) => type(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            take()
          }}
          error={isRefused}
          helperText={
            isRefused && 'fault' in entry
              ? translate(`admin.price.${entry.fault}`, { most: writtenPrice(MOST_PRICE) })
              : sourcePrice === null
                ? ' '
                : translate('admin.import.pad.read', { price: writtenPrice(sourcePrice) })
          }
          margin="none"
          sx={{ mt: 1 }}
          slotProps={{
            // The pad below takes the place of the phone's keyboard.
            htmlInput: { inputMode: 'none', autoComplete: 'off', sx: { fontSize: '1.5rem' } },
          }}
        />
        {/* Near the thumb. */}
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', gap: 1, mt: 'auto' }}>
          {KEYS.map((key) => (
            <Button
              key={key}
              variant="outlined"
              color="inherit"
              onClick={() => type(text + key)}
              sx={{ ...KEY, fontSize: '1.25rem' }}
            >
              {key}
            </Button>
          ))}
          <Button
            variant="outlined"
            color="inherit"
            aria-label={translate('admin.import.pad.erase')}
            onClick={() => type(text.slice(0, -1))}
            sx={KEY}
          >
            <BackspaceIcon />
          </Button>
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, py: 1.5, gap: 1 }}>
        <Button color="inherit" size="tall" disabled={at === 0} onClick={() => goTo(at - 1)}>
          {translate('admin.import.pad.back')}
        </Button>
        <Button color="inherit" size="tall" onClick={() => goTo(at + 1)}>
          {translate('admin.import.pad.skip')}
        </Button>
        <Button variant="contained" size="tall" onClick={take}>
          {translate('admin.import.pad.next')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
