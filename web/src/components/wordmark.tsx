import { pictureUrl } from '../lib/picture.ts'
import { isLettering } from '../rules/lettering.ts'

interface WordmarkProps {
  /** Undefined until loaded. */
  readonly site:
    | {
        readonly name: string
        /** Path of the owner's logo below the resource address. */
        readonly logoFilePath?: string | null
        /** Width of the logo by its height. */
        readonly logoAspect?: number | null
      }
    | undefined
}

/** In px. */
const LOGO_HEIGHT = 48

/** The restaurant's name with its logo, or without one with the star. A logo in letters stands for the name. */
export function Wordmark({ site: { name, logoFilePath, logoAspect } = { name: '' } }: WordmarkProps) {
  if (logoFilePath && isLettering(logoAspect)) {
    return (
      <span className="wordmark wordmark--lettering">
        <img
          src={pictureUrl(logoFilePath, 480)}
          alt={name}
          width={Math.round(LOGO_HEIGHT * logoAspect)}
          height={LOGO_HEIGHT}
        />
      </span>
    )
  }
  return (
    <span className="wordmark">
      {logoFilePath ? (
        <img
          src={pictureUrl(logoFilePath, 240)}
          alt=""
          width={Math.round(LOGO_HEIGHT * (logoAspect ?? 1))}
          height={LOGO_HEIGHT}
        />
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
