/** A piece of text with its place, in pixels of its page from the top left corner. */
export interface TextLine {
  readonly text: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** From 1. */
  readonly page: number
  /** 0–100; 100 for text that nobody had to recognise. */
  readonly confidence: number
  readonly isItalic?: boolean
}

/** A place on a page, in the pixels of `TextLine`. */
export interface Box {
  readonly page: number
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** What a person has to look at before a dish is stored. */
export type Doubt = 'NO_PRICE' | 'LOW_CONFIDENCE' | 'ODD_PRICE' | 'FORBIDDEN_WORDING' | 'TWICE'

export interface DraftDish {
  readonly name: string
  readonly description: string | null
  /** In lira; null if none was found. */
  readonly price: number | null
  /** As written: "150 g", "75 cl". */
  readonly portion: string | null
  /** The further prices of its line with the labels of their columns. */
  readonly otherPrices: readonly { readonly label: string; readonly price: number }[]
  /** 0–100. */
  readonly confidence: number
  /** Null for sources without pages. */
  readonly box: Box | null
  readonly doubts: readonly Doubt[]
}

export interface MenuDraft {
  readonly categories: readonly {
    /** Empty for dishes before the first heading. */
    readonly name: string
    readonly description: string | null
    readonly dishes: readonly DraftDish[]
  }[]
  /** Whether nearly all prices begin or end alike: a sign that was read as a digit looks like that. */
  readonly areAlike?: boolean
}

/** A page that was read, shown beside its dishes. */
export interface PageImage {
  readonly page: number
  /** Of an object in this browser. */
  readonly url: string
  readonly width: number
  readonly height: number
}

/** A table with cells, or a menu that was read. */
export type Reading =
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | {
      readonly kind: 'menu'
      readonly draft: MenuDraft
      readonly pages: readonly PageImage[]
      /** Lines of letters of which nothing could be read. */
      readonly unread: readonly Box[]
      /** Whether the text was recognised in pictures, and may be wrong. */
      readonly isRecognised: boolean
    }

/** Why a source could not be read; each has a sentence of its own. */
export type ReadingFault =
  | 'tooLarge'
  | 'tooManyPages'
  | 'tooManyRows'
  | 'tooManyFiles'
  | 'encrypted'
  | 'notReadable'
  | 'nothingFound'
  | 'noWebAssembly'

export class ReadingError extends Error {
  constructor(readonly fault: ReadingFault) {
    super(fault)
  }
}

/** Of a source that is being read: 0–1, and the page that it is at. */
export interface ReadingProgress {
  readonly done: number
  readonly page: number
  readonly pages: number
}
