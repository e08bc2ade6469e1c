import { parse } from 'graphql'
import { inputBounds } from '../../api/input-bounds.ts'
import type { ResourceOperations } from '../../api/resource-operations.ts'

/** Fields with lists of objects, and the fields of these objects. */
const LISTS: Readonly<Record<string, string>> = {
  deliveryLinks: '{ label url }',
  socialLinks: '{ network url }',
  pages: '{ key mode }',
  reservations:
    '{ slotMinutes stayMinutes noticeMinutes daysAhead lastArrivalMinutes largestParty seats closedWeekdays keepDays note }',
  weekly: '{ weekday opens closes kind }',
}

const FIELDS = Object.entries(inputBounds.UpdateSite)
  .filter(([, { kind }]) => !kind.startsWith('picture'))
  .map(([field]) => `${field} ${LISTS[field] ?? ''}`)
  .join(' ')
const STAMPS = 'id createdDate createdBy updatedDate updatedBy'
// Logo and shared picture are cropped from the stored file, because a preview is smaller.
const SITE = `{ logoUrl shareImageUrl officialQrUrl heroImageUrls(width: 240) settings { ${STAMPS} ${FIELDS} } }`

/** The settings, which are one record without list or addition. */
export const siteOperations: ResourceOperations = {
  inputs: { update: 'UpdateSite' },
  read: ({ settings, ...pictures }) => ({ ...(settings as object), ...pictures }),
  one: parse(`query SiteRecord { record: site ${SITE} }`) as never,
  update: parse(
    `mutation UpdateSiteRecord($input: UpdateSite!, $clientKey: ID) {
      record: updateSite(input: $input, clientKey: $clientKey) ${SITE}
    }`,
  ) as never,
}
