import { ChangingText } from './changing-text.tsx'
import { Icon } from './icon.tsx'
import './quantity.css'

const MIN = 1
const MAX = 99

interface QuantityProps {
  readonly name: string
  readonly value: number
  readonly onChange: (value: number) => void
}

export function Quantity({ name, value, onChange }: QuantityProps) {
  const step = (by: number) => onChange(Math.min(MAX, Math.max(MIN, value + by)))
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">{name} adedi</legend>
      <button
        type="button"
        aria-label="Azalt"
        // Not `disabled`: the button would lose the keyboard focus.
        aria-disabled={value === MIN}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </button>
      <output>
        <ChangingText text={String(value)} />
      </output>
      <button type="button" aria-label="Artır" aria-disabled={value === MAX} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
