import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { AdminApp } from './admin-app.tsx'
import '../styles/tokens.css'
import './layout/admin.css'

// A data router of our own: its addresses have no hash, and it can block leaving unsaved changes.
const router = createBrowserRouter([{ path: '/admin/*', Component: AdminApp }])

/** The file for which the page was last reloaded: a second failure of the same file is reported instead. */
const RELOADED_FOR = 'admin.reloaded'

// An update may have removed the files of the previous build.
addEventListener('vite:preloadError', (event) => {
  if (sessionStorage.getItem(RELOADED_FOR) === event.payload.message) return
  event.preventDefault()
  sessionStorage.setItem(RELOADED_FOR, event.payload.message)
  location.reload()
})

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
