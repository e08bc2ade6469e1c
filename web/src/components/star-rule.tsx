/** The ornament of the site: a row of eight-point stars. */
export function StarRule() {
  return <div className="star-rule" aria-hidden="true" />
}
