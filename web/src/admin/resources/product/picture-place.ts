const places = new WeakMap<File, number>()

/** The position that a picture of a new dish was given in its form; undefined if it is added at the end. */
export const placeOf = (picture: File): number | undefined => places.get(picture)

/** Remembers the position of a picture whose upload may have to be retried. */
export function setPlace(picture: File, place: number | undefined): void {
  if (place !== undefined) places.set(picture, place)
}
