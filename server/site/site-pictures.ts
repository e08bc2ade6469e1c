import { type Request, Router } from 'express'
import type { Responder } from '../cache/responder.ts'
import { NotFoundError } from '../core/errors.ts'
import { idFrom } from '../core/input/check-input.ts'
import { canonicalAddress } from '../core/primitives/canonical-address.ts'
import { select } from '../core/read/selection.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { Services } from '../services.ts'
import type { RenderedPictures } from './rendered-pictures.ts'
import { shareCard } from './share-cards.ts'
import { sharedCard, sharedPicture, sharedServicePicture } from './shared-picture.ts'
import type { SiteBuild } from './site-build.ts'

interface SitePicturesParts {
  readonly services: Services
  readonly build: SiteBuild
  readonly rendered: RenderedPictures
  readonly contextFor: (requestId: string) => RequestContext
  readonly responder: Responder
}

/** The icons of the site, with the form of the owner's logo that each shows. */
const ICONS = {
  'icon-180.png': 'icon-180.png',
  'icon-192.png': 'icon-192.png',
  'icon-512.png': 'icon-512.png',
  'icon-maskable-512.png': 'icon-512.png',
} as const
type Form = (typeof ICONS)[keyof typeof ICONS] | 'share.jpg'
type Part = Parameters<typeof shareCard>[2]
/** Browsers request icons with each page. */
const AN_HOUR = 'public, max-age=3600'
const FOR_EVER = 'public, max-age=31536000, immutable'
/** A drawing has its style in it, and nothing else. */
const DRAWN_ALONE = "default-src 'none'; style-src 'unsafe-inline'"
const NO_PICTURE = {
  status: 404,
  headers: { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' },
  body: Buffer.from('There is no such picture.\n'),
}

/**
 * The icons, the drawing and the preview picture of shared links, made from what the owner has chosen, if anything.
 * Places among the requests that run are taken to read records only, so that pictures being rendered do not keep pages
 * waiting.
 */
export function sitePicturesRouter(parts: SitePicturesParts): Router {
  const { services, build, rendered, contextFor, responder } = parts
  const { pictures } = services
  const router = Router()
  const formOf = (request: Request, filePath: string, form: Form) =>
    rendered.get({ picture: filePath, form, address: addressOf(request) }, () => pictures.read(filePath))
  const site = (request: Request) =>
    responder.run(request, () =>
      services.site.site(contextFor(''), select('logoFilePath', 'shareImageFilePath')),
    )
  const serve = (name: string, type: string, own: (request: Request) => Promise<Buffer | null>) =>
    router.get(`/${name}`, (request, response) =>
      responder.respondAtOnce(request, response, async () => ({
        status: 200,
        headers: { 'Content-Type': type, 'Cache-Control': AN_HOUR },
        body: (await own(request)) ?? (await build.file(name)),
        isPublic: !build.changing,
      })),
    )
  const cardOf = async (request: Request, part: Part) => {
    const card = await responder.run(request, () => shareCard(services, contextFor(''), part))
    if (!card) return null
    const { filePath, svg } = card
    const picture = svg
      ? await rendered.drawn(svg, addressOf(request))
      : filePath && (await pictures.read(filePath))
    return rendered.card(addressOf(request), { ...card, picture: picture || null })
  }
  const drawing = (request: Request, form: 'whole' | 'icon') =>
    responder.run(request, () => services.site.drawing(contextFor(''), form))
  const icon = async (request: Request, form: Form) => {
    const { logoFilePath } = await site(request)
    if (logoFilePath) return formOf(request, logoFilePath, form)
    const drawn = await drawing(request, 'icon')
    return drawn && rendered.drawing(drawn, form, addressOf(request))
  }
  for (const [name, form] of Object.entries(ICONS)) serve(name, 'image/png', (request) => icon(request, form))
  // Browsers prefer the SVG icon, so that it also has to show the logo.
  serve('icon.svg', 'image/svg+xml', async (request) => {
    const { logoFilePath } = await site(request)
    const png = logoFilePath && (await formOf(request, logoFilePath, 'icon-192.png'))
    const svg = png ? svgAround(png) : (await drawing(request, 'icon'))?.svg
    return svg ? Buffer.from(svg) : null
  })
  router.get('/drawing.svg', (request, response) =>
    responder.respondAtOnce(request, response, async () => {
      const drawn = await drawing(request, 'whole')
      return drawn
        ? {
            status: 200,
            headers: {
              'Content-Type': 'image/svg+xml',
              // One reply is kept for every version that is asked for, so that none may be kept for ever.
              'Cache-Control': AN_HOUR,
              'Content-Security-Policy': DRAWN_ALONE,
            },
            body: Buffer.from(drawn.svg),
            isPublic: true,
          }
        : NO_PICTURE
    }),
  )
  serve('share.jpg', 'image/jpeg', async (request) => {
    const { shareImageFilePath } = await site(request)
    return shareImageFilePath ? formOf(request, shareImageFilePath, 'share.jpg') : cardOf(request, 'house')
  })
  const serveShared = (
    address: string,
    control: string,
    pictureOf: (request: Request, name: string) => Promise<Buffer | null>,
  ) =>
    router.get(address, (request, response) =>
      responder.respondAtOnce(request, response, async () => {
        const name = String(request.params.name)
        const isCanonical = request.path === address.replace(':name', name)
        const body = isCanonical ? await pictureOf(request, name) : null
        return body
          ? {
              status: 200,
              headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': control },
              body,
              isPublic: true,
            }
          : NO_PICTURE
      }),
    )
  const serveCard = (address: string, partOf: (name: string) => Part) =>
    serveShared(address, AN_HOUR, (request, name) => cardOf(request, partOf(name)))
  serveCard(sharedCard('menu'), () => 'menu')
  serveCard(sharedCard('category/:name'), (category) => ({ category }))
  serveCard(sharedCard('dish/:name'), (dish) => ({ dish }))
  serveShared(sharedPicture(':name'), FOR_EVER, async (request, name) => {
    const filePath = `${name}.webp`
    return (await pictures.live.has(filePath)) ? formOf(request, filePath, 'share.jpg') : null
  })
  serveShared(sharedServicePicture(':name'), AN_HOUR, async (request, id) => {
    if (String(idFrom(id)) !== id) return null
    const find = (field: 'image' | 'imageHash') =>
      services.restaurantServices.getById(contextFor(''), id, select(field)).catch(notFound)
    const picture = (await responder.run(request, () => find('imageHash')))?.imageHash
    if (!picture) return null
    return rendered.get({ picture, form: 'share.jpg', address: addressOf(request) }, async () => {
      const image = (await find('image'))?.image
      return image ? Buffer.from(image, 'base64') : null
    })
  })
  return router
}

const addressOf = ({ ip }: Request) => canonicalAddress(ip ?? '')

function notFound(error: unknown): null {
  if (error instanceof NotFoundError) return null
  throw error
}

function svgAround(png: Buffer): string {
  const data = `data:image/png;base64,${png.toString('base64')}`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 192 192"><image href="${data}" width="192" height="192"/></svg>`
}
