/** Where a row has one line: the room beside the sidebar counts, not the width of the window. */
export const ONE_LINE = '@container (min-width: 600px)'

/** The height of a row in px, with one line and with two. */
export const ROW_HEIGHT = { oneLine: 57, twoLines: 93 }
/** The class of rows whose fields are not made yet. */
export const FAR_ROW = 'far-row'
/** How their list draws them: one rule for all, since a style of its own is work for each of a thousand rows. */
export const FAR_ROWS = {
  [`& > .${FAR_ROW}`]: {
    height: ROW_HEIGHT.twoLines,
    px: 1,
    borderTop: 1,
    borderColor: 'divider',
    overflow: 'hidden',
    [ONE_LINE]: { height: ROW_HEIGHT.oneLine },
  },
} as const
