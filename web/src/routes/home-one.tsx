import { useState } from 'react'
import { Link } from 'react-router-dom'
import { SectionHead } from '../components/section-head.tsx'
import { BlogCard } from '../features/blog/blog-card.tsx'
import { posts } from '../features/blog/posts.ts'
import { ChefGrid } from '../features/chefs/chef-grid.tsx'
import { chefs } from '../features/chefs/chefs.ts'
import { FeaturedCategories } from '../features/food/featured-categories.tsx'
import { type Choice, FoodCollection } from '../features/food/food-collection.tsx'
import { MealMenu } from '../features/food/meal-menu.tsx'
import { Newsletter } from '../features/home-one/newsletter.tsx'
import { SearchBanner } from '../features/home-one/search-banner.tsx'
import { TableRequest } from '../features/home-one/table-request.tsx'
import { Testimonials } from '../features/home-one/testimonials.tsx'
import { useSampleHead } from '../features/shell/use-page-head.ts'
import { useSite } from '../features/shell/use-site.tsx'
import { paths } from '../paths.ts'
import { templatePage } from './template-page.tsx'
import '../styles/forms.css'
import '../features/food/food.css'
import '../features/chefs/chefs.css'
import '../features/blog/blog.css'
import '../features/home-one/home-one.css'

export const Component = templatePage('home-one', Sample)

function Sample() {
  const [choice, setChoice] = useState<Choice>('All')
  const { site, takesTables } = useSite()
  const phone = site?.phone ?? ''
  useSampleHead(
    'home-one',
    'Canınız bugün ne çekiyor?',
    'Sofradan seçmeler, günün her saatine menü, masa ayırtma, şeflerimiz ve mutfaktan yazılar.',
  )
  return (
    <>
      <SearchBanner />
      <FeaturedCategories onChoose={setChoice} />
      <FoodCollection phone={phone} chosen={choice} onChoose={setChoice} />
      <MealMenu />
      <TableRequest phone={phone} takesTables={takesTables} />
      <section className="section" aria-labelledby="sefler">
        <SectionHead id="sefler" english="Chefs" title="Ocağın başındakiler">
          <Link className="more" to={paths.chefs}>
            Tüm şefler
          </Link>
        </SectionHead>
        <ChefGrid chefs={chefs.slice(0, 4)} heading="h3" />
      </section>
      <Testimonials />
      <section className="section" aria-labelledby="yazilar">
        <SectionHead id="yazilar" english="Blogs" title="Mutfaktan yazılar">
          <Link className="more" to={paths.blog}>
            Tüm yazılar
          </Link>
        </SectionHead>
        <ul className="thirds blog-grid">
          {posts.slice(0, 3).map((post) => (
            <li key={post.title}>
              <BlogCard post={post} heading="h3" />
            </li>
          ))}
        </ul>
      </section>
      <Newsletter phone={phone} />
    </>
  )
}
