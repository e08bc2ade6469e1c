interface Place {
  readonly address: string
  readonly locality?: string | null
  readonly region?: string | null
  readonly latitude?: number | null
  readonly longitude?: number | null
}

/** A map link by coordinates, or without them by address; empty if there is neither. */
export function mapUrlOf(place: Place): string {
  const text = placeText(place)
  return text && `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`
}

/** A link to directions from the visitor's location; empty if the place is not known. */
export function directionsUrlOf(place: Place): string {
  const text = placeText(place)
  return text && `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(text)}`
}

function placeText({ address, locality, region, latitude, longitude }: Place): string {
  return typeof latitude === 'number' && typeof longitude === 'number'
    ? `${latitude},${longitude}`
    : [address, locality, region].filter(Boolean).join(', ')
}
