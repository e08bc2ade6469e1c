import type { RequestHandler } from 'express'
import helmet from 'helmet'
import { YEAR_SECONDS } from '../core/primitives/units.ts'

/** A style element without content, which the back-office's library fills by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const SELF = ["'self'"]
const NONE = ["'none'"]
const PICTURES = ["'self'", 'data:', 'blob:']
/** Browser features that no page of this server uses. */
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'

type Directives = Readonly<Record<string, readonly string[]>>

const BASE: Directives = {
  'default-src': SELF,
  'img-src': PICTURES,
  'style-src': SELF,
  'script-src': SELF,
  'object-src': NONE,
  'base-uri': NONE,
  'form-action': SELF,
  // The back-office shows a preview of the site in a frame.
  'frame-ancestors': SELF,
}

/**
 * Scripts, styles, fonts and pictures come from this server only, none of them inline; no other site may frame a page.
 * The developer pages replace the policy by one of `developerPolicies`.
 * @param secure whether visitors connect by TLS, which browsers then require for a year.
 */
export function securityHeaders(secure: () => boolean): RequestHandler {
  const headers = helmet({
    contentSecurityPolicy: false,
    frameguard: { action: 'sameorigin' },
    // Pictures are part of the API: clients on other origins show them.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
    // Only Internet Explorer, Flash and plug-ins read it.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // The browsers' default.
    xDnsPrefetchControl: false,
  })
  const pages = policyOf({})
  const backOffice = policyOf({ 'style-src': ["'self'", EMPTY_STYLE] })
  return (request, response, next) => {
    if (secure()) response.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`)
    response.setHeader('Permissions-Policy', PERMISSIONS)
    const isBackOffice = /^\/admin(?:\/|$)/i.test(request.path)
    response.setHeader('Content-Security-Policy', isBackOffice ? backOffice : pages)
    headers(request, response, next)
  }
}

/** Content security policies of single pages; each route sets its own. */
export const developerPolicies = {
  /** Swagger UI uses inline styles. */
  swagger: policyOf({ 'style-src': ["'self'", "'unsafe-inline'"], 'frame-ancestors': ["'none'"] }),
  /**
   * The playground uses an inline script and inline styles.
   * @param nonce of that script.
   */
  playground: (nonce: string): string =>
    policyOf({
      // It names its own base, for the files of the bundled page.
      'base-uri': SELF,
      'font-src': ["'self'", 'data:'],
      'style-src': ["'self'", "'unsafe-inline'"],
      'script-src': ["'self'", `'nonce-${nonce}'`],
      'worker-src': ["'self'", 'blob:'],
      'frame-ancestors': ["'none'"],
    }),
}

function policyOf(changes: Directives): string {
  return Object.entries({ ...BASE, ...changes })
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join(';')
}
