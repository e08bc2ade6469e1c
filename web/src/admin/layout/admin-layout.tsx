import HelpIcon from '@mui/icons-material/HelpOutline'
import TablesIcon from '@mui/icons-material/TableRestaurant'
import { Badge, CircularProgress, IconButton, Tooltip } from '@mui/material'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { AppBar, Layout, useLoading, useTranslate } from 'react-admin'
import { Link, useLocation, useNavigate } from 'react-router-dom'
import { mustChangePassword, passwordChanged } from '../../lib/auth-token.ts'
import { CallNotices, WaitingCalls } from '../api/call/call-notices.tsx'
import { screenPaths } from '../api/screen-paths.ts'
import { useWaitingCount } from '../guests/waiting-count.ts'
import { picturesOf } from '../resources/product/send-pictures.ts'
import { useMustAddFactor } from '../screens/account/use-me.ts'
import { MENU } from '../screens/menu/menu.operations.ts'
import { TRANSLATIONS } from '../screens/translations/translations.operations.ts'
import { AccountMenu } from './account-menu.tsx'
import { FailedScreen } from './error-pages.tsx'
import { useKeptFocus } from './focus-content.ts'
import { OwnPasswordDialog } from './own-password-dialog.tsx'
import { RequestBell } from './request-bell.tsx'
import { ScreenTabs } from './screen-tabs.tsx'
import { ScreenTitle } from './screen-title.tsx'
import { SearchButton } from './search-button.tsx'
import { Sidebar } from './sidebar.tsx'

const FirstPassword = lazy(async () => ({
  default: (await import('../screens/account/first-password.tsx')).FirstPassword,
}))
const MustAddFactor = lazy(async () => ({
  default: (await import('../screens/account/must-add-factor.tsx')).MustAddFactor,
}))

function Bar() {
  const translate = useTranslate()
  const isLoading = useLoading()
  const { pathname } = useLocation()
  return (
    <AppBar
      color="default"
      userMenu={<AccountMenu />}
      elevation={0}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'background.paper' }}
      toolbar={
        <>
          {isLoading && <CircularProgress size={20} color="inherit" sx={{ mx: 1 }} />}
          <WaitingLink />
          <SearchButton />
          <Tooltip title={translate('admin.frame.help')}>
            <IconButton
              component={Link}
              to={`${screenPaths.guide}?for=${encodeURIComponent(pathname)}`}
              color="inherit"
              aria-label={translate('admin.frame.help')}
            >
              <HelpIcon />
            </IconButton>
          </Tooltip>
        </>
      }
    >
      <ScreenTitle />
    </AppBar>
  )
}

/** The number of waiting requests where the sidebar, which has it too, is out of sight. */
function WaitingLink() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const { count } = useWaitingCount()
  if (count === 0 || pathname === screenPaths.tables) return null
  return (
    <IconButton
      component={Link}
      to={screenPaths.tables}
      color="inherit"
      aria-label={translate('admin.tables.waiting', { smart_count: count })}
      sx={{ display: { sm: 'none' } }}
    >
      <Badge badgeContent={count} color="primary">
        <TablesIcon />
      </Badge>
    </IconButton>
  )
}

/** The subject below which a screen shows the calls itself. */
function callsShownBy(pathname: string): string | undefined {
  if (pathname === screenPaths.menu) return MENU
  if (pathname === screenPaths.translations) return TRANSLATIONS
  const [, productId] = /^\/admin\/product\/(\d+)$/.exec(pathname) ?? []
  return productId && picturesOf(productId)
}

/** The layout of every screen: a bar above, and a sidebar that slides in on phones. */
export function AdminLayout({ children }: { children?: ReactNode }) {
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const [mustChange, setMustChange] = useState(mustChangePassword)
  const mustAdd = useMustAddFactor()
  const [isLater, setLater] = useState(false)
  useKeptFocus()
  const shown = callsShownBy(pathname)
  if (mustChange) {
    const done = () => {
      passwordChanged()
      setMustChange(false)
      navigate('/admin')
    }
    return (
      <Suspense fallback={null}>
        <CallNotices />
        <FirstPassword onDone={done} />
        <WaitingCalls />
      </Suspense>
    )
  }
  if (mustAdd && !isLater) {
    return (
      <Suspense fallback={null}>
        <CallNotices />
        <MustAddFactor onLater={() => setLater(true)} />
        <WaitingCalls />
        <OwnPasswordDialog />
      </Suspense>
    )
  }
  return (
    <Layout
      appBar={Bar}
      menu={Sidebar}
      error={FailedScreen}
      sx={{ minWidth: 0, '& .RaLayout-content': { p: { xs: 1, sm: 3 }, minWidth: 0 } }}
    >
      <CallNotices shown={shown} />
      <ScreenTabs />
      {children}
      <WaitingCalls shown={shown} />
      <OwnPasswordDialog />
      <RequestBell />
    </Layout>
  )
}
