import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { IconButton, Tooltip, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { AppBar, Layout, LoadingIndicator, LocalesMenuButton, TitlePortal, useTranslate } from 'react-admin'
import { Rail } from './rail.tsx'

function Bar() {
  const translate = useTranslate()
  return (
    <AppBar
      color="default"
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
      toolbar={
        <>
          <Tooltip title={translate('admin.frame.openSite')}>
            <IconButton
              component="a"
              href="/"
              target="_blank"
              rel="noopener"
              color="inherit"
              aria-label={translate('admin.frame.openSite')}
            >
              <OpenInNewIcon />
            </IconButton>
          </Tooltip>
          <LocalesMenuButton />
          <LoadingIndicator />
        </>
      }
    >
      <TitlePortal component={Typography} variant="h6" />
    </AppBar>
  )
}

/** The frame of every screen: a bar above, the rail at the left, which phones slide in. */
export function AdminLayout({ children }: { children?: ReactNode }) {
  return (
    <Layout appBar={Bar} menu={Rail} sx={{ '& .RaLayout-content': { p: { xs: 1, sm: 3 }, minWidth: 0 } }}>
      {children}
    </Layout>
  )
}
