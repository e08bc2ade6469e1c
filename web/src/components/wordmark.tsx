import { pictureUrl } from '../lib/picture.ts'

interface WordmarkProps {
  readonly name: string
  /** Path of the owner's logo below the resource address. */
  readonly logo?: string | null | undefined
}

/** The restaurant's name with its logo, or without one with the star. */
export function Wordmark({ name, logo }: WordmarkProps) {
  return (
    <span className="wordmark">
      {logo ? (
        <img src={pictureUrl(logo, 240)} alt="" height={48} />
      ) : (
        <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
          <path d="M12 1 15 5.100 20 4 18.900 9 23 12l-4.100 3 1.100 5-5-1.100L12 23l-3-4.100L4 20l1.100-5L1 12l4.100-3L4 4l5 1.100Z" />
          <circle cx="12" cy="12" r="3.200" />
        </svg>
      )}
      <span key={name}>{name}</span>
    </span>
  )
}
