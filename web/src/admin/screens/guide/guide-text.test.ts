import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { screenPaths } from '../../api/screen-paths.ts'
import { formMessages } from '../../forms/form.messages.ts'
import { cropMessages } from '../../forms/pictures/crop.messages.ts'
import { priceMessages } from '../../forms/price.messages.ts'
import { frameMessages } from '../../language/frame.messages.ts'
import { frameworkTurkish } from '../../language/framework-turkish.ts'
import type { Messages } from '../../language/messages.ts'
import { listMessages } from '../../lists/list.messages.ts'
import { operations, resourceMessages } from '../../resources/registry.ts'
import { screenMessages } from '../messages.ts'
import { guideOf, taskFor } from './guide-text.ts'

const folder = fileURLToPath(new URL('../../../../../docs/tr', import.meta.url))
const text = readFileSync(path.join(folder, 'isletme-rehberi.md'), 'utf8')
const { introduction, tasks } = guideOf(text)

/**
 * Whether a text is a message; `120 satırı kaydet` is one of `%{smart_count} satırı kaydet`, with or without its
 * number.
 */
function isMessage(words: string): boolean {
  return labels.has(words) || labels.has(words.replace(/^\d+ /, ''))
}

const labels = new Set(
  [
    frameMessages.tr,
    cropMessages.tr,
    formMessages.tr,
    priceMessages.tr,
    listMessages.tr,
    frameworkTurkish as unknown as Messages,
    ...[...resourceMessages, ...screenMessages].map(({ tr }) => tr),
  ]
    .flatMap((tree: Messages) => textsOf(tree))
    .flatMap((message) => message.split(' |||| '))
    .map((message) => message.replace(/^%\{smart_count\} /, '').trim()),
)

function textsOf(tree: Messages): string[] {
  return Object.values(tree).flatMap((value) => (typeof value === 'string' ? [value] : textsOf(value)))
}

describe('the staff guide', () => {
  test('has twelve tasks or more, each with three to six steps, a picture and what to do if it went wrong', () => {
    expect(tasks.length).toBeGreaterThanOrEqual(12)
    for (const { title, html, picture } of tasks) {
      expect(html.match(/<li>/g)?.length, title).toBeGreaterThanOrEqual(3)
      expect(html.match(/<li>/g)?.length, title).toBeLessThanOrEqual(6)
      expect(html, title).toMatch(/<p>Olmadıysa: /)
      expect(picture?.alt, title).toMatch(/^Telefonda /)
    }
  })

  test('has small pictures of one size, none missing or unused', async () => {
    const named = tasks.map(({ picture }) => String(picture?.file))
    expect(named.toSorted()).toEqual(
      readdirSync(folder)
        .filter((file) => file.endsWith('.webp'))
        .toSorted(),
    )
    for (const file of named) {
      const at = path.join(folder, file)
      expect(existsSync(at), file).toBe(true)
      expect(readFileSync(at).length, file).toBeLessThanOrEqual(45_000)
      const { format, width, height } = await sharp(at).metadata()
      expect([file, format, width, height]).toEqual([file, 'webp', 585, 1266])
    }
  })

  test('links to existing screens', () => {
    const html = [introduction, ...tasks.map((task) => task.html)].join('')
    const addresses = [...html.matchAll(/href="([^"]+)"/g)].map(([, address]) => address)
    const known = new Set([
      '/admin',
      ...Object.values(screenPaths),
      ...Object.keys(operations).map((each) => `/admin/${each}`),
    ])
    expect(addresses.length).toBeGreaterThan(12)
    expect(addresses.filter((address) => !known.has(String(address)))).toEqual([])
  })

  test('has a task for every screen and list of the sidebar, which its “?” opens', () => {
    const none = Object.values(screenPaths).filter((address) => !taskFor(tasks, address))
    expect(none).toEqual(['/admin/guide'])
    const lists = Object.keys(operations).map((each) => `/admin/${each}`)
    const withoutScreen = ['/admin/productImage', '/admin/site']
    expect(lists.filter((address) => !taskFor(tasks, address)).toSorted()).toEqual(withoutScreen)
  })

  test('opens for a record what it opens for its list, and nothing for the start', () => {
    expect(taskFor(tasks, '/admin/product/12')).toBe(taskFor(tasks, '/admin/product'))
    expect(taskFor(tasks, '/admin')).toBeUndefined()
    expect(taskFor(tasks, '/admin/settings')?.title).toBe('Siteyi kendi restoranınız yapmak')
  })

  test('has in bold only texts of the Turkish screens', () => {
    const bold = [...text.matchAll(/\*\*(.+?)\*\*/g)].map(([, words]) => String(words))
    expect(bold.length).toBeGreaterThan(80)
    expect([...new Set(bold)].filter((words) => !isMessage(words))).toEqual([])
  })

  test('escapes markup', () => {
    expect(guideOf('# A\n\n<b>x</b>\n\n## B\n\n<i>y</i>\n').tasks[0]?.html).toBe(
      '<p>&lt;i&gt;y&lt;/i&gt;</p>\n',
    )
  })
})
