import { templatePageKeys } from '../../../web/src/paths.ts'
import type { ChosenDrawing } from '../../../web/src/rules/drawing.ts'
import { addDays, localDay } from '../../../web/src/rules/opening-hours.ts'
import { may, requireRule } from '../../core/access.ts'
import { present } from '../../core/clock.ts'
import { inputDeclarations } from '../../core/input/content-fields.ts'
import type { Language } from '../../core/primitives/language.ts'
import { TIME_ZONE } from '../../core/primitives/time-zone.ts'
import { type Selection, select } from '../../core/read/selection.ts'
import { BASE_FIELDS } from '../../core/read/table-where.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { RecordService } from '../../core/write/record-service.ts'
import type { Contact } from '../contact/contact.entity.ts'
import { OpeningException } from '../opening-exception/opening-exception.entity.ts'
import type { PageText } from '../page-text/page-text.entity.ts'
import type { PageTextService } from '../page-text/page-text.service.ts'
import { BusinessSize } from './business-size.item.ts'
import { composedDrawing, drawnIcon, framedDrawing, hashOf } from './composed-drawing.ts'
import { expectDrawable } from './drawing.rules.ts'
import { directionsUrlOf, mapUrlOf } from './map-links.ts'
import { commonHours } from './opening-hours.ts'
import { ORDER_FIELDS, shownMode, takesOrders } from './ordering.rules.ts'
import { ReservationRules } from './reservation-rules.item.ts'
import { SiteSettings } from './site.entity.ts'
import { HERO_IMAGES, SITE_ID, type siteRecord } from './site.record.ts'
import type { ApplicationVersion, Hours, Site } from './site.types.ts'
import { DEFAULT_WEEK, DEMO_TEXTS } from './site-defaults.ts'
import { PageMode, type SitePage } from './site-links.item.ts'

export type UpdateSite = InstanceType<typeof siteRecord.inputs.update>

/** Days ahead whose exceptions are included. */
const EXCEPTION_DAYS = 90

/** The fields of an entity that inputs set, those of all content, and others. */
const everythingOf = (entity: unknown, ...others: string[]) =>
  select(...inputDeclarations(entity).map(([field]) => field), ...BASE_FIELDS, 'version', ...others)

const EVERYTHING = everythingOf(
  SiteSettings,
  'logoFilePath',
  'shareImageFilePath',
  'officialQrFilePath',
  ...HERO_IMAGES,
)
const EXCEPTION = everythingOf(OpeningException)

interface Facts {
  readonly name: string
  readonly phone: string
  readonly address: string
  readonly mapUrl: string
  readonly deliveryUrl: string
}

/** Configured values, the fallback for settings and contact entries. */
export interface SiteDefaults extends Facts {
  /** Those that are not the demo restaurant's. */
  readonly own: Partial<Facts>
}

/** All that decides which tables guests may ask for. */
export interface BookRules {
  /** Whether guests can ask on the site. */
  readonly isLive: boolean
  readonly rules: ReservationRules
  readonly hours: Hours
}

/** An SVG that was composed here, with the hash of its content. */
export interface ComposedDrawing {
  readonly svg: string
  readonly hash: string
}

interface SiteParts {
  readonly defaults: SiteDefaults
  readonly publicUrl: () => string
  readonly version: ApplicationVersion
  readonly contacts: Pick<RecordService<Contact, object, object>, 'getAll'>
  readonly settings: RecordService<SiteSettings, object, UpdateSite>
  readonly openingExceptions: Pick<RecordService<OpeningException, object, object>, 'getAll'>
  readonly pageTexts: PageTextService
  /** Width by height of a stored picture; null if it cannot be read. */
  readonly aspectOf: (filePath: string) => Promise<number | null>
  /** Whether the owner has uploaded the files of a 360-degree tour. */
  readonly hasTour: () => Promise<boolean>
}

export class SiteService {
  /** Phone number and published languages as last read, for pages that are sent while the database is unavailable. */
  lastKnown: { readonly phone: string; readonly languages: readonly Language[] }

  constructor(private readonly parts: SiteParts) {
    this.lastKnown = { phone: parts.defaults.phone, languages: [] }
  }

  /** The public facts of the site. Exceptions are read only if selected. */
  async site(context: RequestContext, selection: Selection): Promise<Site> {
    const { defaults, contacts, settings, publicUrl, aspectOf, hasTour } = this.parts
    const [row] = await settings.getAll(context, EVERYTHING, { limit: 1 })
    const [contact] = await contacts.getAll(context, select('phoneNumber', 'address', 'mail'), { limit: 1 })
    const set = row as SiteSettings
    const { own } = defaults
    // The demo restaurant's facts would be untrue below another name.
    const isDemo = !set.name && !own.name
    const fallback = isDemo ? defaults : own
    const texts = isDemo ? DEMO_TEXTS : undefined
    const name = set.name || defaults.name
    const address = set.address || contact?.address || fallback.address || ''
    const place = { ...set, address }
    const deliveryLinks =
      set.deliveryLinks ??
      (fallback.deliveryUrl ? [{ label: 'Online sipariş', url: fallback.deliveryUrl }] : [])
    const isConfiguredPlace = address === defaults.address && set.latitude === null
    const weekly = set.weekly ?? [...DEFAULT_WEEK]
    const hours = selection.relations.get('hours')
    const pages = everyPage(set)
    const phone = set.phone || contact?.phoneNumber || fallback.phone || ''
    this.lastKnown = { phone, languages: set.languages ?? [] }
    return {
      ...set,
      settings: { ...set, reservations: set.reservations && rulesOf(set) },
      isDemo,
      name,
      slogan: set.slogan || texts?.slogan || name,
      heroText: set.heroText || texts?.heroText || '',
      footerText: set.footerText || texts?.footerText || '',
      phone,
      mail: set.mail || contact?.mail || null,
      address,
      mapUrl: set.mapUrl ?? (isConfiguredPlace ? defaults.mapUrl : mapUrlOf(place)),
      directionsUrl: directionsUrlOf(place),
      deliveryUrl: deliveryLinks[0]?.url ?? null,
      deliveryLinks,
      socialLinks: set.socialLinks ?? [],
      languages: set.languages ?? [],
      reservations: rulesOf(set),
      businessSize: set.businessSize ?? BusinessSize.SINGLE,
      pages,
      hiddenPages: selection.fields.has('hiddenPages')
        ? await this.hiddenPages(context, pages, { hasTour, hasDelivery: deliveryLinks.length > 0 })
        : [],
      openingHours: commonHours(weekly),
      hours: {
        timeZone: TIME_ZONE,
        weekly,
        exceptions: hours?.relations.has('exceptions') ? await this.exceptions(context) : [],
      },
      hasTour: selection.fields.has('hasTour') && (await hasTour()),
      logoAspect:
        set.logoFilePath && selection.fields.has('logoAspect') ? await aspectOf(set.logoFilePath) : null,
      heroImageFilePaths: HERO_IMAGES.flatMap((property) => set[property] ?? []),
      imageUrl: `${publicUrl()}/resource/`,
      imageThumbUrl: `${publicUrl()}/resource/thumb/`,
    }
  }

  /** The keys of the template pages that visitors do not find. */
  private async hiddenPages(
    context: RequestContext,
    pages: readonly SitePage[],
    { hasTour, hasDelivery }: { hasTour: SiteParts['hasTour']; hasDelivery: boolean },
  ): Promise<string[]> {
    const modes = new Map(pages.map(({ key, mode }) => [key, mode]))
    const own = pages.flatMap(({ key, mode }) => (mode === PageMode.OWN && !hasOtherContent(key) ? key : []))
    const texts = own.length > 0 ? await this.parts.pageTexts.ofPages(context, own, select('key')) : []
    const unwritten = own.filter((key) => !texts.some((text) => text.key === key))
    const isHidden = {
      ...(modes.get('360') === PageMode.OWN && { '360': !(await hasTour()) }),
      ...(modes.get('online-order') === PageMode.TEMPLATE && { 'online-order': !hasDelivery }),
    } as Record<string, boolean>
    // A form for personal data needs the privacy policy.
    if (['book-table', 'checkout'].some((key) => modes.get(key) === PageMode.LIVE))
      isHidden['privacy-policy'] = false
    return pages.flatMap(({ key, mode }) =>
      (isHidden[key] ?? (mode === PageMode.HIDDEN || unwritten.includes(key))) ? key : [],
    )
  }

  /** The texts of the pages in mode OWN, all or those among `keys`. */
  async textsOfPages(
    context: RequestContext,
    selection: Selection,
    keys?: readonly string[],
  ): Promise<PageText[]> {
    const { pageTexts, settings } = this.parts
    const [set] = await settings.getAll(context, select('pages'), { limit: 1 })
    const own = (set?.pages ?? []).flatMap(({ key, mode }) => (mode === PageMode.OWN ? key : []))
    const shown = keys ? own.filter((key) => keys.includes(key)) : own
    return shown.length > 0 ? pageTexts.ofPages(context, shown, selection) : []
  }

  async update(context: RequestContext, input: UpdateSite): Promise<void> {
    await this.parts.settings.update(context, SITE_ID, input)
  }

  /** Whether guests order on the site. */
  async takesOrders(context: RequestContext): Promise<boolean> {
    return takesOrders(await this.parts.settings.getById(context, SITE_ID, select(...ORDER_FIELDS)))
  }

  /** The languages beside Turkish that are published, in order. */
  async languages(context: RequestContext): Promise<readonly Language[]> {
    return (await this.parts.settings.getById(context, SITE_ID, select('languages'))).languages ?? []
  }

  /**
   * The owner's drawing; null if there is none.
   * @param form the whole, the icon of the site, or one that stands at the foot of a frame of this size in pixels.
   */
  async drawing(
    context: RequestContext,
    form: 'whole' | 'icon' | { readonly width: number; readonly height: number },
  ): Promise<ComposedDrawing | null> {
    const { drawing } = await this.parts.settings.getById(context, SITE_ID, select('drawing'))
    if (!drawing) return null
    const svg =
      form === 'whole'
        ? composedDrawing(drawing)
        : form === 'icon'
          ? drawnIcon(drawing)
          : framedDrawing(drawing, form.width, form.height)
    return { svg, hash: hashOf(svg) }
  }

  /** A drawing as it would be shown. @throws {BadInputError} for one that could not be stored. */
  previewOfDrawing({ caller }: RequestContext, drawing: ChosenDrawing): string {
    requireRule(caller, may('site.manage'))
    expectDrawable(drawing)
    return composedDrawing(drawing)
  }

  /** The rules for tables of guests, with the hours and all exceptions that are not over. */
  async bookRules(context: RequestContext): Promise<BookRules> {
    const { settings, openingExceptions } = this.parts
    const set = await settings.getById(context, SITE_ID, select('reservations', 'weekly', 'pages'))
    const since = addDays(localDay(present(), TIME_ZONE), -1)
    const where = { toDate: { $gte: since } }
    const exceptions = await openingExceptions.getAll(context, EXCEPTION, { where })
    return {
      isLive: set.pages?.some(({ key, mode }) => key === 'book-table' && mode === PageMode.LIVE) ?? false,
      rules: rulesOf(set),
      hours: { timeZone: TIME_ZONE, weekly: set.weekly ?? [...DEFAULT_WEEK], exceptions },
    }
  }

  /** The hours with all exceptions that were not over at a moment. */
  async hoursSince(context: RequestContext, since: Date): Promise<Hours> {
    const { weekly } = await this.parts.settings.getById(context, SITE_ID, select('weekly'))
    const where = { toDate: { $gte: addDays(localDay(since, TIME_ZONE), -1) } }
    const exceptions = await this.parts.openingExceptions.getAll(context, EXCEPTION, { where })
    return { timeZone: TIME_ZONE, weekly: weekly ?? [...DEFAULT_WEEK], exceptions }
  }

  /** The address to which guests write; null if there is none. */
  async mailAddress(context: RequestContext): Promise<string | null> {
    const { settings, contacts } = this.parts
    const set = await settings.getById(context, SITE_ID, select('mail'))
    const [contact] = set.mail ? [] : await contacts.getAll(context, select('mail'), { limit: 1 })
    return set.mail || contact?.mail || null
  }

  async hours(context: RequestContext): Promise<Hours> {
    const { weekly } = await this.parts.settings.getById(context, SITE_ID, select('weekly'))
    return {
      timeZone: TIME_ZONE,
      weekly: weekly ?? [...DEFAULT_WEEK],
      exceptions: await this.exceptions(context),
    }
  }

  /** The exceptions of the next 90 days, and of yesterday, whose hours may end today. */
  private exceptions(context: RequestContext): Promise<OpeningException[]> {
    const today = localDay(present(), TIME_ZONE)
    return this.parts.openingExceptions.getAll(context, EXCEPTION, {
      where: { toDate: { $gte: addDays(today, -1) }, fromDate: { $lt: addDays(today, EXCEPTION_DAYS) } },
    })
  }

  applicationVersion(): ApplicationVersion {
    return this.parts.version
  }
}

/** The rules for tables; what was stored before there were some of them has their defaults. */
const rulesOf = ({ reservations }: Pick<SiteSettings, 'reservations'>): ReservationRules => ({
  ...new ReservationRules(),
  ...reservations,
})

/** Whether the owner's content of a page is something else than a text. */
const hasOtherContent = (key: string) => key === 'blog' || key === '360'

/** Every template page with its mode, in the order of the pages. */
function everyPage(set: SiteSettings): SitePage[] {
  const modes = new Map((set.pages ?? []).map(({ key, mode }) => [key, mode]))
  return templatePageKeys.map((key) => {
    const page = { key, mode: modes.get(key) ?? PageMode.TEMPLATE }
    return { key, mode: shownMode(page, set) }
  })
}
