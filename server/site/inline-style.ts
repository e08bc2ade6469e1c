import { createHash } from 'node:crypto'
import type { Response } from 'express'

/** The source by which a content security policy lets one style element pass. */
export function styleHash(style: string): string {
  return `'sha256-${createHash('sha256').update(style).digest('base64')}'`
}

/** Lets a reply hold a style element, if it has a policy. */
export function allowStyle(response: Response, hash: string): void {
  const policy = response.getHeader('Content-Security-Policy')
  if (typeof policy !== 'string') return
  response.set('Content-Security-Policy', policy.replace("style-src 'self'", `style-src 'self' ${hash}`))
}
