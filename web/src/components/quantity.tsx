import { ChangingText } from './changing-text.tsx'
import { Icon } from './icon.tsx'
import './quantity.css'

const FEWEST = 1
const MOST = 99

interface QuantityProps {
  readonly name: string
  readonly value: number
  readonly onChange: (value: number) => void
}

export function Quantity({ name, value, onChange }: QuantityProps) {
  const step = (by: number) => onChange(Math.min(MOST, Math.max(FEWEST, value + by)))
  return (
    <fieldset className="stepper">
      <legend className="visually-hidden">{name} adedi</legend>
      <button
        type="button"
        aria-label="Azalt"
        // Not `disabled`: the button would lose the keyboard focus.
        aria-disabled={value === FEWEST}
        onClick={() => step(-1)}
      >
        <Icon name="minus" />
      </button>
      <output>
        <ChangingText text={String(value)} />
      </output>
      <button type="button" aria-label="Artır" aria-disabled={value === MOST} onClick={() => step(1)}>
        <Icon name="plus" />
      </button>
    </fieldset>
  )
}
