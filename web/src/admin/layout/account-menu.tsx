import PersonIcon from '@mui/icons-material/AccountCircle'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import RefreshIcon from '@mui/icons-material/Refresh'
import SetupIcon from '@mui/icons-material/Storefront'
import TranslateIcon from '@mui/icons-material/Translate'
import SilentIcon from '@mui/icons-material/VolumeOff'
import SoundIcon from '@mui/icons-material/VolumeUp'
import { ListItemIcon, ListItemText, MenuItem, type SvgIconProps, Typography } from '@mui/material'
import type { ComponentType } from 'react'
import {
  Logout,
  UserMenu,
  useLocaleState,
  useLocales,
  usePermissions,
  useRefresh,
  useTranslate,
  useUserMenu,
} from 'react-admin'
import { Link } from 'react-router-dom'
import { keepsBook } from '../api/access.ts'
import { screenPaths } from '../api/screen-paths.ts'
import { useSound } from './request-sound.ts'

/** Links to the own account and the site, language and refresh, which leave the bar to the title. */
export function AccountMenu() {
  const translate = useTranslate()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const locales = useLocales()
  const [locale, setLocale] = useLocaleState()
  const refresh = useRefresh()
  return (
    <UserMenu>
      <Entry Icon={PersonIcon} label={translate('admin.account.title')} to={screenPaths.account} />
      {roles.includes('administrator') && (
        <Entry Icon={SetupIcon} label={translate('admin.setup.title')} to={screenPaths.setup} />
      )}
      <Entry Icon={OpenInNewIcon} label={translate('admin.frame.openSite')} href="/" />
      <Entry Icon={RefreshIcon} label={translate('ra.action.refresh')} onChoose={refresh} />
      {locales
        .filter((each) => each.locale !== locale)
        .map((each) => (
          <Entry
            key={each.locale}
            Icon={TranslateIcon}
            label={each.name}
            onChoose={() => setLocale(each.locale)}
          />
        ))}
      {keepsBook(roles) && <SoundSwitch />}
      <Logout />
    </UserMenu>
  )
}

/** Whether requests for tables are heard in this browser. */
function SoundSwitch() {
  const translate = useTranslate()
  const { isOn, turn } = useSound()
  const Icon = isOn ? SoundIcon : SilentIcon
  return (
    <MenuItem role="menuitemcheckbox" aria-checked={isOn} onClick={() => turn(!isOn)}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('admin.frame.sound')}</ListItemText>
      <Typography variant="body2" color="textSecondary" aria-hidden>
        {translate(`admin.frame.${isOn ? 'soundOn' : 'soundOff'}`)}
      </Typography>
    </MenuItem>
  )
}

interface EntryProps {
  readonly Icon: ComponentType<SvgIconProps>
  readonly label: string
  /** A screen. */
  readonly to?: string
  /** A page of the site, in a tab of its own. */
  readonly href?: string
  onChoose?(): void
}

function Entry({ Icon, label, to, href, onChoose }: EntryProps) {
  const menu = useUserMenu()
  const choose = () => {
    menu?.onClose()
    onChoose?.()
  }
  const link = {
    ...(to && { component: Link, to }),
    ...(href && { component: 'a', href, target: '_blank', rel: 'noopener' }),
  }
  return (
    <MenuItem {...link} onClick={choose}>
      <ListItemIcon>
        <Icon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{label}</ListItemText>
    </MenuItem>
  )
}
