/** Container query for rows with one line: the available width depends on the sidebar, not only on the window. */
export const ONE_LINE = '@container (min-width: 600px)'

/** The height of a row in px: in one line, and on narrow screens in two for who changes prices, too. */
const ROW_HEIGHT = { wide: 61, narrow: 81, managed: 109 }
/** The class of rows whose fields are not rendered yet. */
export const FAR_ROW = 'far-row'
/**
 * One rule for all of them in the list, since separate styles would cost time for each of a thousand rows. They are as
 * high as with their fields, so that what is below does not move away when those come.
 */
export const farRows = (manages: boolean) => ({
  [`& > .${FAR_ROW}`]: {
    height: manages ? ROW_HEIGHT.managed : ROW_HEIGHT.narrow,
    px: 1,
    borderTop: 1,
    borderColor: 'divider',
    overflow: 'hidden',
    [ONE_LINE]: { height: ROW_HEIGHT.wide },
  },
})
