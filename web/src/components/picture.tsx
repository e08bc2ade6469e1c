import { pictureSet, pictureUrl } from '../lib/picture.ts'

interface PictureProps {
  /** Path below the resource address; without one the placeholder shows. */
  readonly filePath: string | null | undefined
  readonly alt: string
  readonly sizes: string
  readonly width: number
  readonly height: number
  /** For the picture that the visitor sees first. */
  readonly eager?: boolean
}

/** A stored picture in the form that suits the screen, its place held before it comes. */
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

/** What stands where there is no picture. */
export function PlacePicture({ alt, width, height }: { alt: string; width: number; height: number }) {
  return (
    <img className="picture picture--none" src="/placeholder.svg" alt={alt} width={width} height={height} />
  )
}
