import express, { type Request, type RequestHandler, type Response } from 'express'
import { BadInputError, PayloadTooLargeError } from '../core/errors.ts'
import { receiveForm } from '../http/receive-form.ts'
import { NamedValues } from './named-values.ts'
import { TransportError } from './problem.ts'
import type { Incoming } from './read-input.ts'

const MEBIBYTE = 1024 * 1024

const json = express.json({ limit: MEBIBYTE, strict: false, type: isJson })
export interface ReadBody {
  readonly body: Incoming
  readonly bare: unknown
  /** Removes the request's files from the disk. */
  release(): Promise<void>
}

export const NO_BODY: ReadBody = {
  body: { fields: new NamedValues({}), files: [], isForm: false },
  bare: undefined,
  release: async () => {},
}

/**
 * Reads a JSON body; none at all is an empty object.
 * @param takesBareId whether a number or a text may stand in place of an object.
 */
export async function readJson(
  request: Request,
  response: Response,
  takesBareId: boolean,
): Promise<ReadBody> {
  if (!hasBody(request)) return NO_BODY
  if (!isJson(request)) {
    throw new TransportError(
      415,
      'The body must be JSON: application/json-patch+json, application/json, text/json or application/*+json.',
    )
  }
  await run(json, request, response)
  const body: unknown = request.body
  if (takesBareId && (typeof body === 'number' || typeof body === 'string')) return { ...NO_BODY, bare: body }
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new BadInputError('The body must be a JSON object.')
  }
  return { ...NO_BODY, body: { ...NO_BODY.body, fields: new NamedValues(body) } }
}

export async function readMultipart(request: Request, response: Response): Promise<ReadBody> {
  if (!hasBody(request)) return NO_BODY
  if (!request.is('multipart/form-data'))
    throw new TransportError(415, 'The body must be multipart/form-data.')
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

/** What cannot be read, as the caller is told; a fault of ours stays one. */
function refusal(error: unknown): unknown {
  const { status, type, message } = error as { status?: number; type?: string; message?: string }
  if (status === 413) return new PayloadTooLargeError('A JSON body may have at most 1 MiB.')
  if (status === 415) return new TransportError(415, 'The body must be JSON in UTF-8.')
  if (type === 'entity.parse.failed') return new BadInputError('The body is not JSON that can be read.')
  if (status !== undefined && status < 500) return new BadInputError(`The body cannot be read: ${message}.`)
  return error
}
