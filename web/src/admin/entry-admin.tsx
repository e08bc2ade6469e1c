import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { AdminApp } from './admin-app.tsx'
import '../styles/tokens.css'
import './layout/admin.css'

// The router is ours, so that addresses are whole ones and unsaved changes can hold somebody back.
const router = createBrowserRouter([{ path: '/admin/*', Component: AdminApp }])

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
)
