import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** Scripts, styles, fonts and pictures come from this server alone; no other site may frame it. */
export function securityHeaders(): RequestHandler {
  const strict = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        scriptSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        // The back-office shows the site as it looks now in a frame of its own.
        frameAncestors: ["'self'"],
      },
    },
    frameguard: { action: 'sameorigin' },
    // Pictures are part of the API: clients on other origins show them.
    crossOriginResourcePolicy: { policy: 'cross-origin' },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: false,
  })
  const playground = helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        connectSrc: ["'self'", 'http:', 'https:', 'ws:', 'wss:'],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'", 'data:'],
        styleSrc: ["'self'", "'unsafe-inline'"],
        // The playground starts from a script in its page, and evaluates the request scripts its user writes.
        scriptSrc: ["'self'", "'unsafe-inline'", "'unsafe-eval'", 'blob:'],
        workerSrc: ["'self'", 'blob:'],
        frameAncestors: ["'none'"],
      },
    },
    strictTransportSecurity: false,
  })
  return (request, response, next) => {
    const guard = request.path.startsWith('/graphql') && request.method === 'GET' ? playground : strict
    guard(request, response, next)
  }
}
