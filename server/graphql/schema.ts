import { type GraphQLSchema, lexicographicSortSchema } from 'graphql'
import { buildSchema, type NonEmptyArray } from 'type-graphql'
import { ApiTokenResolver } from '../modules/auth/api-token.resolver.ts'
import { AuthResolver } from '../modules/auth/auth.resolver.ts'
import { SessionResolver } from '../modules/auth/session.resolver.ts'
import { BackupResolver } from '../modules/backup/backup.resolver.ts'
import { BlogCategoryLinkResolver } from '../modules/blog/blog-link.resolver.ts'
import { CallResolver } from '../modules/call/call.resolver.ts'
import { ChangeResolver } from '../modules/change/change.resolver.ts'
import { FactorResolver } from '../modules/factor/factor.resolver.ts'
import { MailResolver } from '../modules/mail/mail.resolver.ts'
import { PictureResolver } from '../modules/picture/picture.resolver.ts'
import { PrintedListResolver } from '../modules/printed-list/printed-list.resolver.ts'
import { PriceRecordResolver } from '../modules/product/price-record.resolver.ts'
import { PushDeviceResolver } from '../modules/push/push-device.resolver.ts'
import { LinkResolver } from '../modules/recovery/link.resolver.ts'
import { RecoveryResolver } from '../modules/recovery/recovery.resolver.ts'
import { registry } from '../modules/registry.ts'
import { ReservationResolver } from '../modules/reservation/reservation.resolver.ts'
import { ReservationDaysResolver } from '../modules/reservation/reservation-days.resolver.ts'
import { TableRequestResolver } from '../modules/reservation/table-request.resolver.ts'
import { DemoContentResolver } from '../modules/site/demo-content.resolver.ts'
import { DrawingResolver } from '../modules/site/drawing.resolver.ts'
import { SiteResolver } from '../modules/site/site.resolver.ts'
import { TRANSLATED_TYPES } from '../modules/translation/translated.resolver.ts'
import { TranslationResolver } from '../modules/translation/translation.resolver.ts'
import { AccountResolver } from '../modules/user/account.resolver.ts'
import type { Services } from '../services.ts'
import { keyMutations } from './keyed-mutations.ts'

type ResolverClass = new (service: never) => object

/** Every resolver with its service: those of the registry, and those without an entity. */
function resolverList(services: Services | null): [ResolverClass, unknown][] {
  const registered = Object.entries(registry).flatMap(([name, { resolver }]): [ResolverClass, unknown][] =>
    resolver ? [[resolver, services?.[name as keyof typeof registry]]] : [],
  )
  return [
    ...registered,
    [AccountResolver, services?.account],
    [ApiTokenResolver, services?.apiTokens],
    [AuthResolver, services?.auth],
    [BackupResolver, services?.backups],
    [BlogCategoryLinkResolver, undefined],
    [CallResolver, services?.calls],
    [ChangeResolver, services?.history],
    [DrawingResolver, services?.site],
    [DemoContentResolver, services?.demoContent],
    [FactorResolver, services?.factors],
    [LinkResolver, services?.links],
    [MailResolver, services?.mail],
    [PictureResolver, services?.library],
    [PriceRecordResolver, services?.priceRecords],
    [PrintedListResolver, services?.printedLists],
    [PushDeviceResolver, services?.pushDevices],
    [RecoveryResolver, services?.recovery],
    [ReservationResolver, services?.reservations],
    [ReservationDaysResolver, services?.reservationDays],
    [TableRequestResolver, services?.tableRequests],
    [SessionResolver, services?.sessions],
    [SiteResolver, services?.site],
    [
      TranslationResolver,
      services && { translations: services.translations, work: services.translationWork },
    ],
    ...TRANSLATED_TYPES.map((type): [ResolverClass, unknown] => [type, services?.translationReads]),
  ]
}

/** Builds the executable schema; without services, one that can only be printed. */
export async function buildGraphQLSchema(services: Services | null): Promise<GraphQLSchema> {
  const list = resolverList(services)
  const instances = new Map(list.map(([type, service]) => [type as unknown, new type(service as never)]))
  const schema = await buildSchema({
    resolvers: list.map(([type]) => type) as unknown as NonEmptyArray<ResolverClass>,
    container: { get: (type: unknown) => instances.get(type) },
    // Services validate, for every transport.
    validate: false,
  })
  // Without services no field is resolved.
  keyMutations(schema, services ?? ({} as Services))
  describe(schema)
  // Tools show types and fields in the order of the schema.
  return lexicographicSortSchema(schema)
}

/** Descriptions of types that no class of this project declares. */
const DESCRIPTIONS: Readonly<Record<string, { description: string; specifiedByURL?: string }>> = {
  Query: {
    description: 'All reads. Everybody may read content; users, roles, groups and history need a token.',
  },
  Mutation: {
    description:
      'All writes. Every one but `login`, those of passkeys for it, and those for links and recovery codes needs a token: `Authorization: Bearer …`. Each of them is carried out once for each `clientKey`, which the client generates for the call: if the same caller repeats it under its key within 8 days, nothing is stored again, and the reply tells what the first one stored; another call or other values under it are refused with KEY_REUSED. The `extensions` of its reply have the `requestId` with which `undoRequest` undoes it.',
  },
  DateTimeISO: {
    description: 'A time in UTC by ISO 8601, such as `2026-11-22T10:15:30.000Z`.',
    specifiedByURL: 'https://scalars.graphql.org/andimarek/date-time',
  },
  JSONObject: { description: 'A JSON object.' },
  Upload: {
    description:
      'A file of a multipart request. The variable is null in `operations`, and `map` names the part with the file.',
    specifiedByURL: 'https://github.com/jaydenseric/graphql-multipart-request-spec',
  },
}

function describe(schema: GraphQLSchema): void {
  for (const [name, words] of Object.entries(DESCRIPTIONS)) Object.assign(schema.getType(name) ?? {}, words)
}
