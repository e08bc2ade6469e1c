import { SamplePicture } from '../../components/sample-picture.tsx'
import { SectionHead } from '../../components/section-head.tsx'
import type { Group } from '../../lib/sample-foods.ts'

const FEATURED: readonly { name: string; note: string; picture: string; group: Group }[] = [
  {
    name: 'Fast Food',
    note: 'Burger, lahmacun, pizza',
    picture: 'dishes/margarita-pizza',
    group: 'Fast Food',
  },
  {
    name: 'Hot Platter',
    note: 'Közden sofraya sıcak tabaklar',
    picture: 'dishes/izgara-kofte',
    group: 'Platters',
  },
  { name: 'Dessert', note: 'Künefe, baklava, sütlaç', picture: 'ornaments/tatli', group: 'Dessert' },
]

/** Three groups of sample dishes; each selects its group in the collection below. */
export function FeaturedCategories({ onChoose }: { onChoose: (group: Group) => void }) {
  return (
    <section className="section" aria-labelledby="one-cikanlar">
      <SectionHead id="one-cikanlar" english="Featured Categories" title="Öne çıkanlar" />
      <ul className="thirds featured">
        {FEATURED.map(({ name, note, picture, group }) => (
          <li key={name}>
            {/* biome-ignore lint/a11y/useValidAnchor: it scrolls down the page and also selects a group */}
            <a className="card featured__card" href="#food-collection" onClick={() => onChoose(group)}>
              <SamplePicture name={picture} />
              <h3 lang="en">{name}</h3>
              <p>{note}</p>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
