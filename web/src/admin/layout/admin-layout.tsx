import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import { Box, IconButton, type Theme, Tooltip, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { AppBar, Layout, LoadingIndicator, LocalesMenuButton, TitlePortal, useTranslate } from 'react-admin'
import { useNavigate } from 'react-router-dom'
import { mustChangePassword, passwordChanged } from '../../lib/auth-token.ts'
import { FirstPassword } from '../screens/account/first-password.tsx'
import { AccountMenu } from './account-menu.tsx'
import { Sidebar } from './sidebar.tsx'

/** On phones the button has no visible text, to leave room for the title; screen readers still get its name. */
const narrowLanguage = (theme: Theme) => ({
  [theme.breakpoints.down('sm')]: {
    '& button': { fontSize: 0, minWidth: 40 },
    '& .MuiButton-endIcon': { display: 'none' },
    '& .MuiButton-startIcon': { m: 0 },
  },
})

function Bar() {
  const translate = useTranslate()
  return (
    <AppBar
      color="default"
      userMenu={<AccountMenu />}
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
          <Box component="span" sx={narrowLanguage}>
            <LocalesMenuButton />
          </Box>
          <LoadingIndicator />
        </>
      }
    >
      <TitlePortal component={Typography} variant="h6" />
    </AppBar>
  )
}

/** The layout of every screen: a bar above, and a sidebar that slides in on phones. */
export function AdminLayout({ children }: { children?: ReactNode }) {
  const navigate = useNavigate()
  const [mustChange, setMustChange] = useState(mustChangePassword)
  if (mustChange) {
    const done = () => {
      passwordChanged()
      setMustChange(false)
      navigate('/admin')
    }
    return <FirstPassword onDone={done} />
  }
  return (
    <Layout appBar={Bar} menu={Sidebar} sx={{ '& .RaLayout-content': { p: { xs: 1, sm: 3 }, minWidth: 0 } }}>
      {children}
    </Layout>
  )
}
