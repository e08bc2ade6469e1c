import PrintIcon from '@mui/icons-material/Print'
import { Button, type Theme, useMediaQuery } from '@mui/material'
import { useTranslate } from 'react-admin'
import { paths } from '../../../paths.ts'

/** Prints the menu as visitors have it, because this screen is made for changing it; phones seldom have a printer. */
export function PrintButton() {
  const translate = useTranslate()
  const wide = useMediaQuery<Theme>((theme) => theme.breakpoints.up('md'))
  if (!wide) return null
  const print = () => {
    const page = open(paths.menu, '_blank')
    page?.addEventListener('load', () => page.print())
  }
  return (
    <Button startIcon={<PrintIcon />} onClick={print} sx={{ minHeight: 44 }}>
      {translate('admin.menu.print')}
    </Button>
  )
}
