import { QueryClient } from '@tanstack/react-query'
import { lazy } from 'react'
import { Admin, CustomRoutes, localStorageStore, Resource } from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { allMessages } from './all-messages.ts'
import { keepsBook } from './api/access.ts'
import { authProvider } from './api/auth-provider.ts'
import { createDataProvider } from './api/data-provider.ts'
import { keepShell } from './api/keep-shell.ts'
import { screenPaths } from './api/screen-paths.ts'
import { hasToken, session } from './api/session.ts'
import { createI18nProvider, currentI18n } from './language/i18n-provider.ts'
import { AdminLayout } from './layout/admin-layout.tsx'
import { AllowedScreen } from './layout/allowed-screen.tsx'
import { MissingScreen } from './layout/error-pages.tsx'
import { followWidth } from './layout/follow-width.ts'
import { guarded } from './layout/guarded.tsx'
import { Notices } from './layout/notices.tsx'
import { useTheme } from './layout/theme.ts'
import { renewHere } from './push/this-device.ts'
import { operations } from './resources/registry.ts'
import { resources } from './resources/resources.tsx'
import { completeLeftCalls } from './resources/stored-calls.ts'
import { latestQuery, menuQuery } from './screens/menu/menu-queries.ts'
import { loadMenu, loadTables, screens } from './screens/screens.tsx'

const Dashboard = lazy(async () => ({
  default: (await import('./screens/dashboard/dashboard.tsx')).Dashboard,
}))

// Not refetched on focus while a form is edited: the version reveals a conflict when it is saved.
const queryClient = new QueryClient({
  defaultOptions: {
    // Without a network a call fails visibly instead of being paused.
    queries: { refetchOnWindowFocus: false, retry: 1, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
})

/** After the page has loaded. */
const KEEP_AFTER_MS = 2_000

// Preloaded in parallel; otherwise each of these requests would wait for the one before.
if (location.pathname === screenPaths.menu && hasToken()) {
  void session().catch(() => {})
  void loadMenu()
  void queryClient.prefetchQuery(latestQuery)
  void queryClient.prefetchQuery(menuQuery)
}

// Once the page is at rest: nothing of it is needed before.
if (hasToken()) {
  const renew = () => renewHere(currentI18n().translate('admin.push.title'))
  addEventListener('load', () => setTimeout(() => void renew().catch(() => {}), KEEP_AFTER_MS), {
    once: true,
  })
  const keep = async () => keepsBook((await session()).roles) && (await keepShell(loadTables))
  addEventListener('load', () => setTimeout(() => void keep().catch(() => {}), KEEP_AFTER_MS), { once: true })
}

completeLeftCalls(() => void queryClient.invalidateQueries({ queryKey: ['productImage'] }))

const store = localStorageStore('1', 'admin')
followWidth(store)

const dataProvider = createDataProvider(operations)
const i18nProvider = createI18nProvider(allMessages)
const guardedResources = resources.map(guarded)

/** The back-office: everything that it shows is declared in `resources/` and `screens/`. */
export function AdminApp() {
  const theme = useTheme()
  return (
    <Admin
      basename="/admin"
      title="Yönetim"
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
      theme={theme}
      darkTheme={null}
      layout={AdminLayout}
      notification={Notices}
      catchAll={MissingScreen}
      dashboard={Dashboard}
      loginPage={false}
      requireAuth
      disableTelemetry
    >
      {guardedResources.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
      <CustomRoutes>
        {screens.map((screen) => (
          <Route
            key={screen.path}
            path={screen.path.slice('/admin'.length)}
            element={<AllowedScreen screen={screen} />}
          />
        ))}
        {/* Its address until it could read more than tables, which bookmarks have. */}
        <Route path="/import" element={<Navigate to={screenPaths.intake} replace />} />
      </CustomRoutes>
    </Admin>
  )
}
