import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { Status } from '../../server/core/primitives/status.ts'
import { type Api, startApi } from '../support/api.ts'
import { filesIn } from '../support/files-in.ts'
import { unique } from '../support/people.ts'
import { picture } from '../support/picture.ts'

let api: Api

beforeAll(async () => {
  api = await startApi()
})

afterAll(() => api.close())

let shade = 0
/** A picture that no other test uses. */
function fresh() {
  shade++
  return picture(unique('picture'), { colour: `#${(0x100000 + shade * 4_711).toString(16)}` })
}

async function isServed(filePath: string | null): Promise<boolean[]> {
  const addresses = [`/resource/${filePath}`, `/resource/${filePath}?w=240`, `/resource/thumb/${filePath}`]
  const replies = await Promise.all(addresses.map((address) => fetch(api.url + address)))
  return replies.map(({ status }) => status === 200)
}
const SERVED = [true, true, true]
const GONE = [false, false, false]

const files = () => filesIn(api.mediaFolder)

/** Every entity with a stored picture: how to add, change and remove one, and the column of its path. */
const KEEPERS = [
  ['category', 'image', 'image_file_path'],
  ['category', 'icon', 'icon_file_path'],
  ['blog', 'image', 'image'],
] as const

describe.each(KEEPERS)('the file of a %s’s %s', (table, field, column) => {
  const service = () => (table === 'blog' ? api.services.blogs : api.services.categories)
  const add = async (image = fresh()) => {
    const id = await service().add(api.staff, { name: 'x', [field]: image })
    return { id, filePath: (await pathOf(id)) as string }
  }
  const pathOf = async (id: number): Promise<string | null> =>
    (await api.sql(`select ${column} as path from ${table} where id = $1`, [id])).rows[0].path

  test('is removed when it is replaced, and when it is reset', async () => {
    const { id, filePath: first } = await add()
    expect(await isServed(first)).toEqual(SERVED)
    await service().update(api.staff, id, { [field]: fresh() })
    const second = await pathOf(id)
    expect([await isServed(first), await isServed(second)]).toEqual([GONE, SERVED])
    await service().update(api.staff, id, { name: 'y' })
    expect(await isServed(second)).toEqual(SERVED)
    await service().update(api.staff, id, { [field]: null })
    expect([await pathOf(id), await isServed(second)]).toEqual([null, GONE])
  })

  test('stays while another record references it', async () => {
    const image = await fresh()
    const one = await add(Promise.resolve(image))
    const other = await add(Promise.resolve(image))
    expect(other.filePath).toBe(one.filePath)
    await service().update(api.staff, one.id, { [field]: fresh() })
    expect(await isServed(one.filePath)).toEqual(SERVED)
    await service().update(api.staff, other.id, { [field]: null })
    expect(await isServed(one.filePath)).toEqual(GONE)
  })

  test('stays when the same picture is uploaded again', async () => {
    const image = await fresh()
    const { id, filePath } = await add(Promise.resolve(image))
    await service().update(api.staff, id, { [field]: Promise.resolve(image) })
    expect([await pathOf(id), await isServed(filePath)]).toEqual([filePath, SERVED])
  })

  test('D155: stays with a removed record, and is served again only after a restore', async () => {
    const { id, filePath } = await add()
    expect(await isServed(filePath)).toEqual(SERVED)
    await service().remove(api.staff, id)
    await api.services.pictures.sweep()
    expect([await isServed(filePath), await api.files.has(filePath)]).toEqual([GONE, true])
    await service().restore(api.staff, id)
    expect([await pathOf(id), await isServed(filePath)]).toEqual([filePath, SERVED])
  })

  test('is removed if the write fails, and the previous one stays', async () => {
    const { id, filePath } = await add()
    const before = await files()
    const stale = { [field]: fresh(), version: 99 }
    await expect(service().update(api.staff, id, stale)).rejects.toThrow(/has changed/)
    await expect(service().add(api.staff, { name: '', [field]: fresh() })).rejects.toThrow(/name/)
    expect(await files()).toEqual(before)
    expect(await isServed(filePath)).toEqual(SERVED)
  })
})

test('D155: a product’s picture is served only while neither it nor its product is removed', async () => {
  const { services, staff } = api
  const categoryId = await services.categories.add(staff, { name: 'x' })
  const product = await services.products.add(staff, { name: 'x', price: 1, categoryId })
  const [id] = await services.productImages.addAll(staff, product, [fresh()])
  const { rows } = await api.sql('select file_path as path from product_image where id = $1', [id])
  const seen = async () => [await isServed(rows[0].path), await api.files.has(rows[0].path)]
  expect(await seen()).toEqual([SERVED, true])
  await services.productImages.remove(staff, id)
  expect(await seen()).toEqual([GONE, true])
  await services.productImages.restore(staff, id)
  expect(await seen()).toEqual([SERVED, true])
  await services.products.remove(staff, product)
  expect(await seen()).toEqual([GONE, true])
  await services.products.restore(staff, product)
  await services.categories.update(staff, categoryId, { status: Status.PASSIVE })
  expect(await seen()).toEqual([SERVED, true])
})

test('D155: serving pictures needs no statement until content changes', async () => {
  const { categories } = api.services
  const id = await categories.add(api.staff, { name: 'x', image: fresh() })
  const { rows } = await api.sql('select image_file_path as path from category where id = $1', [id])
  api.services.pictures.live.listen(true)
  expect(await isServed(rows[0].path)).toEqual(SERVED)
  expect(
    await api.statementsOf(async () => {
      for (let count = 0; count < 20; count++) await isServed(rows[0].path)
    }),
  ).toEqual([])
  await categories.remove(api.staff, id)
  expect(
    (await api.statementsOf(() => Promise.all(Array.from({ length: 20 }, () => isServed(rows[0].path)))))
      .length,
  ).toBe(1)
  api.services.pictures.live.listen(false)
})

test('D155: while the database is unavailable, pictures are served by the last known state', async () => {
  const filePath = await pathOfNew()
  expect(await isServed(filePath)).toEqual(SERVED)
  const away = vi.spyOn(api.orm.em, 'fork').mockImplementation(() => {
    throw new Error('away')
  })
  try {
    api.services.pictures.live.changed()
    expect(await isServed(filePath)).toEqual(SERVED)
  } finally {
    away.mockRestore()
  }
})

test('D131: a discarded picture is not served, and is again once a record references it', async () => {
  const { categories } = api.services
  const image = await fresh()
  const id = await categories.add(api.staff, { name: 'x', image: Promise.resolve(image) })
  const { rows } = await api.sql('select image_file_path as path from category where id = $1', [id])
  await categories.update(api.staff, id, { image: null })
  expect([await isServed(rows[0].path), await api.files.has(rows[0].path)]).toEqual([GONE, false])
  // As an undo does.
  await api.sql('update category set image_file_path = $2 where id = $1', [id, rows[0].path])
  api.services.pictures.live.changed()
  expect([await isServed(rows[0].path), await api.files.has(rows[0].path)]).toEqual([SERVED, true])
  await categories.update(api.staff, id, { image: null })
  await categories.update(api.staff, id, { image: Promise.resolve(image) })
  expect(await isServed(rows[0].path)).toEqual(SERVED)
})

async function pathOfNew(): Promise<string> {
  const id = await api.services.categories.add(api.staff, { name: 'x', image: fresh() })
  return (await api.sql('select image_file_path as path from category where id = $1', [id])).rows[0].path
}

test('a file stays if it is removed and referenced concurrently', async () => {
  const { categories } = api.services
  const own = () => ({ ...api.staff, em: api.orm.em.fork() })
  for (let round = 0; round < 6; round++) {
    const image = await fresh()
    const id = await categories.add(api.staff, { name: 'x', image: Promise.resolve(image) })
    const { rows } = await api.sql('select image_file_path as path from category where id = $1', [id])
    const [, second] = await Promise.all([
      categories.update(own(), id, { image: null }),
      categories.add(own(), { name: 'y', image: Promise.resolve(image) }),
    ])
    expect(await isServed(rows[0].path)).toEqual(SERVED)
    await categories.update(api.staff, second, { image: null })
    expect(await isServed(rows[0].path)).toEqual(GONE)
  }
})

describe('the sweep', () => {
  test('removes unreferenced and partial files, and nothing else', async () => {
    const id = await api.services.blogs.add(api.staff, { name: 'x', image: fresh() })
    const { rows } = await api.sql('select image from blog where id = $1', [id])
    const kept = await files()
    const orphan = '0123456789abcdef0123456789abcdef'
    const folder = path.join(api.mediaFolder, rows[0].image.slice(0, 2))
    const half = path.join(folder, '.dead.partial')
    await writeFile(half, 'half')
    await utimes(half, new Date(0), new Date(0))
    await writeFile(path.join(folder, '.young.partial'), 'being written')
    await api.services.pictures.put({
      filePath: `${orphan}-480.webp`,
      size: 1,
      contentType: 'image/webp',
      fileName: 'x',
      variants: new Map([
        [`${orphan}-240.webp`, Buffer.from('x')],
        [`${orphan}-480.webp`, Buffer.from('x')],
      ]),
    })
    expect((await files()).length).toBe(kept.length + 4)
    expect(await api.services.pictures.sweep()).toBe(1)
    expect(await files()).toEqual([...kept, '.young.partial'].sort())
    expect(await isServed(rows[0].image)).toEqual(SERVED)
  })

  test('removes a picture of which only narrow variants were written', async () => {
    const orphan = 'fedcba9876543210fedcba9876543210'
    const folder = path.join(api.mediaFolder, 'fe')
    const before = await files()
    await api.services.pictures.put({
      filePath: `${orphan}-240.webp`,
      size: 1,
      contentType: '',
      fileName: '',
      variants: new Map([[`${orphan}-240.webp`, Buffer.from('x')]]),
    })
    expect(await readdir(folder)).toEqual([`${orphan}-240.webp`])
    await api.services.pictures.sweep()
    expect(await files()).toEqual(before)
  })

  test('does not touch a picture being written', async () => {
    const { files: store, services } = api
    const put = store.put.bind(store)
    const reached = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const held = vi.spyOn(store, 'put').mockImplementation(async (name, bytes) => {
      // The widest is written last: the narrow ones exist by now.
      if (name.endsWith('-600.webp')) {
        reached.resolve()
        await goOn.promise
      }
      await put(name, bytes)
    })
    try {
      const adding = services.blogs.add(
        { ...api.staff, em: api.orm.em.fork() },
        { name: 'x', image: fresh() },
      )
      await reached.promise
      expect(await services.pictures.sweep()).toBe(0)
      goOn.resolve()
      const { rows } = await api.sql('select image from blog where id = $1', [await adding])
      expect(await isServed(rows[0].image)).toEqual(SERVED)
    } finally {
      goOn.resolve()
      held.mockRestore()
    }
  })

  test('keeps the narrow variants of a referenced picture whose widest is missing', async () => {
    const id = await api.services.blogs.add(api.staff, { name: 'x', image: fresh() })
    const { rows } = await api.sql('select image from blog where id = $1', [id])
    await api.files.remove(rows[0].image)
    expect(await api.services.pictures.sweep()).toBe(0)
    expect(await isServed(rows[0].image)).toEqual([false, true, true])
  })

  test('D131: restores from the trash what a record references again', async () => {
    const filePath = await pathOfNew()
    await api.services.pictures.discard(filePath)
    expect(await api.files.has(filePath)).toBe(false)
    await api.services.pictures.sweep()
    expect(await isServed(filePath)).toEqual(SERVED)
  })

  test('D131: empties the trash after thirty days', async () => {
    const trash = path.join(api.mediaFolder, 'trash')
    const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10)
    for (const ago of [29, 32]) {
      await mkdir(path.join(trash, day(ago)), { recursive: true })
      await writeFile(path.join(trash, day(ago), '0123456789abcdef0123456789abcdef-240.webp'), 'x')
    }
    await api.services.pictures.sweep()
    const left = await readdir(trash)
    expect([left.includes(day(29)), left.includes(day(32))]).toEqual([true, false])
  })
})
