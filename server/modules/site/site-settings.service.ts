import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { overlapInWeek } from '../../../web/src/rules/opening-hours.ts'
import { BadInputError } from '../../core/errors.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { contentService } from '../../core/write/content-service.ts'
import type { SiteSettings } from './site.entity.ts'
import { siteRecord } from './site.record.ts'

type Update = InstanceType<typeof siteRecord.inputs.update>

/** The id of the only record, inserted by the migration. */
export const SITE_ID = 1

export class SiteSettingsService extends contentService(siteRecord) {
  protected override async values(
    em: EntityManager,
    input: Update,
    entity: SiteSettings | null,
    context: RequestContext,
  ): Promise<EntityData<SiteSettings>> {
    const overlap = overlapInWeek(input.weekly ?? [])
    if (overlap) {
      const [first, second] = overlap.map(
        ({ weekday, opens, closes }) => `day ${weekday} ${opens}–${closes}`,
      ) as [string, string]
      throw BadInputError.field('weekly', 'OVERLAPPING_PERIODS', { first, second })
    }
    const keys = (input.pages ?? []).map(({ key }) => key)
    const twice = keys.find((key, index) => keys.indexOf(key) !== index)
    if (twice) throw BadInputError.field('pages', 'REPEATED', { value: twice })
    const values = await super.values(em, input, entity, context)
    if (input.hideAlcoholicDrinks === null) values.hideAlcoholicDrinks = true
    const isElsewhere = input.address !== undefined && entity !== null && input.address !== entity.address
    // The coordinates of the previous address would show the wrong place.
    if (isElsewhere && input.latitude === undefined)
      Object.assign(values, { latitude: null, longitude: null })
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, isBlank(value) ? null : value]),
    ) as EntityData<SiteSettings>
  }
}

/** A text without visible characters counts as not set. */
function isBlank(value: unknown): boolean {
  return typeof value === 'string' && /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]*$/u.test(value)
}
