import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { useId } from 'react'
import { useTranslate } from 'react-admin'
import { formatPrice } from '../../../rules/turkish-number.ts'

interface PriceQuestionProps {
  readonly name: string
  /** The stored price and the new one, in lira. */
  readonly from: number
  readonly to: number
  onStore(): void
  onCorrect(): void
}

/** Asks for confirmation of a price that looks like a typing error. */
export function PriceQuestion({ name, from, to, onStore, onCorrect }: PriceQuestionProps) {
  const translate = useTranslate()
  const text = useId()
  return (
    <Dialog open onClose={onCorrect} aria-describedby={text}>
      <DialogTitle>{translate('admin.price.slipTitle')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={text}>
          {translate('admin.price.slip', { name, from: formatPrice(from), to: formatPrice(to) })}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onStore} size="tall">
          {translate('admin.price.slipStore', { to: formatPrice(to) })}
        </Button>
        <Button autoFocus variant="contained" onClick={onCorrect} size="tall">
          {translate('admin.price.slipCorrect')}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
