import { Router } from 'express'
import type { Responder } from '../cache/responder.ts'
import { NotFoundError } from '../core/errors.ts'
import { idFrom } from '../core/input/check-input.ts'
import type { PictureFrame } from '../core/pictures/picture-decoder.ts'
import { select } from '../core/read/selection.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { Services } from '../services.ts'
import { sharedPicture, sharedServicePicture } from './shared-picture.ts'
import type { SiteBuild } from './site-build.ts'

interface SitePicturesParts {
  readonly services: Services
  readonly build: SiteBuild
  readonly contextFor: (requestId: string) => RequestContext
  readonly responder: Responder
}

const square = (pixels: number): PictureFrame => ({ width: pixels, height: pixels, format: 'png' })

/** The icons of the site, by their names and sizes. */
const ICONS: Readonly<Record<string, PictureFrame>> = {
  'icon-180.png': square(180),
  'icon-192.png': square(192),
  'icon-512.png': square(512),
  'icon-maskable-512.png': square(512),
}
/** Browsers request icons with each page. */
const AN_HOUR = 'public, max-age=3600'
const FOR_EVER = 'public, max-age=31536000, immutable'
const MISSING = Buffer.from('There is no such picture.\n')
const SHARED: PictureFrame = { width: 1200, height: 630, format: 'jpeg' }

/** The icons and the preview picture of shared links, made from the owner's pictures if there are any. */
export function sitePicturesRouter({ services, build, contextFor, responder }: SitePicturesParts): Router {
  const router = Router()
  const { pictures, decoder } = services
  const render = async (filePath: string, frame: PictureFrame) => {
    const bytes = await pictures.read(filePath)
    return bytes && decoder.render(bytes, frame)
  }
  const site = () => services.site.site(contextFor(''), select('logoFilePath', 'shareImageFilePath'))
  const serve = (name: string, type: string, own: () => Promise<Buffer | null>) =>
    router.get(`/${name}`, (request, response) =>
      responder.respond(request, response, async () => ({
        status: 200,
        headers: { 'Content-Type': type, 'Cache-Control': AN_HOUR },
        body: (await own()) ?? (await build.file(name)),
        isPublic: !build.changing,
      })),
    )
  const logo = async (frame: PictureFrame) => {
    const { logoFilePath } = await site()
    return logoFilePath ? render(logoFilePath, frame) : null
  }
  for (const [name, frame] of Object.entries(ICONS)) serve(name, 'image/png', () => logo(frame))
  // Browsers prefer the SVG icon, so that it also has to show the logo.
  serve('icon.svg', 'image/svg+xml', async () => {
    const png = await logo(square(192))
    return png && Buffer.from(svgAround(png))
  })
  serve('share.jpg', 'image/jpeg', async () => {
    const { shareImageFilePath } = await site()
    return shareImageFilePath ? render(shareImageFilePath, SHARED) : null
  })
  const serveShared = (
    address: string,
    control: string,
    pictureOf: (name: string) => Promise<Buffer | null>,
  ) =>
    router.get(address, (request, response) =>
      responder.respond(request, response, async () => {
        const name = String(request.params.name)
        // Another spelling of the address has no cache entry, and would be rendered for each request.
        const isCanonical = request.path === address.replace(':name', name)
        const body = isCanonical ? await pictureOf(name) : null
        return body
          ? {
              status: 200,
              headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': control },
              body,
              isPublic: true,
            }
          : {
              status: 404,
              headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
              body: MISSING,
            }
      }),
    )
  serveShared(sharedPicture(':name'), FOR_EVER, async (name) => {
    const filePath = `${name}.webp`
    return (await pictures.live.has(filePath)) ? render(filePath, SHARED) : null
  })
  serveShared(sharedServicePicture(':name'), AN_HOUR, async (id) => {
    if (String(idFrom(id)) !== id) return null
    const service = await services.restaurantServices
      .getById(contextFor(''), id, select('image'))
      .catch(notFound)
    if (!service?.image) return null
    // An import may have stored bytes that are no picture.
    return decoder.render(Buffer.from(service.image, 'base64'), SHARED).catch(() => null)
  })
  return router
}

function notFound(error: unknown): null {
  if (error instanceof NotFoundError) return null
  throw error
}

function svgAround(png: Buffer): string {
  const data = `data:image/png;base64,${png.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image href="${data}" width="192" height="192"/></svg>`
}
