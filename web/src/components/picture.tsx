import { pictureSet, pictureUrl } from '../lib/picture.ts'

/** The drawing where there is none: a laid place. */
export const PLACE = '/placeholder.svg'

interface PictureProps {
  /** Path below `/resource`; without one a placeholder is shown. */
  readonly filePath: string | null | undefined
  readonly alt: string
  readonly sizes: string
  readonly width: number
  readonly height: number
  /** Loads the picture eagerly: for one that is visible at first. */
  readonly eager?: boolean
}

/** A stored picture in the width that suits the screen, with its space reserved before it loads. */
export function Picture({ filePath, alt, sizes, width, height, eager }: PictureProps) {
  if (!filePath) return <PlacePicture alt={alt} width={width} height={height} />
  return (
    <img
      className="picture"
      src={pictureUrl(filePath, 480)}
      srcSet={pictureSet(filePath, [240, 480, 960])}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
    />
  )
}

export function PlacePicture({ alt, width, height }: { alt: string; width: number; height: number }) {
  return <img className="picture picture--none" src={PLACE} alt={alt} width={width} height={height} />
}
