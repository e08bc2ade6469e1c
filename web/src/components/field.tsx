import { type ComponentProps, type ElementType, useId } from 'react'

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
export function Field(props: Labelled & ComponentProps<'input'>) {
  return <LabelledControl control="input" {...props} />
}

export function TextField(props: Labelled & ComponentProps<'textarea'>) {
  return <LabelledControl control="textarea" {...props} />
}

function LabelledControl({
  control: Control,
  label,
  english,
  hint,
  wide,
  ...props
}: Labelled & { control: ElementType }) {
  const id = useId()
  return (
    <div className="field" data-wide={wide || undefined}>
      <label htmlFor={id}>
        {label}
        {english && (
          <span className="field__english" lang="en">
            {english}
          </span>
        )}
      </label>
      <Control id={id} aria-describedby={hint && `${id}-hint`} {...props} />
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
