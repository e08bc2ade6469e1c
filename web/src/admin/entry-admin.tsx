import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { AdminApp } from './admin-app.tsx'
import { followSignIns } from './api/session.ts'
import '../styles/tokens.css'
import './layout/admin.css'

// A data router of our own: its addresses have no hash, and it can block leaving unsaved changes.
const router = createBrowserRouter([{ path: '/admin/*', Component: AdminApp }])

/** The file for which the page was last reloaded: a second failure of the same file is reported instead. */
const RELOADED_FOR = 'admin.reloaded'

// An update may have removed the files of the previous build. Without a connection a reload would leave nothing.
addEventListener('vite:preloadError', async ({ payload }) => {
  if (sessionStorage.getItem(RELOADED_FOR) === payload.message) return
  const isReachable = await fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
  if (!isReachable) return
  sessionStorage.setItem(RELOADED_FOR, payload.message)
  location.reload()
})

followSignIns()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    {/* A list replaces all of its filters by those that it was last rendered with: each must be rendered at once. */}
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
)
