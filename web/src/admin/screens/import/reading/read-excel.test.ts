import { deflateRawSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { readExcel } from './read-excel.ts'
import { unzipped, zipped } from './zip.ts'

const bytesOf = (text: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(text)

/** A workbook as spreadsheets save it, with one sheet after another. */
function workbook(...sheets: readonly string[]): ArrayBuffer {
  const list = sheets.map(
    (_, index) => `<sheet name="S${index + 1}" sheetId="${index + 1}" r:id="r${index + 1}"/>`,
  )
  const links = sheets.map(
    (_, index) =>
      `<Relationship Id="r${index + 1}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet${index + 1}.xml"/>`,
  )
  return zipped([
    {
      name: 'xl/workbook.xml',
      bytes: bytesOf(
        `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets>${list.join('')}</sheets></workbook>`,
      ),
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      bytes: bytesOf(
        `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${links.join('')}</Relationships>`,
      ),
    },
    ...sheets.map((sheet, index) => ({
      name: `xl/worksheets/sheet${index + 1}.xml`,
      bytes: bytesOf(
        `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${sheet}</sheetData></worksheet>`,
      ),
    })),
  ])
}

const cell = (at: string, value: string | number) =>
  typeof value === 'number'
    ? `<c r="${at}"><v>${value}</v></c>`
    : `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`
const row = (number: number, ...values: readonly (string | number)[]) =>
  `<row r="${number}">${values.map((value, index) => cell(`${'ABCDE'[index]}${number}`, value)).join('')}</row>`

describe('a workbook', () => {
  test('is its first sheet with content, in rows of text', async () => {
    const sheet = row(1, 'Ürün Adı', 'Fiyat') + row(2, 'Çorba', 120) + row(4, 'Köfte', 1250.5)
    const far = '<row r="1048576"><c r="A1048576" s="1"/></row>'
    expect(await readExcel(workbook('', sheet + far))).toEqual([
      ['Ürün Adı', 'Fiyat'],
      ['Çorba', '120'],
      ['', ''],
      ['Köfte', '1250,5'],
    ])
  })

  test('of five thousand rows is read', async () => {
    const rows = Array.from({ length: 5_000 }, (_, index) =>
      row(index + 1, `Yemek ${index} ile ekmek ve salata`, index + 1),
    )
    expect(await readExcel(workbook(rows.join('')))).toHaveLength(5_000)
  })
})

describe('a fault', () => {
  test('ten thousand rows', async () => {
    const rows = Array.from({ length: 10_000 }, (_, index) => row(index + 1, 'x', 1))
    await expect(readExcel(workbook(rows.join('')))).rejects.toThrow('tooManyRows')
  })

  test('cells that never end', async () => {
    const sheet = workbook(`<row r="1">${'<c '.repeat(100_000)}`)
    await expect(readExcel(sheet)).rejects.toThrow(/notReadable|nothingFound/)
  })

  test('a cell a million rows away', async () => {
    await expect(readExcel(workbook(row(1_048_576, 'x')))).rejects.toThrow('tooManyRows')
  })

  test('no workbook, an old one, a locked one', async () => {
    await expect(readExcel(bytesOf('Ad;Fiyat').buffer)).rejects.toThrow('notReadable')
    await expect(readExcel(zipped([]))).rejects.toThrow('notReadable')
    const old = new Uint8Array(1_000)
    old.set([0xd0, 0xcf, 0x11, 0xe0])
    await expect(readExcel(old.buffer)).rejects.toThrow('notReadable')
    old.set(
      [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]),
      512,
    )
    await expect(readExcel(old.buffer)).rejects.toThrow('encrypted')
  })

  test('a zip that unpacks to more than it may, whatever its directory says', async () => {
    const packed = new Uint8Array(deflateRawSync(Buffer.alloc(100 * 1024 * 1024)))
    for (const size of [100 * 1024 * 1024, 10]) {
      const bomb = new DataView(zipped([{ name: 'xl/worksheets/sheet1.xml', bytes: packed }]))
      const at = bomb.getUint32(bomb.byteLength - 6, true)
      bomb.setUint16(at + 10, 8, true)
      bomb.setUint32(at + 24, size, true)
      bomb.setUint16(8, 8, true)
      bomb.setUint32(22, size, true)
      await expect(unzipped(bomb.buffer as ArrayBuffer, () => true)).rejects.toThrow('tooLarge')
    }
  })
})
