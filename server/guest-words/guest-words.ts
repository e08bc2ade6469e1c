/** A moment by the clock of the restaurant. */
export interface Moment {
  readonly day: number
  /** From 1. */
  readonly month: number
  readonly year: number
  /** From Monday, which is 1. */
  readonly weekday: number
  /** HH:MM. */
  readonly time: string
}

/** A letter to a guest. */
interface LetterWords {
  /** Follows the name of the restaurant and a colon. */
  readonly subject: string
  /** @param asked moment and number of guests. */
  readonly told: (asked: string) => string
  /** What the guest may do now. */
  readonly next: string
}

interface PlainWords {
  readonly title: string
  readonly text: string
}

/** Texts of letters, calendar entries, error pages and the offline page, in one language: digits are Latin, days Gregorian. */
export interface GuestWords {
  readonly moment: (moment: Moment) => string
  /** @param moment in words. */
  readonly asked: (moment: string, people: number) => string
  readonly greeting: string
  readonly confirmed: LetterWords
  readonly declined: LetterWords
  readonly changed: LetterWords
  readonly givenUp: LetterWords
  /** Leads to the guest's page. */
  readonly button: string
  readonly footer: (siteName: string) => string
  /** The entry of a table in a calendar. */
  readonly calendar: {
    readonly title: (siteName: string, people: number) => string
    /** Precedes the phone number of the restaurant. */
    readonly phone: string
    /** Precedes the address of the guest's page. */
    readonly cannotCome: string
    /** Name of the file. */
    readonly file: string
  }
  /** Error pages and the offline page: static, without database or files. */
  readonly plain: {
    /** Another way of asking than reading. */
    readonly onlyRead: PlainWords
    /** A form that was sent in another way than by a page. */
    readonly otherForm: { readonly title: string }
    readonly tooMany: { readonly title: string; readonly text: (seconds: number) => string }
    /** The server cannot answer for a while. */
    readonly away: PlainWords
    /** The visitor has no connection. */
    readonly offline: PlainWords
    readonly toHome: string
    readonly tryAgain: string
    readonly menu: string
    readonly bookTable: string
  }
}
