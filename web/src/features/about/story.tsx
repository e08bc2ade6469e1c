import { markOf, textOf } from '../../lib/told.tsx'

interface StoryProps {
  readonly about:
    | { readonly description: string; readonly translation?: { readonly description: string | null } }
    | undefined
}

/** The about text in paragraphs; empty until loaded. */
export function Story({ about = { description: '' } }: StoryProps) {
  return (
    <div className="story" {...markOf(about, 'description')}>
      {textOf(about, 'description')
        .split(/\n\s*\n/)
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </div>
  )
}
