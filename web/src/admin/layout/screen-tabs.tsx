import { Box } from '@mui/material'
import { usePermissions, useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { currentTab, entryAt, tabsFor } from './navigation.ts'

/** Links to the other screens of the same entry of the sidebar; nothing where there is only one. */
export function ScreenTabs() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const entry = entryAt(pathname)
  const tabs = entry ? tabsFor(entry, roles) : []
  if (!entry || tabs.length < 2) return null
  const current = currentTab(tabs, pathname)
  return (
    <Box
      component="nav"
      aria-label={translate(entry.label, { smart_count: 2 })}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: { xs: 1.75, sm: 2.5 },
        fontSize: { xs: '0.9375rem', sm: '1rem' },
        mb: { xs: 1, sm: 2 },
        px: { xs: 1, sm: 0 },
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {tabs.map((tab) => (
        <Box
          key={tab.to}
          component={Link}
          to={tab.to}
          aria-current={tab === current ? (pathname === tab.to ? 'page' : 'true') : undefined}
          sx={{
            display: 'grid',
            alignItems: 'center',
            minHeight: 44,
            minWidth: 44,
            mb: '-1px',
            borderBottom: 2,
            borderColor: 'transparent',
            color: 'text.secondary',
            fontWeight: 600,
            textDecoration: 'none',
            '&:hover': { color: 'text.primary' },
            '&:focus-visible': { outline: 2, outlineOffset: -2, borderRadius: 1 },
            '&[aria-current]': { color: 'text.primary', borderColor: 'text.primary' },
          }}
        >
          {translate(tab.label, { smart_count: 2 })}
        </Box>
      ))}
    </Box>
  )
}
