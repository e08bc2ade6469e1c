import { fromHere } from '../../lib/picture.ts'

/** The thumbnail of a record, or an empty tile. */
export function Thumbnail({ address }: { address: string | null | undefined }) {
  const style = {
    width: 48,
    height: 48,
    borderRadius: 10,
    display: 'block',
    background: 'var(--tint)',
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
    <span style={style} />
  )
}
