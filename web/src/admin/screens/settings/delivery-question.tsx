import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useTranslate } from 'react-admin'

/** The name of a delivery link that visitors see, unless the owner writes another. */
export const ORDER_LABEL = 'Online sipariş'

interface DeliveryQuestionProps {
  /** Null if not answered. */
  readonly delivers: boolean | null
  onAnswer(delivers: boolean): void
}

/** The question whether the restaurant delivers. */
export function DeliveryQuestion({ delivers, onAnswer }: DeliveryQuestionProps) {
  const translate = useTranslate()
  return (
    <FormControl>
      <FormLabel id="delivers">{translate('resources.site.delivers')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby="delivers"
        value={delivers === null ? '' : String(delivers)}
        onChange={(_, answer) => onAnswer(answer === 'true')}
      >
        <FormControlLabel value="true" control={<Radio />} label={translate('ra.boolean.true')} />
        <FormControlLabel value="false" control={<Radio />} label={translate('ra.boolean.false')} />
      </RadioGroup>
    </FormControl>
  )
}
