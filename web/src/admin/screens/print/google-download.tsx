import DownloadIcon from '@mui/icons-material/Download'
import { Box, Button, Card, CardContent, Typography } from '@mui/material'
import { useMemo } from 'react'
import { useTranslate } from 'react-admin'
import { googleMenu } from './google-menu.ts'
import type { MenuCategory, MenuDish } from './printed-menu.ts'

interface GoogleDownloadProps {
  readonly products: readonly MenuDish[]
  readonly categories: readonly MenuCategory[]
  readonly menuUrl: string
}

/** The menu as a file for Google's Business Profile, with a list of what its format lacks. */
export function GoogleDownload({ products, categories, menuUrl }: GoogleDownloadProps) {
  const translate = useTranslate()
  const { menu, leftOut } = useMemo(
    () => googleMenu(products, categories, menuUrl),
    [products, categories, menuUrl],
  )
  const download = () => {
    const address = URL.createObjectURL(
      new Blob([JSON.stringify(menu, null, 2)], { type: 'application/json' }),
    )
    const link = document.createElement('a')
    link.href = address
    link.download = 'food-menus.json'
    link.click()
    URL.revokeObjectURL(address)
  }
  return (
    <Card component="section" aria-labelledby="google-menu">
      <CardContent sx={{ display: 'grid', gap: 1 }}>
        <Typography id="google-menu" variant="h6" component="h2">
          {translate('admin.print.google.title')}
        </Typography>
        <Typography color="textSecondary">{translate('admin.print.google.hint')}</Typography>
        {leftOut.length > 0 && (
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {leftOut.map(({ what, names }) => (
              <Box component="li" key={what} sx={{ overflowWrap: 'anywhere' }}>
                {translate(`admin.print.google.${what}`)}: {names.join(', ')}
              </Box>
            ))}
          </Box>
        )}
        <Button
          variant="outlined"
          startIcon={<DownloadIcon />}
          onClick={download}
          sx={{ justifySelf: 'start' }}
        >
          {translate('admin.print.google.download')}
        </Button>
      </CardContent>
    </Card>
  )
}
