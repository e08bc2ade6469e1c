import type { Chef } from './chefs.ts'

interface ChefGridProps {
  readonly chefs: readonly Chef[]
  /** The level of the names, below the heading of a page or of a section. */
  readonly heading: 'h2' | 'h3'
}

export function ChefGrid({ chefs, heading: Heading }: ChefGridProps) {
  return (
    <ul className="chef-grid">
      {chefs.map((chef, index) => (
        <li key={chef.name} className="card chef-card">
          <img
            className="picture"
            src={`/template/${chef.portrait}.svg`}
            alt=""
            width={320}
            height={320}
            loading={Heading === 'h2' && index < 4 ? 'eager' : 'lazy'}
            decoding="async"
          />
          <Heading>{chef.name}</Heading>
          <p>{chef.role}</p>
        </li>
      ))}
    </ul>
  )
}
