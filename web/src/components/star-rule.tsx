/** The house's one ornament: a row of eight-point stars. */
export function StarRule() {
  return <div className="star-rule" aria-hidden="true" />
}
