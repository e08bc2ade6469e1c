import { Link } from 'react-router-dom'
import { PageTitle } from '../components/page-title.tsx'
import { ChefGrid } from '../features/chefs/chef-grid.tsx'
import { chefs } from '../features/chefs/chefs.ts'
import { useSampleHead } from '../features/shell/use-page-head.ts'
import { paths } from '../paths.ts'
import { templatePage } from './template-page.tsx'
import '../features/chefs/chefs.css'

export const Component = templatePage('chefs', Sample)

function Sample() {
  useSampleHead('chefs', 'Şeflerimiz', 'Ocağın başındaki sekiz kişi: aşçıbaşından sos şefine mutfağımız.')
  return (
    <>
      <PageTitle title="Şeflerimiz" english="Chefs">
        <p className="page-title__note">Sekiz usta, tek ocak. Sofranıza gelen her tabakta birinin eli var.</p>
      </PageTitle>
      <div className="page-width">
        <ChefGrid chefs={chefs} heading="h2" />
        <div className="chefs-page__invitation">
          <p>Ustaların elinden ne çıktığını merak mı ettiniz?</p>
          <Link className="button" to={paths.menu}>
            Menüye bakın
          </Link>
        </div>
      </div>
    </>
  )
}
