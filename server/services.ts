import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { may, type Permission, type Rule } from './core/access.ts'
import type { AttemptLimit } from './core/attempt-limit.ts'
import { ContentEntity } from './core/base-entity.ts'
import { takingDecoded } from './core/pictures/decoded-picture.ts'
import type { MediaStore } from './core/pictures/media-store.ts'
import type { PictureDecoder } from './core/pictures/picture-decoder.ts'
import { PictureProportions } from './core/pictures/picture-proportions.ts'
import { PictureStore } from './core/pictures/picture-store.ts'
import { SecretBox } from './core/primitives/secret-box.ts'
import { TIME_ZONE } from './core/primitives/time-zone.ts'
import { Reader } from './core/read/reader.ts'
import { RelationGraphs } from './core/read/relation-graph.ts'
import { type ReadReplicas, ReplicaReader } from './core/read/replica-reader.ts'
import type { SecurityLog } from './core/security-log.ts'
import { ContentChanges } from './core/write/content-changes.ts'
import { ApiTokenService } from './modules/auth/api-token.service.ts'
import { AuthService } from './modules/auth/auth.service.ts'
import { SessionService } from './modules/auth/session.service.ts'
import { Tokens } from './modules/auth/tokens.ts'
import { BackupService, type BackupTimes } from './modules/backup/backup.service.ts'
import { CallService } from './modules/call/call.service.ts'
import { ChangeService } from './modules/change/change.service.ts'
import type { RecordedKind } from './modules/change/named-changes.ts'
import { CodeApps } from './modules/factor/code-app.service.ts'
import { FactorService } from './modules/factor/factor.service.ts'
import { PasskeyChallenges } from './modules/factor/passkey-challenges.ts'
import { Passkeys } from './modules/factor/passkeys.service.ts'
import { Alerts } from './modules/mail/alerts.service.ts'
import { MailService } from './modules/mail/mail.service.ts'
import { MailOutbox } from './modules/mail/mail-outbox.service.ts'
import { MovedAddresses } from './modules/moving-in/moved-addresses.service.ts'
import { type PicturedKind, PictureLibrary } from './modules/picture/picture.service.ts'
import { PrintedListService } from './modules/printed-list/printed-list.service.ts'
import { PriceRecordService } from './modules/product/price-record.service.ts'
import { PushDeliveries } from './modules/push/push-deliveries.ts'
import { PushDeviceService } from './modules/push/push-device.service.ts'
import { isRingingAddress } from './modules/push/push-hosts.ts'
import { PushKeys } from './modules/push/push-keys.ts'
import { PushOutbox } from './modules/push/push-outbox.service.ts'
import { LinkService } from './modules/recovery/link.service.ts'
import { RecoveryService } from './modules/recovery/recovery.service.ts'
import { type RecordServices, recordServices, registry } from './modules/registry.ts'
import { accountLimit, addressLimit } from './modules/reservation/address-limit.ts'
import { RequestTokens } from './modules/reservation/request-tokens.ts'
import { ReservationService } from './modules/reservation/reservation.service.ts'
import { ReservationDays } from './modules/reservation/reservation-days.service.ts'
import { TableReminders } from './modules/reservation/table-reminders.service.ts'
import { TableRequestService } from './modules/reservation/table-request.service.ts'
import { DemoContentService } from './modules/site/demo-content.service.ts'
import { isPublished } from './modules/site/published-languages.ts'
import { type SiteDefaults, SiteService } from './modules/site/site.service.ts'
import type { ApplicationVersion } from './modules/site/site.types.ts'
import { TranslationReads } from './modules/translation/translation-reads.service.ts'
import { TranslationWorkService } from './modules/translation/translation-work.service.ts'
import { AccountService } from './modules/user/account.service.ts'
import { AdministratorGuard } from './modules/user/administrator-guard.ts'
import { OwnPassword } from './modules/user/own-password.service.ts'
import { siteNames } from './modules/user/site-names.ts'

interface ServiceSettings {
  readonly authSecret: string
  readonly signInLimit: AttemptLimit
  /** Nothing is written without one. */
  readonly security?: SecurityLog
  readonly site: SiteDefaults
  readonly publicUrl: () => string
  /** Whether the address was configured, so that it leads here from everywhere. */
  readonly hasPublicUrl?: boolean
  /** False if the environment keeps mails from leaving. */
  readonly sendsMails?: boolean
  /** False if the environment keeps devices from ringing. */
  readonly sendsPushes?: boolean
  /** A further authority for certificates of mail servers, in PEM. */
  readonly mailAuthority?: string
  readonly version: ApplicationVersion
  /** Whether the files of a 360-degree tour exist. */
  readonly hasTour?: (() => Promise<boolean>) | undefined
  /** Whether a product needs complete food information to be live. */
  readonly strictFood?: boolean
  /** Of nightly backups, if they are made. */
  readonly backups?: BackupTimes | undefined
  readonly replicas?: ReadReplicas
}

export type Services = ReturnType<typeof createServices>

/** The composition root of the services. */
export function createServices(
  orm: MikroORM,
  files: MediaStore,
  decoder: PictureDecoder,
  settings: ServiceSettings,
) {
  const tools = {
    orm,
    reader: settings.replicas ? new ReplicaReader(orm, settings.replicas) : new Reader(orm),
    changes: new ContentChanges(),
    pictures: new PictureStore(orm, files),
    decoder: takingDecoded(decoder),
    settings: {
      secrets: new SecretBox(settings.authSecret),
      siteName: settings.site.name,
      strictFood: settings.strictFood ?? false,
    },
  }
  const security = settings.security ?? (() => {})
  const proportions = new PictureProportions(files, decoder)
  const ownPassword = new OwnPassword(settings.signInLimit, security)
  const hasPublicUrl = settings.hasPublicUrl ?? false
  // A mailed link to 127.0.0.1 helps nobody.
  const isMailHeld = !hasPublicUrl || settings.sendsMails === false
  const mails = new MailOutbox(tools.settings.secrets, isMailHeld)
  const rings = () => settings.sendsPushes !== false && isRingingAddress(settings.publicUrl())
  const pushKeys = new PushKeys(tools.settings.secrets)
  const pushDeliveries = new PushDeliveries({
    keys: pushKeys,
    publicUrl: settings.publicUrl,
    secret: settings.authSecret,
    isAvailable: rings,
  })
  const pushes = new PushOutbox(rings)
  const records = recordServices(tools, { guard: new AdministratorGuard(ownPassword), security })
  const factors = {
    codeApps: new CodeApps(tools.settings.secrets),
    passkeys: new Passkeys({
      challenges: new PasskeyChallenges(settings.authSecret),
      publicUrl: settings.publicUrl,
    }),
  }
  const auth = new AuthService({
    orm,
    tokens: new Tokens(settings.authSecret),
    limit: settings.signInLimit,
    challengeLimit: addressLimit(60),
    users: records.users,
    security,
    mails,
    ...factors,
  })
  const shownName = async (em: EntityManager) =>
    (await siteNames(em, settings.site.name)).findLast(Boolean) ?? ''
  const mail = new MailService({
    orm,
    reader: tools.reader,
    ownPassword,
    security,
    secrets: tools.settings.secrets,
    siteName: shownName,
    isPublished,
    publicUrl: settings.publicUrl,
    hasPublicUrl,
    isHeld: isMailHeld,
    timeZone: TIME_ZONE,
    ca: settings.mailAuthority,
  })
  const calls = new CallService(settings.authSecret)
  const ofAccounts = {
    orm,
    auth,
    ...factors,
    users: records.users,
    ownPassword,
    limit: settings.signInLimit,
    mails,
    secrets: tools.settings.secrets,
    security,
    siteName: settings.site.name,
    shownName,
    publicUrl: settings.publicUrl,
    fingerprint: calls.fingerprint,
  }
  const site = new SiteService({
    defaults: settings.site,
    publicUrl: settings.publicUrl,
    version: settings.version,
    contacts: records.contacts,
    settings: records.siteSettings,
    openingExceptions: records.openingExceptions,
    pageTexts: records.pageTexts,
    aspectOf: (filePath) => proportions.aspectOf(filePath),
    hasTour: settings.hasTour ?? (async () => false),
  })
  return {
    ...records,
    changes: tools.changes,
    pictures: tools.pictures,
    secrets: tools.settings.secrets,
    relationGraphs: new RelationGraphs(tools.reader),
    decoder,
    strictFood: tools.settings.strictFood,
    account: new AccountService(ownPassword, settings.site.name, security),
    auth,
    calls,
    links: new LinkService(ofAccounts),
    recovery: new RecoveryService(ofAccounts),
    apiTokens: new ApiTokenService(ofAccounts),
    factors: new FactorService(ofAccounts),
    sessions: new SessionService(security),
    mail,
    movedAddresses: new MovedAddresses(),
    demoContent: new DemoContentService(records, tools.changes),
    history: new ChangeService(orm, tools.pictures, tools.changes, recordedKinds(records), TIME_ZONE),
    library: new PictureLibrary(orm, picturedKinds()),
    priceRecords: new PriceRecordService(tools.reader, records.products),
    printedLists: new PrintedListService(orm),
    alerts: new Alerts(orm, TIME_ZONE, pushes),
    pushes,
    pushDeliveries,
    pushDevices: new PushDeviceService({
      keys: pushKeys,
      deliveries: pushDeliveries,
      testLimit: accountLimit(5),
      timeZone: TIME_ZONE,
    }),
    backups: new BackupService(settings.backups),
    site,
    reservations: new ReservationService({
      orm,
      reader: tools.reader,
      timeZone: TIME_ZONE,
      mails,
      pushes,
      publicUrl: settings.publicUrl,
      site,
    }),
    translationReads: new TranslationReads(),
    translationWork: new TranslationWorkService(),
    tableReminders: new TableReminders({ orm, pushes, site }),
    reservationDays: new ReservationDays({ timeZone: TIME_ZONE, site }),
    tableRequests: new TableRequestService({
      tokens: new RequestTokens(settings.authSecret),
      fingerprint: calls.fingerprint,
      limits: { tokens: addressLimit(60), slots: addressLimit(60), requests: addressLimit(60) },
      mails,
      pushes,
      site,
    }),
  }
}

/** Access rule of a kind's history besides administrators: the managers of content. */
function followers({ entity, manage }: { entity: new () => object; manage: unknown }): Rule {
  const isContent = entity.prototype instanceof ContentEntity
  return isContent && typeof manage === 'string' ? may(manage as Permission) : () => false
}

/** The kinds of content with pictures, with the rule for their managers. */
function picturedKinds(): PicturedKind[] {
  return Object.values(registry).map(({ record }) => ({ ...record, mayManage: followers(record) }))
}

/** Every registered entity for the history, by the name of its look-up. */
function recordedKinds(services: RecordServices): Map<string, RecordedKind> {
  return new Map(
    Object.entries(registry).map(([name, { record }]) => [
      record.one,
      { ...record, service: services[name as keyof RecordServices], mayFollow: followers(record) },
    ]),
  )
}
