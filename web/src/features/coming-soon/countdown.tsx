/** The template's placeholder numbers, which are not those of a date. */
const DIALS = [
  { value: '24', unit: 'Gün', full: 80 },
  { value: '08', unit: 'Saat', full: 33 },
  { value: '45', unit: 'Dakika', full: 75 },
  { value: '30', unit: 'Saniye', full: 50, moves: true },
]

export function Countdown() {
  return (
    <dl className="countdown">
      {DIALS.map(({ value, unit, full, moves }) => (
        <div key={unit}>
          <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false">
            <circle className="countdown__ring" cx="60" cy="60" r="54" />
            <circle
              className="countdown__part"
              cx="60"
              cy="60"
              r="54"
              pathLength={100}
              strokeDasharray={`${full} 100`}
              transform="rotate(-90 60 60)"
            />
            {moves && <circle className="countdown__grain" cx="60" cy="6" r="6" />}
          </svg>
          <dt>{unit}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
