import type { Page } from 'playwright'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { isAlive, openSite } from '../support/site.ts'

const site = openSite()

interface Service {
  id: string
  name: string
  description: string
  iconUrl: string | null
  icon: string | null
}
let services: Service[]

beforeAll(async () => {
  // One with a large icon, and one without pictures, as services may be.
  await site.sql(`update service set icon = image where id = 2`)
  await site.sql(`update service set icon = null, image = null where id = (select max(id) from service)`)
  const query = '{ services { id name description icon iconUrl } }'
  const read = async () => (await site.ask<{ services: Service[] }>(query)).services
  await vi.waitFor(async () => {
    expect((await read()).filter(({ iconUrl }) => iconUrl === null)).toHaveLength(1)
  })
  services = await read()
})

const cards = (page: Page) => page.locator('main .service-card')

describe('the list', () => {
  test('embeds small icons, shows name and description of each service, and leads to its details', async () => {
    const { page } = await site.visit('/services')
    const shown = await cards(page).evaluateAll((all) =>
      all.map((card) => ({
        href: card.getAttribute('href'),
        name: card.querySelector('h3')?.textContent,
        description: card.querySelector('p')?.textContent,
        icon: card.querySelector('img')?.getAttribute('src'),
      })),
    )
    expect(shown).toEqual(
      services.map(({ id, name, description, icon, iconUrl }) => ({
        href: `/services-details/${id}`,
        name,
        description,
        icon:
          icon && icon.length <= 2_732
            ? `data:image/png;base64,${icon}`
            : (iconUrl?.replace(site.server.url, '') ?? '/placeholder-icon.svg'),
      })),
    )
    expect(new Set(shown.map(({ icon }) => icon?.slice(0, 10)))).toEqual(
      new Set(['data:image', '/resource/', '/placehold']),
    )
    await cards(page).nth(2).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/services-details/${services[2]?.id}`)
  })

  test('shows icons that are pictures', async () => {
    const { page } = await site.visit('/services')
    const widths = await cards(page)
      .locator('img')
      .evaluateAll((all) =>
        Promise.all(
          all.map(async (image) => {
            await (image as HTMLImageElement).decode()
            return (image as HTMLImageElement).naturalWidth
          }),
        ),
      )
    expect(widths.filter((width) => width === 0)).toEqual([])
  })
})

describe('the details of a service', () => {
  test('show its name, picture and description', async () => {
    const { id, name, description } = services[1] as Service
    const { page } = await site.visit(`/services-details/${id}`)
    expect(await page.title()).toBe(`${name} · İncek Sofrası`)
    expect(await page.locator('h1').textContent()).toBe(name)
    expect(await page.locator('.breadcrumb li').allTextContents()).toEqual(['Anasayfa', 'Hizmetler', name])
    const article = page.locator('article')
    expect(await article.textContent()).toContain(description)
    expect(await page.getByRole('heading', { name }).count()).toBe(1)
    // D23: what it is can be read without scrolling.
    const { y } = (await article.locator('.lead').boundingBox()) as { y: number }
    expect(y).toBeLessThan(600)
    const image = article.locator('img')
    expect(await image.getAttribute('src')).toMatch(/^\/resource\/service\/\d+\/image\?v=/)
    await expect
      .poll(() => image.evaluate((picture) => (picture as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(300)
  })

  test('show no picture where there is none', async () => {
    const { page } = await site.visit(`/services-details/${services.at(-1)?.id}`)
    expect(await page.locator('article').textContent()).toContain(services.at(-1)?.description)
    expect(await page.locator('article img').count()).toBe(0)
  })

  test('list the other services beside it, not itself, also after going from one to the next', async () => {
    const { page } = await site.visit(`/services-details/${services[0]?.id}`)
    const aside = page.locator('aside')
    const listed = () =>
      aside
        .locator('li a')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]))
    const others = (but: number) =>
      services.filter((_, index) => index !== but).map(({ id, name }) => [name, `/services-details/${id}`])
    expect(await aside.locator('h2').textContent()).toBe('Diğer Hizmetlerimiz')
    expect(await listed()).toEqual(others(0))
    await aside.getByRole('link', { name: services[3]?.name }).click()
    await expect.poll(() => page.locator('h1').textContent()).toBe(services[3]?.name)
    await expect.poll(listed).toEqual(others(3))
    await expect.poll(() => page.locator('article').textContent()).toContain(services[3]?.description)
  })

  test('link to the contact page by Rezarvasyon', async () => {
    const { page } = await site.visit(`/services-details/${services[0]?.id}`)
    await page.getByRole('link', { name: 'Rezarvasyon' }).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/contact`)
  })

  test('without an id lists all services to choose from', async () => {
    const { page } = await site.visit('/services-details')
    expect(await page.locator('aside li').allTextContents()).toEqual(services.map(({ name }) => name))
    expect(await page.locator('aside h2').textContent()).toBe('Diğer Hizmetlerimiz')
    expect(await page.locator('article').textContent()).toContain('seçin')
    await page.locator('aside a').first().click()
    await expect.poll(() => page.locator('h1').textContent()).toBe(services[0]?.name)
  })
})

test('an unknown service shows the 404 page, by link and by address', async () => {
  const { page: direct, noise } = await site.visit('/services-details/999999')
  expect(await direct.locator('h1').textContent()).toBe('Aradığınız sayfa bulunamadı')
  expect(noise.join()).toContain('404')
  noise.splice(0)

  const { page } = await site.visit('/services')
  const [removed] = await site.sql(
    `insert into service (created_date, name, "order") values (now(), 'Kısa süreli', 50000) returning id`,
  )
  await expect
    .poll(
      async () => (await site.ask<{ services: Service[] }>('{ services { name } }')).services.at(-1)?.name,
    )
    .toBe('Kısa süreli')
  await page.reload()
  await site.sql('update service set is_deleted = true where id = $1', [removed?.id])
  await expect
    .poll(async () => JSON.stringify(await site.ask('{ services { name } }')))
    .not.toContain('Kısa süreli')
  await isAlive(page)
  await page.locator('main').getByRole('link', { name: 'Kısa süreli' }).click()
  await expect.poll(() => page.url()).toBe(`${site.server.url}/error/error-404`)
  await expect.poll(() => page.locator('h1').textContent()).toBe('Aradığınız sayfa bulunamadı')
  await expect.poll(() => page.getByRole('alert').textContent()).toContain(String(removed?.id))
  expect(await page.getByRole('link', { name: 'Tekrar dene' }).getAttribute('href')).toBe(
    `/services-details/${removed?.id}`,
  )
})
