import AddIcon from '@mui/icons-material/Add'
import { Button } from '@mui/material'
import {
  ArrayInput,
  required,
  SimpleFormIterator,
  TextInput,
  useSimpleFormIterator,
  useTranslate,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { MAX_SERVING_LABEL, MAX_SERVINGS, repeatedServing } from '../../../rules/menu-table.ts'
import { BoundedText, validatorsOf } from '../../forms/bounded.tsx'
import { PriceInput } from '../../forms/price-input.tsx'

const LABEL = 'resources.product.serving.label'

/** The further sizes of a dish, each with its price, and what its own price is for where there are any. */
export function ServingsInput() {
  const servings: unknown = useWatch({ name: 'servings' })
  const hasAny = Array.isArray(servings) && servings.length > 0
  return (
    <>
      {hasAny && (
        <BoundedText input="AddProduct" source="servingLabel" hint="resources.product.serving.ownHint" />
      )}
      <ArrayInput source="servings" validate={distinct} helperText={false}>
        <SimpleFormIterator
          inline
          disableClear
          addButton={<AddServing isFull={hasAny && servings.length >= MAX_SERVINGS} />}
          // By default they appear under a pointer only, which keyboards do not have.
          sx={{ '& .RaSimpleFormIterator-action': { visibility: 'visible' } }}
        >
          <TextInput
            source="label"
            label={LABEL}
            validate={[
              required(),
              ...validatorsOf({ kind: 'text', required: false, most: MAX_SERVING_LABEL }),
            ]}
            helperText={false}
          />
          <PriceInput source="price" label="resources.product.fields.price" />
        </SimpleFormIterator>
      </ArrayInput>
    </>
  )
}

function distinct(value: unknown) {
  const labels = (Array.isArray(value) ? value : []).map(({ label }) => ({ label: String(label ?? '') }))
  const repeated = repeatedServing(labels.filter(({ label }) => label.trim() !== ''))
  return repeated === undefined
    ? undefined
    : { message: 'resources.product.serving.repeated', args: { label: repeated.trim() } }
}

function AddServing({ isFull }: { isFull: boolean }) {
  const translate = useTranslate()
  const { add } = useSimpleFormIterator()
  return (
    <Button size="small" startIcon={<AddIcon />} disabled={isFull} onClick={() => add()}>
      {translate('resources.product.serving.add')}
    </Button>
  )
}
