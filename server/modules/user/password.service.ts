import { hash, verify } from '@node-rs/argon2'
import { BadInputError } from '../../core/errors.ts'
import { limits } from '../../core/input/validation.ts'
import { isArgon2Hash } from './argon2-hash.ts'
import { isAspNetHash, matchesAspNetHash } from './aspnet-password.ts'

/** In place of a hash, for an account with which nobody can sign in until it has a password. */
export const NO_PASSWORD = '!'

const COMMONEST = 1_000
/** Common nouns for the site, as weak as its name. */
const KINDS = ['restaurant', 'restoran', 'kafeterya', 'cafeteria']

/** Names that a password must not repeat. */
interface PasswordOwner {
  readonly userName: string
  readonly email: string
  readonly firstName?: string | null | undefined
  readonly lastName?: string | null | undefined
  readonly siteNames: readonly string[]
}

let commonest: Promise<ReadonlySet<string>> | undefined
let nobodys: Promise<string> | undefined

/** Hashes passwords with argon2id, and verifies them against that or against hashes of ASP.NET Core Identity. */
export const passwords = {
  /**
   * @param field the name of the input's field.
   * @throws {BadInputError} for a very common password, and for a name of its owner or of the site.
   */
  async refuseWeak(password: string, owner: PasswordOwner, field = 'password'): Promise<void> {
    commonest ??= readCommonest()
    if ((await commonest).has(password.toLowerCase()) || isRepetition(password)) {
      throw BadInputError.field(field, 'COMMON_PASSWORD', { count: COMMONEST })
    }
    const forms = new Set(formsOf(password))
    if (namesOf(owner).some((name) => formsOf(name).some((form) => forms.has(form)))) {
      throw BadInputError.field(field, 'PASSWORD_IS_A_NAME')
    }
  },

  hash(password: string): Promise<string> {
    return hash(password)
  },

  /** Whether a stored text is a supported hash within the cost limits. */
  isUsableHash(stored: string): boolean {
    return isAspNetHash(stored) || isArgon2Hash(stored)
  },

  /** Whether it matches, and whether the hash should be replaced. Without a stored hash it takes as long. */
  async check(stored: string | null, password: string): Promise<{ matches: boolean; outdated: boolean }> {
    if (stored !== null && isAspNetHash(stored)) {
      return { matches: await matchesAspNetHash(stored, password), outdated: true }
    }
    nobodys ??= hash('nobody has this password')
    const matches = await verify(stored ?? (await nobodys), password).catch(() => false)
    return { matches: matches && stored !== null, outdated: false }
  },
}

/** One or two characters again and again. */
function isRepetition(password: string): boolean {
  return password.length < 32 && new Set(password.toLowerCase()).size < 3
}

/** Loaded on first use: the list is long, and only password changes need it. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  // Shorter ones are refused for their length: counted here, they would leave only a dozen.
  const longEnough = dictionary['passwords-common'].filter(({ length }) => length >= limits.password.least)
  return new Set(longEnough.slice(0, COMMONEST))
}

function namesOf({ userName, email, firstName, lastName, siteNames }: PasswordOwner): string[] {
  const fullName = [firstName, lastName].filter(Boolean).join(' ')
  const names = [userName, email, email.split('@')[0], firstName, lastName, fullName, ...siteNames, ...KINDS]
  return names.filter((name): name is string => Boolean(name?.trim()))
}

/** Without spaces, in lower case by Turkish and by invariant rules. */
function formsOf(text: string): [string, string] {
  const bare = text.normalize('NFC').replace(/\s/gu, '')
  return [bare.toLocaleLowerCase('tr'), bare.toLowerCase()]
}
