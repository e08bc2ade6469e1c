import { describe, expect, test } from 'vitest'
import { TRANSLATED as ON_THE_SERVER } from '../../../../../server/modules/translation/translated-fields.ts'
import { TRANSLATED, TRANSLATED_KINDS } from '../../resources/translation/translated-kinds.ts'
import type { WorkItem } from './work.ts'
import { ColumnsMissing, readWorkCsv, workCsv } from './work-csv.ts'

const dish = (field: string, source: string, text: string | null = null): WorkItem => ({
  ...{ kind: 'PRODUCT', recordId: '7', field, source, text, proposal: null },
  state: text === null ? 'MISSING' : 'DONE',
})

const NAME = dish('name', 'Mercimek; Çorbası', 'Lentil soup')
const NOTE = dish('description', '- Sıcak\n- Acısız')
const SERVINGS = dish('servings', 'Büyük | Küçük')
const WORK = [NAME, NOTE, SERVINGS]

const table = (...lines: string[]) => ['tür;no;alan;Türkçe;İngilizce;durum', ...lines].join('\r\n')
const read = (text: string) => readWorkCsv(text, WORK, 'EN')

test('the fields are those of the server, in its order', () => {
  for (const kind of TRANSLATED_KINDS)
    expect(Object.keys(TRANSLATED[kind].fields)).toEqual(Object.keys(ON_THE_SERVER[kind].fields))
  expect([...TRANSLATED_KINDS]).toEqual(Object.keys(ON_THE_SERVER))
})

test('a table has Turkish words and settings, and no formula', () => {
  expect(workCsv(WORK, 'EN')).toBe(
    `\uFEFF${table(
      'Yemek;7;Ad;"Mercimek; Çorbası";Lentil soup;Tamam',
      'Yemek;7;Açıklama;"\'- Sıcak\n- Acısız";;Eksik',
      'Yemek;7;Porsiyonlar;Büyük | Küçük;;Eksik',
    )}`,
  )
})

describe('a table that is read', () => {
  test('changes nothing as it was written, and then what was written into it', () => {
    const written = workCsv(WORK, 'EN')
    expect(read(written)).toEqual({ changes: [], faults: [] })
    const filled = written
      .replace('Acısız";;', 'Acısız";"- Hot\r\n- Mild";')
      .replace('Küçük;;', 'Küçük;Large | Small;')
    expect(read(filled)).toEqual({
      faults: [],
      changes: [
        { line: 3, item: NOTE, text: '- Hot\n- Mild' },
        { line: 4, item: SERVINGS, text: 'Large | Small' },
      ],
    })
  })

  test('may come from any spreadsheet: other separators, order and words', () => {
    const text = 'İngilizce\tTürkçe\talan\tno\ttür\nLarge | Small\tBüyük | Küçük\tservings\t7\tPRODUCT'
    expect(read(text).changes).toEqual([{ line: 2, item: SERVINGS, text: 'Large | Small' }])
  })

  test.each([
    ['Kitap;7;Ad;x;y;', 'KIND', 'Kitap'],
    ['Yemek;7;Renk;x;y;', 'FIELD', 'Renk'],
    ['Yemek;8;Ad;x;y;', 'RECORD', '8'],
    ['Yemek;7;Ad;Mercimek;Lentils;', 'SOURCE', 'Mercimek; Çorbası'],
    [`Yemek;7;Ad;"Mercimek; Çorbası";${'x'.repeat(201)};`, 'TOO_LONG', 200],
    ['Yemek;7;Ad;"Mercimek; Çorbası";With cover charge;', 'WORDING', 'cover charge'],
    ['Yemek;7;Porsiyonlar;Büyük | Küçük;Large;', 'SERVINGS', 2],
    ['Yemek;7;Ad;"Mercimek; Çorbası";????????? ???;', 'LETTERS', ''],
    ['Yemek;7;Ad;"Mercimek; Çorbası";Lentils [uydurma];', 'UNFINISHED', ''],
  ])('tells by its number that %s is wrong', (line, fault, value) => {
    expect(read(table('', line))).toEqual({ changes: [], faults: [{ line: 3, fault, value }] })
  })

  test('tells that a text is there twice, and leaves lines without a translation alone', () => {
    const line = 'Yemek;7;Porsiyonlar;Büyük | Küçük;Large | Small;'
    const { changes, faults } = read(table(line, 'Kitap;7;Ad;x;;', line))
    expect(changes).toHaveLength(1)
    expect(faults).toEqual([{ line: 4, fault: 'REPEATED', value: '' }])
  })

  test('needs the columns, those of its language', () => {
    expect(() => readWorkCsv(table(), WORK, 'DE')).toThrow(ColumnsMissing)
  })
})
