import type { Request, Response } from 'express'
import { BadInputError } from '../core/errors.ts'
import { canonicalAddress } from '../core/primitives/canonical-address.ts'
import { type JsonLimits, receiveJson, UnsupportedBody } from '../http/json-body.ts'
import { receiveForm } from '../http/receive-form.ts'
import { NamedValues } from './named-values.ts'
import { TransportError } from './problem.ts'
import type { Incoming } from './read-input.ts'

export const JSON_TYPES = [
  'application/json-patch+json',
  'application/json',
  'text/json',
  'application/*+json',
]

export interface ReadBody {
  readonly body: Incoming
  readonly bare: unknown
}

export interface ArrivedBody {
  /** Parses it; called once its request is handled. */
  read(): ReadBody
  /** Deletes the temporary files of the request. */
  release(): Promise<void>
}

const EMPTY: ReadBody = { body: { fields: new NamedValues({}), files: [], isForm: false }, bare: undefined }

export const NO_BODY: ArrivedBody = { read: () => EMPTY, release: async () => {} }

interface JsonRules {
  readonly limits: JsonLimits
  /** Whether a number or a string is accepted in place of an object. */
  readonly takesBareId: boolean
}

/** Receives a JSON body; an empty body counts as an empty object. */
export async function readJson(
  request: Request,
  response: Response,
  { limits, takesBareId }: JsonRules,
): Promise<ArrivedBody> {
  if (!hasBody(request)) return NO_BODY
  if (!isJson(request)) {
    throw unsupported(JSON_TYPES)
  }
  const address = canonicalAddress(request.ip ?? '')
  const json = await receiveJson(request, response, { limits, address }).catch((error) => {
    if (!(error instanceof UnsupportedBody)) throw error
    throw unsupported(JSON_TYPES.map((type) => `${type}; charset=utf-8`))
  })
  const read = () => {
    const body = json.value()
    if (takesBareId && (typeof body === 'number' || typeof body === 'string')) return { ...EMPTY, bare: body }
    if (typeof body !== 'object' || body === null || Array.isArray(body)) {
      throw new BadInputError('BODY_NOT_AN_OBJECT')
    }
    return { ...EMPTY, body: { ...EMPTY.body, fields: new NamedValues(body) } }
  }
  return { ...NO_BODY, read }
}

export async function readMultipart(request: Request, response: Response): Promise<ArrivedBody> {
  if (!hasBody(request)) return NO_BODY
  if (!request.is('multipart/form-data')) throw unsupported(['multipart/form-data'])
  const { fields, files, release } = await receiveForm(request, response)
  const body = { fields: new NamedValues(fields), files, isForm: true }
  return { read: () => ({ body, bare: undefined }), release }
}

function isJson(request: { headers: { 'content-type'?: string | undefined } }): boolean {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return /^(application\/json|text\/json|application\/[\w.+-]+\+json)$/.test(type)
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

const unsupported = (accepted: string[]) => new TransportError(415, 'UNSUPPORTED_MEDIA_TYPE', { accepted })
