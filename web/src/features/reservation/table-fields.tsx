import { type ReactNode, useId } from 'react'
import { Field, TextField } from '../../components/field.tsx'
import * as tableWords from './table.words.ts'
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
        label={tableWords.name}
        english="Name"
        name="name"
        autoComplete="name"
        maxLength={MAX.name}
        defaultValue={values.name}
        fault={faultOf('name')}
        required
      />
      <Field
        label={tableWords.phone}
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
        label={tableWords.emailLabel}
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
        label={tableWords.noteLabel}
        english="Message"
        name="note"
        autoComplete="off"
        maxLength={MAX.note}
        defaultValue={values.note}
        fault={faultOf('note')}
        hint={tableWords.noteHint}
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
      <label htmlFor={id}>{tableWords.leaveEmpty}</label>
      <input id={id} name="website" tabIndex={-1} autoComplete="off" />
    </div>
  )
}
