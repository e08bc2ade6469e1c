import { type ReactNode, useId } from 'react'
import { Field, TextField } from '../../components/field.tsx'
import { type Faults, faultText, type TableField } from './table-faults.ts'

const MAX = { name: 100, phone: 32, email: 254, note: 300 } as const

interface TableFieldsProps {
  readonly values?: Readonly<Partial<Record<string, string>>>
  readonly faults: Faults
  /** The fields for number of guests, day and time, which come first. */
  readonly children: ReactNode
}

/** The fields of a request for a table, with what is asked of a guest. */
export function TableFields({ values = {}, faults, children }: TableFieldsProps) {
  const faultOf = (field: TableField) => faultText(field, faults[field])
  return (
    <div className="form-grid">
      {children}
      <Field
        label="Adınız"
        english="Name"
        name="name"
        autoComplete="name"
        maxLength={MAX.name}
        defaultValue={values.name}
        fault={faultOf('name')}
        required
      />
      <Field
        label="Telefon"
        english="Phone"
        name="phone"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        maxLength={MAX.phone}
        defaultValue={values.phone}
        fault={faultOf('phone')}
        required
      />
      <Field
        label="E-posta (isteğe bağlı)"
        english="Email"
        name="email"
        type="email"
        autoComplete="email"
        spellCheck={false}
        maxLength={MAX.email}
        defaultValue={values.email}
        fault={faultOf('email')}
        wide
      />
      <TextField
        label="Mesaj (isteğe bağlı)"
        english="Message"
        name="note"
        autoComplete="off"
        maxLength={MAX.note}
        defaultValue={values.note}
        fault={faultOf('note')}
        hint="Çocuk sandalyesi, pencere kenarı, doğum günü: bilmemizi istediğiniz ne varsa."
        wide
      />
    </div>
  )
}

/** A field that programs fill in and nobody else sees. */
export function Trap() {
  const id = useId()
  return (
    <div className="visually-hidden" aria-hidden="true">
      <label htmlFor={id}>Boş bırakın</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
