import { hash, verify } from '@node-rs/argon2'
import { BadInputError } from '../../core/errors.ts'
import { isAspNetHash, matchesAspNetHash } from './aspnet-password.ts'

const COMMONEST = 1_000

let commonest: Promise<ReadonlySet<string>> | undefined
let nobodys: Promise<string> | undefined

/** Hashes passwords with argon2id, and checks them against that or against what ASP.NET Core Identity stored. */
export const passwords = {
  /** @throws {BadInputError} for one of the 1,000 commonest passwords. */
  async refuseCommon(password: string): Promise<void> {
    commonest ??= readCommonest()
    if ((await commonest).has(password.toLowerCase())) {
      throw BadInputError.field('password', `password must not be one of the ${COMMONEST} commonest.`)
    }
  },

  hash(password: string): Promise<string> {
    return hash(password)
  },

  /** Whether it matches, and whether what is stored should be hashed anew. With nothing stored it takes as long. */
  async check(stored: string | null, password: string): Promise<{ matches: boolean; outdated: boolean }> {
    if (stored !== null && isAspNetHash(stored)) {
      return { matches: await matchesAspNetHash(stored, password), outdated: true }
    }
    nobodys ??= hash('nobody has this password')
    const matches = await verify(stored ?? (await nobodys), password).catch(() => false)
    return { matches: matches && stored !== null, outdated: false }
  },
}

/** Read when it is first needed: the list is long, and only a change of a password asks for it. */
async function readCommonest(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'].slice(0, COMMONEST))
}
