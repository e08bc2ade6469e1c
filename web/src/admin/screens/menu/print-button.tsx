import PrintIcon from '@mui/icons-material/Print'
import { Button, type Theme, useMediaQuery } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { screenPaths } from '../../api/screen-paths.ts'

/** Links to the price lists, which change with the prices edited here; phones rarely have a printer. */
export function PrintButton() {
  const translate = useTranslate()
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  if (!wide) return null
  return (
    <Button component={Link} to={screenPaths.print} startIcon={<PrintIcon />} size="tall">
      {translate('admin.menu.print')}
    </Button>
  )
}
