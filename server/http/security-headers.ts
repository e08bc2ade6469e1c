import type { RequestHandler } from 'express'
import helmet from 'helmet'

const YEAR_SECONDS = 31_536_000
/** A style element without content, which the back-office's library fills by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const OWN = ["'self'"]
const PICTURES = ["'self'", 'data:', 'blob:']
/** Features of a browser that no page of this server uses. */
const PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'

type Directives = Readonly<Record<string, readonly string[]>>

/** The directives that every page keeps. */
const BASE: Directives = {
  'default-src': OWN,
  'img-src': PICTURES,
  'style-src': OWN,
  'script-src': OWN,
  'object-src': ["'none'"],
  'base-uri': OWN,
  'form-action': OWN,
  // The back-office shows a preview of the site in a frame.
  'frame-ancestors': OWN,
}

/**
 * Scripts, styles, fonts and pictures come from this server alone, none of them from within a page; no other site may
 * frame it. The pages for developers replace the policy by one of `developerPolicies`.
 * @param secure whether visitors come by TLS, which browsers then insist on for a year.
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
    // Read by Internet Explorer, Flash and plug-ins alone.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    // The default of browsers.
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

/** Content security policies that belong to single pages; a route sets one on the pages that it serves, and only there. */
export const developerPolicies = {
  /** Swagger UI styles its elements inline. */
  swagger: policyOf({ 'style-src': ["'self'", "'unsafe-inline'"], 'frame-ancestors': ["'none'"] }),
  /**
   * The playground starts from a script in its page and styles its elements inline.
   * @param nonce of that script.
   */
  playground: (nonce: string): string =>
    policyOf({
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
