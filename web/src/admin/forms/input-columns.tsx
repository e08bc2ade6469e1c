import { Box } from '@mui/material'
import type { ReactNode } from 'react'

/** Short inputs side by side, as many as there is room for. */
export function InputColumns({ children }: { readonly children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        alignItems: 'start',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 250px), 1fr))',
      }}
    >
      {children}
    </Box>
  )
}
