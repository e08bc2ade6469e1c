import type { Segment } from './segments.ts'
import type { DrawnSign } from './sign-shapes.ts'

/** A word of one line, with its place in the picture of that line. */
export interface RecognisedWord {
  readonly text: string
  /** 0–100. */
  readonly confidence: number
  readonly left: number
  readonly right: number
}

/** What was read in a line; its words have their places on the page. */
export interface RecognisedSegment {
  readonly segment: Segment
  readonly words: readonly RecognisedWord[]
  readonly signs: readonly Sign[]
}

/** What stands beside a number, and where. */
export interface Sign extends Place {
  readonly text: DrawnSign | ',-'
  readonly side: Side
}

export interface Place {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

export type Side = 'before' | 'after'
