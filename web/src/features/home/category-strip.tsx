import { Link } from 'react-router-dom'
import { Picture } from '../../components/picture.tsx'
import { paths } from '../../paths.ts'

interface CategoryStripProps {
  readonly categories: readonly { id: string; name: string; imageFilePath?: string | null }[]
}

export function CategoryStrip({ categories }: CategoryStripProps) {
  if (categories.length === 0) return null
  return (
    <section className="section" aria-labelledby="menuden">
      <div className="section__head">
        <h2 id="menuden">Menüden</h2>
        <Link className="more" to={paths.menu}>
          Tüm menü
        </Link>
      </div>
      <ul className="strip">
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={paths.menuOf(category.id)}>
              <Picture filePath={category.imageFilePath} alt="" width={240} height={240} sizes="176px" />
              <span>{category.name}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
