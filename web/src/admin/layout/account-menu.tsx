import PersonIcon from '@mui/icons-material/AccountCircle'
import { ListItemIcon, ListItemText, MenuItem } from '@mui/material'
import { Logout, UserMenu, useTranslate, useUserMenu } from 'react-admin'
import { Link } from 'react-router-dom'
import { screenPaths } from '../api/screen-paths.ts'

export function AccountMenu() {
  return (
    <UserMenu>
      <OwnAccount />
      <Logout />
    </UserMenu>
  )
}

function OwnAccount() {
  const translate = useTranslate()
  const menu = useUserMenu()
  return (
    <MenuItem component={Link} to={screenPaths.account} onClick={menu?.onClose}>
      <ListItemIcon>
        <PersonIcon fontSize="small" />
      </ListItemIcon>
      <ListItemText>{translate('admin.account.title')}</ListItemText>
    </MenuItem>
  )
}
