import path from 'node:path/posix'
import { parseSync } from 'vite'
import { OTHER_TABLES } from '../../server/core/other-tables.ts'
import { paths } from '../../web/src/paths.ts'

/**
 * The layers and their allowed imports. A file belongs to the first layer whose `files` match. `may` names layers, all
 * of them, a folder's (`core` for `core/read` and the others), or only those in the file's own folder (`own`) or there
 * in one layer (`own input`); libraries are allowed except for those in `never`. A file without a layer is a fault, so
 * that a new folder has to be declared here first.
 */
interface Layer {
  readonly name: string
  readonly files: RegExp
  readonly may: readonly string[]
  readonly never?: readonly string[]
}

const TRANSPORTS = ['express', '@apollo/server', '@as-integrations/', 'multer']
const GRAPHQL = ['graphql', 'type-graphql', 'graphql-', '@apollo/']
const ORM = ['@mikro-orm/', 'pg']
const SERVER_LIBRARIES = [...TRANSPORTS, ...ORM, 'pino', 'sharp', 'type-graphql', 'node:']
const WEB_BASE = ['lib', 'components', 'gql', 'rules']
/** Of what the site shows, which may be in several languages. */
const SITE_BASE = [...WEB_BASE, 'languages', 'base words']

const ofModule = (role: string) => new RegExp(`^server/modules/[^/]+/[^/]+\\.${role}\\.ts$`)
const inFolder = (folder: string) => new RegExp(`^${folder}/`)

/** A part of the core, with the other parts that it may import. */
const coreLayer = (part: string, files: RegExp, others: readonly string[]): Layer => ({
  name: `core/${part}`,
  files,
  may: [`core/${part}`, ...others.map((other) => `core/${other}`)],
  never: [...TRANSPORTS, 'pg', 'sharp'],
})

/** A folder of the back-office, with the other folders that it may import. */
const adminLayer = (folder: string, others: readonly string[]): Layer => ({
  name: `admin ${folder}`,
  files: inFolder(`web/src/admin/${folder}`),
  may: [`admin ${folder}`, ...others.map((other) => `admin ${other}`), ...WEB_BASE],
  never: SERVER_LIBRARIES,
})

const layers: readonly Layer[] = [
  // Tests may import everything, and no other file imports them.
  { name: 'test', files: /^tests\/|\.test\.tsx?$/, may: ['all', 'test'] },
  { name: 'tool', files: /^(web\/)?[^/]+\.ts$/, may: ['tool', 'gql', 'rules'] },

  // Composes the application; no file imports it.
  { name: 'start', files: /^server\/((main|app)\.ts$|(start|commands)\/)/, may: ['all'] },
  { name: 'configuration', files: /^server\/env\.ts$/, may: ['configuration'] },
  {
    name: 'services',
    files: /^server\/services\.ts$/,
    may: ['core', 'service', 'registry', 'module', 'types'],
  },
  {
    name: 'codegen',
    files: inFolder('server/codegen'),
    may: ['codegen', 'graphql', 'rest', 'registry', 'core'],
  },
  { name: 'metrics', files: inFolder('server/metrics'), may: ['metrics', 'core'] },
  {
    name: 'demo',
    files: inFolder('server/demo'),
    // Through the services, like the content of staff.
    may: ['demo', 'core', 'item', 'rules', 'service', 'services'],
    never: [...TRANSPORTS, ...GRAPHQL],
  },
  // Texts of letters, calendar entries and static pages, in each language.
  {
    name: 'guest words',
    files: inFolder('server/guest-words'),
    may: ['guest words', 'core', 'languages', 'feature words', 'page words', 'rules'],
    never: [...TRANSPORTS, ...GRAPHQL, ...ORM],
  },
  // HTTP plumbing shared by all transports.
  {
    name: 'http',
    files: inFolder('server/http'),
    may: ['http', 'core', 'configuration'],
    never: [...GRAPHQL, 'sharp', 'pg'],
  },
  // The core, from parts without knowledge of records up to the calls that a record's declaration creates.
  coreLayer('primitives', inFolder('server/core/primitives'), []),
  coreLayer('definition', /^server\/core\/record-(definition|rules)\.ts$/, [
    'primitives',
    'base',
    'pictures',
    'input',
    'read',
  ]),
  coreLayer('base', /^server\/core\/[^/]+$/, ['primitives']),
  // Requests to other servers.
  coreLayer('outbound', inFolder('server/core/outbound'), []),
  coreLayer('pictures', inFolder('server/core/pictures'), ['primitives', 'base']),
  coreLayer('input', inFolder('server/core/input'), ['primitives', 'base', 'pictures']),
  coreLayer('read', inFolder('server/core/read'), ['primitives', 'base', 'input']),
  coreLayer('write', inFolder('server/core/write'), [
    'primitives',
    'base',
    'pictures',
    'input',
    'read',
    'definition',
  ]),
  coreLayer('graphql', inFolder('server/core/graphql'), ['base', 'read', 'write', 'definition']),
  {
    name: 'database',
    files: inFolder('server/database'),
    may: ['database', 'core', 'entity', 'registry', 'configuration'],
  },
  {
    name: 'media',
    files: inFolder('server/media'),
    may: ['media', 'core', 'configuration'],
    never: [...ORM, ...GRAPHQL],
  },
  // Backups of database and pictures, independent of the tables, so that no feature can be left out.
  {
    name: 'backup',
    files: inFolder('server/backup'),
    may: ['backup', 'core', 'database', 'media', 'configuration'],
    never: [...TRANSPORTS, ...GRAPHQL],
  },
  // Packages a build for `npm run release`.
  { name: 'release', files: inFolder('server/release'), may: ['release', 'database'] },
  {
    name: 'cache',
    files: inFolder('server/cache'),
    may: ['cache', 'http', 'core'],
    never: [...ORM, ...TRANSPORTS],
  },
  {
    name: 'graphql',
    files: inFolder('server/graphql'),
    may: ['graphql', 'core', 'http', 'cache', 'resolver', 'registry', 'services'],
    never: ORM,
  },
  {
    name: 'rest',
    files: inFolder('server/rest'),
    // Inputs, because the OpenAPI document is generated from them.
    may: ['rest', 'core', 'http', 'cache', 'input', 'item', 'record', 'services', 'rules'],
    never: [...ORM, ...GRAPHQL],
  },
  {
    name: 'site',
    files: inFolder('server/site'),
    may: [
      'site',
      'core',
      'http',
      'cache',
      'services',
      'item',
      'configuration',
      'guest words',
      'web',
      'rules',
    ],
    never: ORM,
  },

  // A feature's files, by the role in their names.
  {
    name: 'entity',
    files: ofModule('entity'),
    may: ['core', 'entity', 'item', 'rules'],
    never: [...TRANSPORTS, '@mikro-orm/postgresql', '@mikro-orm/sql', 'pg'],
  },
  // Objects in a column of an entity, which its inputs accept unchanged.
  { name: 'item', files: ofModule('item'), may: ['core', 'item', 'rules'], never: [...TRANSPORTS, ...ORM] },
  // Types of GraphQL that are no entities.
  {
    name: 'types',
    files: ofModule('types'),
    may: ['core', 'entity', 'item', 'own input', 'own record', 'own module', 'own types', 'rules'],
    never: [...TRANSPORTS, ...ORM],
  },
  {
    name: 'input',
    files: ofModule('input'),
    may: ['core', 'item', 'own entity', 'own input'],
    never: [...TRANSPORTS, ...ORM],
  },
  {
    name: 'record',
    files: ofModule('record'),
    may: ['core', 'entity', 'own input', 'own module', 'own types', 'own record rules'],
    never: [...TRANSPORTS, '@mikro-orm/postgresql', '@mikro-orm/sql', 'pg'],
  },
  {
    name: 'record rules',
    files: ofModule('rules'),
    // Entities of other features too: the tables are one model with foreign keys.
    may: [
      'core',
      'entity',
      'item',
      'own input',
      'own module',
      'own types',
      'own service',
      'record rules',
      'rules',
    ],
    never: [...TRANSPORTS, ...GRAPHQL],
  },
  {
    name: 'service',
    files: ofModule('service'),
    // Entities of other features too: the tables are one model with foreign keys.
    may: [
      'core',
      'entity',
      'input',
      'item',
      'service',
      'own record',
      'record rules',
      'own module',
      'own types',
      'rules',
    ],
    never: [...TRANSPORTS, ...GRAPHQL],
  },
  {
    name: 'resolver',
    files: ofModule('resolver'),
    may: ['core', 'own', 'entity', 'input', 'item', 'types', 'rules'],
    never: [...ORM, 'express'],
  },
  // Composes the parts of each feature.
  {
    name: 'registry',
    files: /^server\/modules\/registry\.ts$/,
    may: ['core', 'entity', 'record', 'service', 'resolver', 'module'],
    never: TRANSPORTS,
  },
  {
    name: 'module',
    files: /^server\/modules\/[^/]+\/[^/]+\.ts$/,
    may: [
      'core',
      'guest words',
      'entity',
      'item',
      'service',
      'own input',
      'own record',
      'own module',
      'own types',
      'record rules',
      'rules',
    ],
    never: TRANSPORTS,
  },

  // What the site says in Turkish, and the types of the same in other languages.
  { name: 'feature words', files: /^web\/src\/features\/.+\.words\.ts$/, may: ['gql', 'rules'] },
  { name: 'page words', files: /^web\/src\/routes\/.+\.words\.ts$/, may: ['rules'] },
  { name: 'base words', files: /^web\/src\/(components|lib)\/.+\.words\.ts$/, may: ['rules'] },
  {
    name: 'languages',
    files: inFolder('web/src/languages'),
    may: ['languages', 'feature words', 'page words', 'base words', 'rules'],
    never: SERVER_LIBRARIES,
  },

  // Rules shared by server and browser.
  {
    name: 'rules',
    files: /^web\/src\/(paths\.ts$|rules\/)/,
    may: ['rules'],
    never: [...SERVER_LIBRARIES, 'react'],
  },
  {
    name: 'web',
    files: /^web\/src\/[^/]+\.tsx?$/,
    may: ['web', 'routes', 'feature', 'feature words', ...SITE_BASE],
    never: SERVER_LIBRARIES,
  },
  { name: 'gql', files: inFolder('web/src/gql'), may: ['gql'] },
  { name: 'styles', files: inFolder('web/src/styles'), may: [] },
  { name: 'lib', files: inFolder('web/src/lib'), may: SITE_BASE, never: SERVER_LIBRARIES },
  { name: 'components', files: inFolder('web/src/components'), may: SITE_BASE, never: SERVER_LIBRARIES },
  {
    name: 'feature',
    files: /^web\/src\/features\/[^/]+\//,
    may: ['own', ...SITE_BASE],
    never: SERVER_LIBRARIES,
  },
  {
    name: 'routes',
    files: inFolder('web/src/routes'),
    may: ['routes', 'page words', 'feature', 'feature words', ...SITE_BASE],
    never: SERVER_LIBRARIES,
  },
  // The back-office, from its base up to the application.
  adminLayer('language', []),
  adminLayer('api', ['language']),
  adminLayer('lists', ['api', 'language']),
  adminLayer('order', ['api', 'language', 'lists']),
  adminLayer('forms', ['api', 'language', 'lists', 'users']),
  adminLayer('users', ['api', 'language']),
  adminLayer('plans', ['api', 'language', 'lists', 'forms']),
  adminLayer('guests', ['api', 'language']),
  adminLayer('push', ['api', 'language']),
  adminLayer('resources', ['api', 'language', 'lists', 'order', 'forms', 'users', 'plans', 'guests']),
  adminLayer('screens', [
    'api',
    'language',
    'lists',
    'order',
    'forms',
    'users',
    'plans',
    'guests',
    'resources',
    'push',
  ]),
  adminLayer('layout', ['api', 'language', 'guests', 'resources', 'screens']),
  {
    name: 'admin app',
    files: /^web\/src\/admin\/[^/]+\.tsx?$/,
    may: [
      'admin app',
      ...['api', 'language', 'lists', 'forms', 'push', 'resources', 'screens', 'layout'].map(
        (each) => `admin ${each}`,
      ),
    ],
    never: SERVER_LIBRARIES,
  },
  {
    name: 'rest client',
    files: inFolder('web/src/rest'),
    may: ['rest client', 'lib', 'rules'],
    never: SERVER_LIBRARIES,
  },
]

/** The modules, each after those that it may import. One that is not named stands above all and is imported by none. */
const MODULES = [
  ...['contact', 'opening-exception', 'text-picture', 'blog', 'page-text', 'site'],
  ...['category', 'product', 'price-plan', 'printed-list', 'about', 'restaurant-service'],
  ...['role', 'group', 'push', 'mail', 'user', 'factor', 'auth', 'recovery', 'change', 'reservation'],
]

/** Imports of a later module, which are two-way relations or wait for a better place: none is added. */
const UPWARDS: ReadonlySet<string> = new Set([
  ...['opening-exception → site', 'text-picture → blog', 'text-picture → page-text', 'category → product'],
  ...['role → group', 'group → user', 'mail → user'],
])

/** Tables that another module than their own names in SQL: none is added. */
const FOREIGN_TABLES: ReadonlySet<string> = new Set(['user: known_place'])

/** A source file: its path relative to the project, with `/`, and its text. */
interface Source {
  readonly path: string
  readonly text: string
}

/** @returns a line for each forbidden import, for each file without a layer, and for each mutation run as a query. */
export function layeringFaults(sources: readonly Source[]): string[] {
  const mutations = new Set(
    sources.flatMap(({ text }) => [...text.matchAll(MUTATION)].map(([, name]) => String(name))),
  )
  return sources.flatMap((source) => {
    const layer = layerOf(source.path)
    if (!layer) return [`${source.path}: its folder is in no layer; declare one in tests/support/layering.ts`]
    const imports = [...new Set(importsOf(source))]
    const faults = imports.flatMap((imported) => faultOf(source.path, layer, imported) ?? [])
    return [
      ...faults,
      ...nameFaults(source.path),
      ...textFaults(source, layer),
      ...queryFaults(source, mutations),
      ...imports.flatMap((imported) => orderFaults(source.path, imported)),
      ...tableFaults(source),
    ]
  })
}

const moduleOf = (file: string) => /^server\/modules\/([^/]+)\//.exec(file)?.[1]

function orderFaults(file: string, imported: string): string[] {
  const own = moduleOf(file)
  const other = imported.startsWith('.') ? moduleOf(path.join(path.dirname(file), imported)) : undefined
  if (!own || !other || own === other || /\.test\.ts$/.test(file)) return []
  const [place, otherPlace] = [MODULES.indexOf(own), MODULES.indexOf(other)]
  const isBelow = otherPlace >= 0 && (place < 0 || otherPlace < place)
  return isBelow || UPWARDS.has(`${own} → ${other}`)
    ? []
    : [
        `${file}: the module ${own} may not import ${other}, which MODULES in tests/support/layering.ts has above it`,
      ]
}

/** A module that reads another's table by itself is told of no change of it. */
function tableFaults({ path: file, text }: Source): string[] {
  const own = moduleOf(file)
  if (!own || /\.test\.ts$/.test(file)) return []
  const named = new Set(
    [...text.matchAll(/\b(?:from|join|into|update) "?([a-z_]+)\b/g)].map(([, name]) => String(name)),
  )
  return OTHER_TABLES.filter(({ table, module }) => module !== null && module !== own && named.has(table))
    .filter(({ table }) => !FOREIGN_TABLES.has(`${own}: ${table}`))
    .map(({ table, module }) => `${file}: the table ${table} is of the module ${module}; ask that`)
}

function layerOf(file: string): Layer | undefined {
  return layers.find(({ files }) => files.test(file))
}

function faultOf(file: string, layer: Layer, imported: string): string | null {
  if (!imported.startsWith('.')) {
    const forbidden = layer.never?.some((name) =>
      /[/:-]$/.test(name) ? imported.startsWith(name) : imported === name || imported.startsWith(`${name}/`),
    )
    return forbidden ? `${file}: a file of ${layer.name} never imports ${imported}` : null
  }
  const target = path.join(path.dirname(file), imported.replace(/\?.*$/, ''))
  if (!/\.[mc]?tsx?$/.test(target)) return null
  const other = layerOf(target)
  const allowed = other && layer.may.some((wanted) => admits(wanted, other, file, target))
  return allowed
    ? null
    : `${file}: a file of ${layer.name} may not import ${target} (${other?.name ?? 'no layer'})`
}

function admits(wanted: string, other: Layer, file: string, target: string): boolean {
  if (wanted === 'all') return other.name !== 'test'
  const own = /^own(?: (.+))?$/.exec(wanted)
  if (!own) return other.name === wanted || other.name.startsWith(`${wanted}/`)
  return ownFolder(file) === ownFolder(target) && (own[1] === undefined || other.name === own[1])
}

/** The feature's folder, at any depth. */
function ownFolder(file: string): string {
  return /^(server\/modules|web\/src\/features)\/[^/]+/.exec(file)?.[0] ?? path.dirname(file)
}

/** Every module that a file references: imports, re-exports, types and dynamic imports. */
function importsOf({ path: file, text }: Source): string[] {
  const { module, errors } = parseSync(file, text)
  if (errors.length > 0) return []
  const passedOn = module.staticExports.flatMap(({ entries }) =>
    entries.map(({ moduleRequest }) => moduleRequest),
  )
  return [
    ...module.staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...passedOn.flatMap((request) => request?.value ?? []),
    // The parser reports only their position, quotes included; computed ones cannot be checked.
    ...module.dynamicImports.flatMap(({ moduleRequest: { start, end } }) =>
      /^['"]/.test(text.slice(start, end)) ? text.slice(start + 1, end - 1) : [],
    ),
    ...[...text.matchAll(/\bimport\(\s*'([^']+)'\s*\)\s*\./g)].flatMap(([, name]) => name ?? []),
  ]
}

/** The second sets variables that libraries read when they are loaded. */
const MAY_READ = new Set(['server/env.ts', 'server/start/launch.ts'])

const VAGUE = /^(utils?|helpers?|misc|common|shared|stuff|index)(\.|$)/

function nameFaults(file: string): string[] {
  if (file.startsWith('web/src/gql/')) return []
  const vague = file.split('/').find((part) => VAGUE.test(part))
  return vague ? [`${file}: \`${vague}\` says nothing; name it by what it holds`] : []
}

/** A string that starts with an address of the site, optionally followed by an id, a query or a fragment. */
const ADDRESS = new RegExp(
  `['"\`](${Object.values(paths)
    .map((address) => (typeof address === 'string' ? address : address('', '').replace(/\/+$/, '')))
    .filter((address) => address !== '/')
    .join('|')})(?=['"\`/?#])`,
)

const MUTATION = /\b(\w+) = graphql\(\s*`\s*mutation\b/g
const QUERIED = /\b(?:ask|useFreshQuery)\((?:\s*(?:'[^']*'|`[^`]*`),)?\s*(\w+)/g

/** A mutation outside of `calls` has no key, and is stored twice if its reply is lost. */
function queryFaults({ path: file, text }: Source, mutations: ReadonlySet<string>): string[] {
  if (!file.startsWith('web/src/admin/')) return []
  const queried = [...text.matchAll(QUERIED)].map(([, name]) => String(name))
  return queried
    .filter((name) => mutations.has(name))
    .map((name) => `${file}: the mutation ${name} is run as a query; send it by \`calls\``)
}

function textFaults({ path: file, text }: Source, layer: Layer): string[] {
  if (['test', 'tool'].includes(layer.name) || file === 'web/src/paths.ts') return []
  const address = ADDRESS.exec(text)?.[1]
  return [
    ...(/\bprocess\.env\b/.test(text) && !MAY_READ.has(file)
      ? [`${file}: only server/env.ts reads process.env`]
      : []),
    ...(address ? [`${file}: ${address} is spelled in web/src/paths.ts alone; use its key`] : []),
  ]
}
