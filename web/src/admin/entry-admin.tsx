import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { AdminApp } from './admin-app.tsx'
import { reloadForMissedFiles } from './api/missed-files.ts'
import { followSignIns } from './api/session.ts'
import '../styles/tokens.css'
import './layout/admin.css'

// A data router of our own: its addresses have no hash, and it can block leaving unsaved changes.
const router = createBrowserRouter([{ path: '/admin/*', Component: AdminApp }])

reloadForMissedFiles()
followSignIns()

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    {/* A list replaces all of its filters by those that it was last rendered with: each must be rendered at once. */}
    <RouterProvider router={router} useTransitions={false} />
  </StrictMode>,
)
