import { ornamentOf } from '../../rules/ornaments.ts'

/** The drawing for a category; nothing for one of which there is none. */
export function Ornament({ category, size }: { category: string; size: number }) {
  const ornament = ornamentOf(category)
  return ornament ? <img className="ornament" src={ornament} alt="" width={size} height={size} /> : null
}
