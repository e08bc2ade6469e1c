import { everybody } from '../../core/access.ts'
import type { PictureSource } from '../../core/pictures/picture-source.ts'
import { defineContent } from '../../core/record-definition.ts'
import { SiteSettings } from './site.entity.ts'
import { siteRules } from './site.rules.ts'

interface PictureLists {
  readonly heroImages?: readonly Promise<PictureSource>[] | null
}

/** The id of the only record, inserted by the migration. */
export const SITE_ID = 1

export const HERO_IMAGES = [
  'firstHeroFilePath',
  'secondHeroFilePath',
  'thirdHeroFilePath',
  'fourthHeroFilePath',
] as const

export const siteRecord = defineContent<SiteSettings, 'logo' | 'shareImage' | 'officialQr', PictureLists>({
  entity: SiteSettings,
  one: 'site',
  many: 'sites',
  title: 'settings record',
  plural: 'settings',
  label: null,
  uploads: {
    logo: { title: 'The logo', path: 'logoFilePath' },
    shareImage: { title: 'The picture of shared links', path: 'shareImageFilePath' },
    officialQr: { title: 'The business code of the Ministry', path: 'officialQrFilePath' },
  },
  uploadLists: {
    heroImages: {
      title: 'Pictures of the home page',
      paths: HERO_IMAGES,
    },
  },
  manage: 'site.manage',
  read: everybody,
  table: { search: [], fields: [] },
  rules: siteRules,
})
