import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { AdminApp } from './admin-app.tsx'
import '../styles/tokens.css'
import './layout/admin.css'

// A data router of our own: its addresses have no hash, and it can block leaving unsaved changes.
const router = createBrowserRouter([{ path: '/admin/*', Component: AdminApp }])

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
