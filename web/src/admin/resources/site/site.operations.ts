import { parse } from 'graphql'
import { inputBounds } from '../../api/input-bounds.ts'
import type { ResourceOperations } from '../../api/resource-operations.ts'

/** Fields with lists of objects, and the fields of these objects. */
const LISTS: Readonly<Record<string, string>> = {
  deliveryLinks: '{ label url }',
  socialLinks: '{ network url }',
  pages: '{ key mode }',
  ordering: '{ ways minimum deliveryFee leadMinutes note }',
  drawing: '{ scene cloth onTable }',
  weekly: '{ weekday opens closes kind }',
}

const RULES = Object.keys(inputBounds.ReservationRulesInput).join(' ')
const FIELDS = Object.entries(inputBounds.UpdateSite)
  .filter(([field, { kind }]) => !kind.startsWith('picture') && field !== 'reservations')
  .map(([field]) => `${field} ${LISTS[field] ?? ''}`)
  .join(' ')
const STAMPS = 'id createdDate createdBy updatedDate updatedBy'
// Of the rules for tables, those that apply: the server has a default for each that nobody has set.
// Logo and shared picture are cropped from the stored file, because a preview is smaller.
const SITE = `{ logoUrl shareImageUrl officialQrUrl heroImageUrls(width: 240) reservations { ${RULES} } settings { ${STAMPS} ${FIELDS} } }`

/** The settings, which are one record without list or addition. */
export const siteOperations: ResourceOperations = {
  inputs: { update: 'UpdateSite' },
  read: ({ settings, ...others }) => ({ ...(settings as object), ...others }),
  one: parse(`query SiteRecord { record: site ${SITE} }`) as never,
  update: parse(
    `mutation UpdateSiteRecord($input: UpdateSite!, $clientKey: ID) {
      record: updateSite(input: $input, clientKey: $clientKey) ${SITE}
    }`,
  ) as never,
}
