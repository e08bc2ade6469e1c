import type { ComponentProps } from 'react'

/** A picture of the template pages, by default below the first screen. */
export function SamplePicture({ name, ...props }: { name: string } & ComponentProps<'img'>) {
  return (
    <img
      className="picture picture--drawn"
      src={`/drawings/${name}.svg`}
      alt=""
      width={640}
      height={480}
      loading="lazy"
      decoding="async"
      {...props}
    />
  )
}
