import { Badge, Box, Divider, type TooltipProps, Typography } from '@mui/material'
import { visuallyHidden } from '@mui/utils'
import { createElement } from 'react'
import { Menu, usePermissions, useSidebarState, useTranslate } from 'react-admin'
import { allows, onlyScreen } from '../api/access.ts'
import { screenPaths } from '../api/screen-paths.ts'
import { useWaitingCount } from '../guests/waiting-count.ts'
import { resources } from '../resources/resources.tsx'
import { SECTIONS, type Section } from '../resources/sections.ts'
import { screens } from '../screens/screens.tsx'

/** The label is below its icon. */
const NARROW = {
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

/** @param after the screen that they follow; absent for those below all screens. */
const resourcesIn = (section: Section, roles: readonly string[], after?: string) =>
  resources
    .filter(
      ({ options, name }) =>
        options.section === section && options.after === after && allows(roles, 'list', name),
    )
    .map(({ name, icon }) => ({ to: `/admin/${name}`, label: `resources.${name}.name`, icon }))

/** Links to all screens that the signed-in user may use. */
export function Sidebar() {
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const translate = useTranslate()
  const [isOpen] = useSidebarState()
  const { count } = useWaitingCount()
  const sections = SECTIONS.map((section) => ({
    section,
    entries: [
      ...screens
        .filter((screen) => screen.section === section && screen.allowed(roles))
        .flatMap(({ path, label, icon }) => [
          { to: path, label, icon },
          ...resourcesIn(section, roles, path),
        ]),
      ...resourcesIn(section, roles),
    ],
  })).filter(({ entries }) => entries.length > 0)
  return (
    <Box component="nav" aria-label={translate('admin.frame.sections')}>
      <Menu sx={{ pb: 4, ...NARROW }}>
        {!onlyScreen(roles) && <Menu.DashboardItem tooltipProps={NO_TOOLTIP} />}
        {sections.map(({ section, entries }) => [
          <Divider
            key={section}
            sx={{ mt: 1, mb: isOpen ? 0 : 1 }}
            aria-label={translate(`admin.section.${section}`)}
          />,
          isOpen && (
            <Typography
              key={`${section} name`}
              variant="caption"
              component="li"
              aria-hidden
              sx={{ px: 2, pt: 1, pb: 0.5, color: 'text.secondary', fontWeight: 600 }}
            >
              {translate(`admin.section.${section}`)}
            </Typography>
          ),
          ...entries.map(({ to, label, icon }) => {
            const waiting = to === screenPaths.tables ? count : 0
            return (
              <Menu.Item
                key={to}
                to={to}
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
