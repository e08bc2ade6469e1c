import type { RequestHandler } from 'express'
import helmet from 'helmet'

const YEAR_SECONDS = 31_536_000
/** A style element without content, which the back-office's library fills by script. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"
const OWN = ["'self'"]
const PICTURES = ["'self'", 'data:', 'blob:']

/**
 * Scripts, styles, fonts and pictures come from this server alone, none of them from within a page; no other site may
 * frame it.
 * @param secure whether visitors come by TLS, which browsers then insist on for a year.
 */
export function securityHeaders(secure: () => boolean): RequestHandler {
  const pages = {
    defaultSrc: OWN,
    imgSrc: PICTURES,
    styleSrc: OWN,
    scriptSrc: OWN,
    objectSrc: ["'none'"],
    baseUri: OWN,
    formAction: OWN,
    // The back-office shows the site as it looks now in a frame of its own.
    frameAncestors: OWN,
  }
  const strict = policy(pages)
  const backOffice = policy({ ...pages, styleSrc: ["'self'", EMPTY_STYLE] })
  const documents = policy({
    defaultSrc: OWN,
    imgSrc: PICTURES,
    // The page that shows the REST calls styles its parts as it draws them.
    styleSrc: ["'self'", "'unsafe-inline'"],
    scriptSrc: OWN,
    frameAncestors: ["'none'"],
  })
  const playground = policy({
    defaultSrc: OWN,
    connectSrc: ["'self'", 'http:', 'https:', 'ws:', 'wss:'],
    imgSrc: PICTURES,
    fontSrc: ["'self'", 'data:'],
    styleSrc: ["'self'", "'unsafe-inline'"],
    // The playground starts from a script in its page, and evaluates the request scripts its user writes.
    scriptSrc: ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'blob:'],
    workerSrc: ["'self'", 'blob:'],
    frameAncestors: ["'none'"],
  })
  const guards: Readonly<Record<string, RequestHandler>> = {
    graphql: playground,
    swagger: documents,
    admin: backOffice,
  }
  return (request, response, next) => {
    if (secure()) response.setHeader('Strict-Transport-Security', `max-age=${YEAR_SECONDS}`)
    const [, part] = /^\/(graphql|swagger|admin)\b/i.exec(request.path) ?? []
    const guard = guards[part?.toLowerCase() ?? ''] ?? strict
    guard(request, response, next)
  }
}

function policy(directives: Readonly<Record<string, readonly string[]>>): RequestHandler {
  return helmet({
    contentSecurityPolicy: { useDefaults: false, directives: directives as Record<string, string[]> },
    frameguard: { action: 'sameorigin' },
    // Pictures are part of the API: clients on other origins show them.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
  })
}
