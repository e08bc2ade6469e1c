import type { SxProps, Theme } from '@mui/material'

/** The styles of a list of dishes, for plain elements: those of the library take seconds for a thousand rows. */
export const DISH_LIST: SxProps<Theme> = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  typography: 'body1',
  '& td, & th': { textAlign: 'left', verticalAlign: 'top', p: 0, py: 1 },
  '& tr[data-dish] > td, & tr.editor > td': { borderTop: 1, borderColor: 'divider' },
  '& tr.editor > td': { borderTop: 0 },
  '& th': { pt: 2.5, pb: 0.75, fontWeight: 600, color: 'text.secondary' },
  '& tr:first-of-type > th': { pt: 0.5 },
  '& .dish': {
    ...{ display: 'grid', columnGap: 1.5, rowGap: 0.75 },
    gridTemplateColumns: { xs: 'minmax(0, 1fr) 116px', sm: 'minmax(0, 1fr) 148px' },
    gridTemplateAreas: '"texts cost" "below below"',
  },
  // On wide screens the piece of picture stands beside the name, on phones above it.
  '& .with-piece': {
    gridTemplateColumns: { sm: 'minmax(0, 1fr) minmax(0, 280px) 148px' },
    gridTemplateAreas: {
      xs: '"piece piece" "texts cost" "below below"',
      sm: '"texts piece cost" "below below below"',
    },
  },
  '& .piece': { gridArea: 'piece', mt: { sm: 0.25 } },
  '& .texts': { gridArea: 'texts', minWidth: 0 },
  '& .cost': { gridArea: 'cost', textAlign: 'right', whiteSpace: 'nowrap' },
  '& .name': {
    ...{ display: 'block', minHeight: 32, p: 0, border: 0, bgcolor: 'transparent', color: 'inherit' },
    ...{ font: 'inherit', fontWeight: 600, textAlign: 'left', overflowWrap: 'anywhere', cursor: 'pointer' },
    ...{ textDecoration: 'underline dotted', textDecorationThickness: '1px', textUnderlineOffset: '4px' },
    textDecorationColor: (theme: Theme) => theme.palette.text.secondary,
  },
  '& .name:hover': { textDecorationStyle: 'solid' },
  '& .left .name': { textDecoration: 'line-through', fontWeight: 400, color: 'text.secondary' },
  '& .quiet': { color: 'text.secondary', typography: 'body2', overflowWrap: 'anywhere' },
  '& .fault': { color: 'error.main', typography: 'body2', overflowWrap: 'anywhere' },
  '& .doubt': { typography: 'body2' },
  '& .open .doubt': { fontWeight: 600 },
  '& .below': { gridArea: 'below', display: 'flex', alignItems: 'center', gap: 1 },
  '& .reasons': { flex: 1, minWidth: 0 },
  '& .actions': { display: 'flex', gap: 1, ml: 'auto' },
  '& .price': {
    ...{ display: 'inline-flex', alignItems: 'center', width: '100%', height: 44, gap: 0.5, px: 1 },
    ...{ border: 1, borderRadius: '12px', boxSizing: 'border-box', color: 'text.secondary' },
    borderColor: (theme: Theme) =>
      theme.palette.mode === 'dark' ? 'rgba(255, 255, 255, 0.23)' : 'rgba(0, 0, 0, 0.23)',
  },
  '& .price input': {
    ...{ flex: 1, minWidth: 0, p: 0, border: 0, outline: 0, bgcolor: 'transparent', color: 'text.primary' },
    ...{ font: 'inherit', textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
  },
  '& .price input::placeholder': { color: 'text.secondary', opacity: 1 },
  '& .price:focus-within': {
    outline: (theme: Theme) => `2px solid ${theme.palette.text.primary}`,
    outlineOffset: '-1px',
  },
  '& .price:has([aria-invalid="true"])': { borderColor: 'error.main' },
  '& .before': { display: 'block', color: 'text.secondary', fontVariantNumeric: 'tabular-nums' },
}
