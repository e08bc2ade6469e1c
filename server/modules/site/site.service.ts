import { select } from '../../core/read/selection.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { ContactService } from '../contact/contact.service.ts'
import type { ApplicationVersion, OpeningHours, Site } from './site.types.ts'

/** Open from 08:00 to 22:00 on every day of the week. */
export const OPENING_HOURS: OpeningHours = {
  opens: '08:00',
  closes: '22:00',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}

/** What is configured, for as long as no contact entry says otherwise. */
export interface SiteDefaults {
  readonly name: string
  readonly phone: string
  readonly address: string
  readonly mapUrl: string
  readonly deliveryUrl: string
}

export class SiteService {
  constructor(
    private readonly defaults: SiteDefaults,
    private readonly publicUrl: () => string,
    private readonly version: ApplicationVersion,
    private readonly contacts: ContactService,
  ) {}

  async site(context: RequestContext): Promise<Site> {
    const [contact] = await this.contacts.getAll(context, select('phoneNumber', 'address'), { limit: 1 })
    return {
      ...this.defaults,
      phone: contact?.phoneNumber || this.defaults.phone,
      address: contact?.address || this.defaults.address,
      openingHours: OPENING_HOURS,
      imageUrl: `${this.publicUrl()}/resource/`,
      imageThumbUrl: `${this.publicUrl()}/resource/thumb/`,
    }
  }

  applicationVersion(): ApplicationVersion {
    return this.version
  }
}
