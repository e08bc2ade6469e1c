import express, { type Request, type RequestHandler, type Response } from 'express'
import { BadInputError } from '../core/errors.ts'
import { receiveForm } from '../http/receive-form.ts'
import { MAX_JSON_BYTES, unreadableBody } from '../http/unreadable-body.ts'
import { NamedValues } from './named-values.ts'
import { TransportError } from './problem.ts'
import type { Incoming } from './read-input.ts'

/** The accepted media types of a JSON body. */
export const JSON_TYPES = [
  'application/json-patch+json',
  'application/json',
  'text/json',
  'application/*+json',
]

const json = express.json({ limit: MAX_JSON_BYTES, strict: false, type: isJson })
export interface ReadBody {
  readonly body: Incoming
  readonly bare: unknown
  /** Deletes the temporary files of the request. */
  release(): Promise<void>
}

export const NO_BODY: ReadBody = {
  body: { fields: new NamedValues({}), files: [], isForm: false },
  bare: undefined,
  release: async () => {},
}

/**
 * Reads a JSON body; an empty body counts as an empty object.
 * @param takesBareId whether a number or a string is accepted in place of an object.
 */
export async function readJson(
  request: Request,
  response: Response,
  takesBareId: boolean,
): Promise<ReadBody> {
  if (!hasBody(request)) return NO_BODY
  if (!isJson(request)) {
    throw unsupported(JSON_TYPES)
  }
  await run(json, request, response)
  const body: unknown = request.body
  if (takesBareId && (typeof body === 'number' || typeof body === 'string')) return { ...NO_BODY, bare: body }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new BadInputError('BODY_NOT_AN_OBJECT')
  }
  return { ...NO_BODY, body: { ...NO_BODY.body, fields: new NamedValues(body) } }
}

export async function readMultipart(request: Request, response: Response): Promise<ReadBody> {
  if (!hasBody(request)) return NO_BODY
  if (!request.is('multipart/form-data')) throw unsupported(['multipart/form-data'])
  const { fields, files, release } = await receiveForm(request, response)
  return { body: { fields: new NamedValues(fields), files, isForm: true }, bare: undefined, release }
}

function isJson(request: { headers: { 'content-type'?: string | undefined } }): boolean {
  const type = (request.headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''
  return /^(application\/json|text\/json|application\/[\w.+-]+\+json)$/.test(type)
}

function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function run(handler: RequestHandler, request: Request, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    handler(request, response, (error?: unknown) => (error ? reject(refusal(error)) : resolve()))
  })
}

/** The error for one of body-parser, which reports an unsupported charset by its status. */
function refusal(error: unknown): unknown {
  const isEncoded = (error as { status?: number }).status === 415
  return isEncoded ? unsupported(JSON_TYPES.map((type) => `${type}; charset=utf-8`)) : unreadableBody(error)
}

const unsupported = (accepted: string[]) => new TransportError(415, 'UNSUPPORTED_MEDIA_TYPE', { accepted })
