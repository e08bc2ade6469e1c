import { templatePicture } from '../../lib/sample-foods.ts'

/** A picture of the template pages, below the first screen. */
export function FoodPicture({ name }: { name: string }) {
  return (
    <img
      className="picture"
      src={templatePicture(name)}
      alt=""
      width={640}
      height={480}
      loading="lazy"
      decoding="async"
    />
  )
}
