import { createHash } from 'node:crypto'
import type { Response } from 'express'

/** The content security policy source for one style element. */
export function styleHash(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}

/** Adds a source to the content security policy of a reply, if it has one. */
export function allowSource(response: Response, directive: 'script-src' | 'style-src', source: string): void {
  const policy = response.getHeader('Content-Security-Policy')
  if (typeof policy !== 'string') return
  response.set('Content-Security-Policy', policy.replace(`${directive} 'self'`, `$& ${source}`))
}
