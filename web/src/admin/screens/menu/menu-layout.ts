/** Container query for rows with one line: the available width depends on the sidebar, not only on the window. */
export const ONE_LINE = '@container (min-width: 600px)'

/** The height of a row in px, with one line and with two. */
const ROW_HEIGHT = { oneLine: 57, twoLines: 93 }
/** The class of rows whose fields are not rendered yet. */
export const FAR_ROW = 'far-row'
/** One rule for all of them in the list, since separate styles would cost time for each of a thousand rows. */
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
