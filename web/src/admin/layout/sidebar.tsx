import PermissionsIcon from '@mui/icons-material/AdminPanelSettings'
import BlogIcon from '@mui/icons-material/Article'
import FoodIcon from '@mui/icons-material/EggAlt'
import TeamIcon from '@mui/icons-material/Groups'
import GuideIcon from '@mui/icons-material/HelpOutline'
import HistoryIcon from '@mui/icons-material/History'
import MenuIcon from '@mui/icons-material/MenuBook'
import TextsIcon from '@mui/icons-material/Notes'
import ImportIcon from '@mui/icons-material/PlaylistAdd'
import PricesIcon from '@mui/icons-material/PriceChange'
import PrintIcon from '@mui/icons-material/Print'
import HoursIcon from '@mui/icons-material/Schedule'
import SettingsIcon from '@mui/icons-material/Settings'
import TablesIcon from '@mui/icons-material/TableRestaurant'
import PlainIcon from '@mui/icons-material/Widgets'
import { Badge, Box, Divider, type TooltipProps, Typography } from '@mui/material'
import type SvgIcon from '@mui/material/SvgIcon'
import { visuallyHidden } from '@mui/utils'
import { createElement } from 'react'
import { Menu, usePermissions, useSidebarState, useTranslate } from 'react-admin'
import { useLocation } from 'react-router-dom'
import { allows, onlyScreen } from '../api/access.ts'
import { screenPaths } from '../api/screen-paths.ts'
import { useWaitingCount } from '../guests/waiting-count.ts'
import { isShown, useBlogMode } from '../resources/blog/blog-mode.ts'
import { type EntryName, entries, entryAt, tabsFor } from './navigation.ts'

const ICONS: Readonly<Record<EntryName, typeof SvgIcon>> = {
  tables: TablesIcon,
  menu: MenuIcon,
  prices: PricesIcon,
  food: FoodIcon,
  print: PrintIcon,
  intake: ImportIcon,
  hours: HoursIcon,
  texts: TextsIcon,
  blog: BlogIcon,
  settings: SettingsIcon,
  users: TeamIcon,
  permissions: PermissionsIcon,
  changes: HistoryIcon,
  guide: GuideIcon,
}

/** On the narrow sidebar a label is below its icon. */
const STYLES = {
  '& .MuiMenuItem-root': { minHeight: { xs: 44, sm: 'auto' } },
  '& .Mui-selected, & .Mui-selected .RaMenuItemLink-icon': { color: 'text.primary' },
  '&.RaMenu-closed .RaMenuItemLink-root': {
    flexDirection: 'column',
    gap: 0.25,
    px: 0.5,
    py: 0.75,
    '& .RaMenuItemLink-icon': { minWidth: 0 },
    '& .MuiTypography-root': {
      maxWidth: '100%',
      fontSize: '0.75rem',
      lineHeight: 1.2,
      textAlign: 'center',
      whiteSpace: 'normal',
      overflowWrap: 'break-word',
      hyphens: 'auto',
    },
  },
} as const

/** It would repeat the label. */
const NO_TOOLTIP = { title: '' } as TooltipProps

/** The entries of the sidebar, each leading to a screen that the signed-in user may use. */
export function Sidebar() {
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const translate = useTranslate()
  const { pathname } = useLocation()
  const [isOpen] = useSidebarState()
  const { count } = useWaitingCount()
  const blog = useBlogMode(allows(roles, 'list', 'blog'))
  const current = entryAt(pathname)
  const shown = entries.flatMap((entry) => {
    const own = tabsFor(entry, roles)
    const [first] = own
    // Whoever may use one screen of it alone knows that by its own name.
    const label = own.length === 1 && entry.tabs.length > 1 ? first?.label : entry.label
    const isOff = entry.page === 'blog' && !isShown(blog)
    const icon = entry.name ? ICONS[entry.name] : PlainIcon
    return first && !isOff
      ? [{ ...entry, label: label ?? entry.label, icon, to: first.to, isCurrent: entry === current }]
      : []
  })
  const sections = Map.groupBy(shown, ({ section }) => section)
  return (
    <Box component="nav" aria-label={translate('admin.frame.sections')}>
      <Menu sx={{ pb: 4, ...STYLES }}>
        {!onlyScreen(roles) && (
          <Menu.DashboardItem selected={pathname === '/admin'} tooltipProps={NO_TOOLTIP} />
        )}
        {[...sections].map(([section, inSection]) => [
          <Divider
            key={section}
            sx={{ mt: 1, mb: isOpen ? 0.5 : 1 }}
            aria-label={translate(`admin.section.${section}`)}
          />,
          // The name of an only entry says as much.
          isOpen && inSection.length > 1 && (
            <Typography
              key={`${section} name`}
              variant="caption"
              component="li"
              aria-hidden
              sx={{ px: 2, py: 0.5, color: 'text.secondary', fontWeight: 600 }}
            >
              {translate(`admin.section.${section}`)}
            </Typography>
          ),
          ...inSection.map(({ to, label, icon, isCurrent }) => {
            const waiting = to === screenPaths.tables ? count : 0
            return (
              <Menu.Item
                key={to}
                to={to}
                selected={isCurrent}
                aria-current={isCurrent ? 'page' : undefined}
                primaryText={
                  <>
                    {translate(label, { smart_count: 2 })}
                    {waiting > 0 && (
                      <span style={visuallyHidden}>
                        , {translate('admin.tables.waiting', { smart_count: waiting })}
                      </span>
                    )}
                  </>
                }
                leftIcon={
                  waiting > 0 ? (
                    <Badge badgeContent={waiting} color="primary" aria-hidden>
                      {createElement(icon)}
                    </Badge>
                  ) : (
                    createElement(icon)
                  )
                }
                tooltipProps={NO_TOOLTIP}
              />
            )
          }),
        ])}
      </Menu>
    </Box>
  )
}
