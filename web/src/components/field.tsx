import { type ComponentProps, useId } from 'react'

interface Labelled {
  readonly label: string
  /** The English label beside the Turkish one. */
  readonly english?: string
  /** A sentence below the input. */
  readonly hint?: string
  /** Whether it takes a whole row of the grid. */
  readonly wide?: boolean
}

/** An input with its label above, styled by `styles/forms.css`. */
export function Field({ label, english, hint, wide, ...input }: Labelled & ComponentProps<'input'>) {
  const id = useId()
  return (
    <div className="field" data-wide={wide || undefined}>
      <FieldLabel id={id} label={label} english={english} />
      <input id={id} aria-describedby={hint && `${id}-hint`} {...input} />
      {hint && <FieldHint id={id} hint={hint} />}
    </div>
  )
}

/** A text area with its label above. */
export function TextField({ label, english, hint, wide, ...area }: Labelled & ComponentProps<'textarea'>) {
  const id = useId()
  return (
    <div className="field" data-wide={wide || undefined}>
      <FieldLabel id={id} label={label} english={english} />
      <textarea id={id} aria-describedby={hint && `${id}-hint`} {...area} />
      {hint && <FieldHint id={id} hint={hint} />}
    </div>
  )
}

function FieldLabel({ id, label, english }: Labelled & { id: string }) {
  return (
    <label htmlFor={id}>
      {label}
      {english && (
        <span className="field__english" lang="en">
          {english}
        </span>
      )}
    </label>
  )
}

function FieldHint({ id, hint }: { id: string; hint: string }) {
  return (
    <p className="field__hint" id={`${id}-hint`}>
      {hint}
    </p>
  )
}
