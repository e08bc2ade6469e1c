import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { AdminApp } from './admin-app.tsx'
import '../styles/tokens.css'
import './layout/admin.css'

// A data router of our own: its addresses have no hash, and it can block leaving unsaved changes.
const router = createBrowserRouter([{ path: '/admin/*', Component: AdminApp }])

/** The file that the page was last loaded again for, so that one that is truly missing is told. */
const RELOADED_FOR = 'admin.reloaded'

// After an update the files of the build before may be gone.
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
