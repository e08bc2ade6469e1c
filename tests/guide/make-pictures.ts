import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { launchBrowserServer } from '../support/browser.ts'
import { startServer } from '../support/running-server.ts'
import { ADMINISTRATOR, ask, phoneOn } from './phone.ts'
import { tasks } from './tasks.ts'

/** Makes the pictures of the staff guide from the built product with its demo content: all, or those that are named. */
const folder = fileURLToPath(new URL('../../docs/tr', import.meta.url))
const MOST_BYTES = 45_000
const QUALITIES = [82, 74, 66, 58, 50, 40]

/** The best quality below the size limit. */
async function small(png: Buffer): Promise<Buffer> {
  for (const quality of QUALITIES) {
    const picture = await sharp(png).webp({ quality, effort: 6 }).toBuffer()
    if (picture.length <= MOST_BYTES) return picture
  }
  throw new Error(`A picture has more than ${MOST_BYTES} bytes in the lowest quality.`)
}

/** Waits until nothing is loading and animations have ended. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all([...document.images].map((image) => image.decode().catch(() => null)))
  })
  await page.waitForTimeout(500)
}

const wanted = process.argv.slice(2)
const { email, password } = ADMINISTRATOR
const server = await startServer({
  env: { ADMIN_PASSWORD: password, DEMO_CONTENT: 'on', PUBLIC_URL: 'https://lokanta.example' },
})
const browserServer = await launchBrowserServer()
try {
  const login = 'mutation ($input: LoginInput!) { login(input: $input) { authToken } }'
  const signedIn = await ask<{ login: { authToken: string } }>(server.url, login, {
    input: { email, password },
  })
  const token = signedIn.login.authToken
  await ask(server.url, 'mutation { updateUser(id: 1, input: { firstName: "Ayşe" }) { id } }', {}, token)
  const browser = await chromium.connect(browserServer.wsEndpoint())
  for (const [name, steps] of Object.entries(tasks)) {
    if (wanted.length > 0 && !wanted.includes(name)) continue
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      deviceScaleFactor: 1.5,
      hasTouch: true,
      isMobile: true,
      locale: 'tr-TR',
      timezoneId: 'Europe/Istanbul',
      colorScheme: 'light',
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(15_000)
    await context.addInitScript((given) => localStorage.setItem('auth_token', given), token)
    const page = await context.newPage()
    await steps(phoneOn(page, server.url, token))
    await settled(page)
    const picture = await small(await page.screenshot({ animations: 'disabled', caret: 'hide' }))
    await writeFile(path.join(folder, `${name}.webp`), picture)
    console.log(`${name}.webp: ${picture.length} bytes`)
    await context.close()
  }
  await browser.close()
} finally {
  await browserServer.close()
  await server.stop()
}
