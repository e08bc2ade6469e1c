import { FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'

/** The name of a delivery link that visitors see, unless the owner writes another. */
const ORDER_LABEL = 'Online sipariş'

/** Whether the restaurant delivers, by the form; null if not answered. */
export function useDelivers(): boolean | null {
  const links: unknown = useWatch({ name: 'deliveryLinks' })
  return Array.isArray(links) ? links.length > 0 : null
}

/** The question whether the restaurant delivers. */
export function DeliveryQuestion() {
  const translate = useTranslate()
  const { setValue } = useFormContext()
  return (
    <FormControl>
      <FormLabel id="delivers">{translate('resources.site.delivers')}</FormLabel>
      <RadioGroup
        row
        aria-labelledby="delivers"
        value={String(useDelivers() ?? '')}
        onChange={(_, answer) =>
          setValue('deliveryLinks', answer === 'true' ? [{ label: ORDER_LABEL, url: '' }] : [], {
            shouldDirty: true,
          })
        }
      >
        <FormControlLabel value="true" control={<Radio />} label={translate('ra.boolean.true')} />
        <FormControlLabel value="false" control={<Radio />} label={translate('ra.boolean.false')} />
      </RadioGroup>
    </FormControl>
  )
}
