import {
  Checkbox,
  FormControl,
  FormControlLabel,
  FormGroup,
  FormHelperText,
  FormLabel,
  Typography,
} from '@mui/material'
import { useInput, useTranslate, useTranslateLabel, ValidationError, type Validator } from 'react-admin'

interface Choice {
  readonly id: string
  readonly title: string
  /** Its description, a sentence. */
  readonly meaning?: string | null
  readonly disabled?: boolean
}

interface CheckListProps {
  /** The field with the ids of the selected items. */
  readonly source: string
  /** A message key; by default the name of the field. */
  readonly label?: string
  readonly choices: readonly Choice[]
  /** Shown if there are no items. */
  readonly empty: string
  readonly validate?: Validator
}

/** Checkboxes for a few items with their descriptions. */
export function CheckList({ source, label: given, choices, empty, validate }: CheckListProps) {
  const translate = useTranslate()
  const label = useTranslateLabel()({ source, label: given }) as string
  const { field, fieldState } = useInput({ source, defaultValue: [], ...(validate && { validate }) })
  const ticked = (field.value ?? []) as readonly string[]
  const toggle = (id: string) => {
    const toggled = ticked.includes(id) ? ticked.filter((each) => each !== id) : [...ticked, id]
    // In the order of the server, so that the same items are the same value.
    field.onChange(toggled.sort((one, other) => Number(one) - Number(other)))
  }
  const gone = choices.length > 0 ? ticked.filter((each) => !choices.some(({ id }) => id === each)) : []
  // A restored draft may have items that were removed meanwhile, which the server refuses.
  const shown = [...choices, ...gone.map((id): Choice => ({ id, title: translate('admin.form.goneChoice') }))]
  return (
    <FormControl component="fieldset" variant="standard" sx={{ my: 1 }}>
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup sx={{ gap: 0.5, mt: 0.5 }}>
        {shown.map(({ id, title, meaning, disabled }) => (
          <FormControlLabel
            key={id}
            disabled={disabled}
            sx={{ alignItems: 'flex-start', mr: 0 }}
            control={
              <Checkbox
                checked={ticked.includes(id)}
                onChange={() => toggle(id)}
                sx={{ py: 0.5 }}
                name={id}
              />
            }
            label={
              <>
                <Typography sx={{ pt: 0.5 }}>{title}</Typography>
                {meaning && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {meaning}
                  </Typography>
                )}
              </>
            }
          />
        ))}
      </FormGroup>
      {choices.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {translate(empty)}
        </Typography>
      )}
      {fieldState.error?.message && (
        <FormHelperText error>
          <ValidationError error={fieldState.error.message} />
        </FormHelperText>
      )}
    </FormControl>
  )
}
