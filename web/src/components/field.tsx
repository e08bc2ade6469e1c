import { type ComponentProps, type ElementType, useId } from 'react'
import * as spokenWords from '../rules/spoken.words.ts'

interface Labelled {
  readonly label: string
  /** The English label beside the Turkish one. */
  readonly english?: string
  /** A sentence below the input. */
  readonly hint?: string
  /** Why the server refuses the value. */
  readonly fault?: string | undefined
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

interface ControlProps extends Labelled {
  readonly control: ElementType
  readonly [attribute: string]: unknown
}

/** A control with its label above, styled by `styles/forms.css`. */
export function LabelledControl({
  control: Control,
  label,
  english,
  hint,
  fault,
  wide,
  ...props
}: ControlProps) {
  const id = useId()
  return (
    <div className="field" data-wide={wide || undefined}>
      <label htmlFor={id}>
        {label}
        {spokenWords.isTurkish && english && (
          <span className="field__english" lang="en">
            {english}
          </span>
        )}
      </label>
      <Control
        id={id}
        aria-invalid={fault ? true : undefined}
        aria-describedby={
          [fault && `${id}-fault`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
        }
        {...props}
      />
      {fault && (
        <p className="field__fault" id={`${id}-fault`}>
          {fault}
        </p>
      )}
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  )
}
