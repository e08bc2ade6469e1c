import { fromHere } from '../../lib/picture.ts'

interface ThumbnailProps {
  readonly address: string | null | undefined
  readonly name: string | null | undefined
}

/** The thumbnail of a record, or the first letter of its name. */
export function Thumbnail({ address, name }: ThumbnailProps) {
  const style = {
    width: 48,
    height: 48,
    borderRadius: 10,
    display: 'grid',
    placeContent: 'center',
    background: 'var(--tint)',
    color: 'var(--soft-ink)',
    font: '600 1.25rem / 1 var(--display)',
  } as const
  return address ? (
    <img
      src={fromHere(address)}
      alt=""
      width={48}
      height={48}
      loading="lazy"
      style={{ ...style, objectFit: 'cover' }}
    />
  ) : (
    <span style={style} aria-hidden="true">
      {name?.trim().charAt(0).toLocaleUpperCase('tr')}
    </span>
  )
}
