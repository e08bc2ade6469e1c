/** Where a row has one line: the room beside the sidebar counts, not the width of the window. */
export const ONE_LINE = '@container (min-width: 600px)'

/** The height of a row in px, with one line and with two. */
export const ROW_HEIGHT = { oneLine: 57, twoLines: 93 }
