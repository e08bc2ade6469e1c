import { MenuItem, TextField, type TextFieldProps } from '@mui/material'

interface SelectFieldProps<Id extends string | number>
  extends Pick<TextFieldProps, 'label' | 'disabled' | 'margin' | 'slotProps' | 'sx'> {
  readonly value: Id
  readonly choices: readonly { readonly id: Id; readonly name: string }[]
  onChoose(id: Id): void
}

/** One of a few values, outside the form of a record. */
export function SelectField<Id extends string | number>({
  choices,
  onChoose,
  ...props
}: SelectFieldProps<Id>) {
  return (
    <TextField select onChange={({ target }) => onChoose(target.value as Id)} {...props}>
      {choices.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  )
}
