import { Box, type SxProps } from '@mui/material'
import type { ReactNode } from 'react'

/** A list of what the account holds, with lines between. @param sx its place in its parent. */
export function HeldList({ sx, children }: { readonly sx?: SxProps; readonly children: ReactNode }) {
  return (
    <Box sx={sx ?? {}}>
      <Box
        component="ul"
        // Not the library's dividers: those would be items of the list that are none.
        sx={{ m: 0, p: 0, '& > li + li': { mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' } }}
      >
        {children}
      </Box>
    </Box>
  )
}
