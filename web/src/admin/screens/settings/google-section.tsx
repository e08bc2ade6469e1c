import DownloadIcon from '@mui/icons-material/Download'
import ExpandIcon from '@mui/icons-material/ExpandMore'
import { Accordion, AccordionDetails, AccordionSummary, Box, Button, Card, Typography } from '@mui/material'
import { Loading, useTranslate } from 'react-admin'
import { paths } from '../../../paths.ts'
import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { LoadError } from '../../lists/list-states.tsx'
import { googleMenu } from '../print/google-menu.ts'
import type { OtherLanguage } from '../print/menu-texts.ts'
import { GOOGLE_MENU } from '../print/print.operations.ts'
import { useMenuTexts } from '../print/use-menu-texts.ts'

/** The menu as a file for Google's Business Profile; it is read once the section is opened. */
export function GoogleSection() {
  const translate = useTranslate()
  return (
    <Card sx={{ mt: 2, mb: { xs: 10, sm: 2 } }}>
      <Accordion
        disableGutters
        elevation={0}
        slotProps={{ transition: { unmountOnExit: true }, heading: { component: 'h2' } }}
      >
        <AccordionSummary expandIcon={<ExpandIcon />}>
          <Typography variant="h6" component="span">
            {translate('admin.print.google.title')}
          </Typography>
        </AccordionSummary>
        <AccordionDetails sx={{ display: 'grid', gap: 1 }}>
          <GoogleDownload />
        </AccordionDetails>
      </Accordion>
    </Card>
  )
}

/** A download, with a list of what Google's format lacks. */
function GoogleDownload() {
  const translate = useTranslate()
  const { data, error, refetch } = useFreshQuery('google menu', GOOGLE_MENU)
  const languages = (data?.site.languages ?? []) as OtherLanguage[]
  const others = useMenuTexts(languages)
  if (!data) return error ? <LoadError error={error} onRetry={refetch} /> : <Loading />
  if (others.error) return <LoadError error={others.error} onRetry={others.refetch} />
  if (languages.length > 0 && !others.data) return <Loading />
  const menuUrl = new URL(paths.menuShort, data.site.imageUrl).href
  const { menu, leftOut } = googleMenu(data.products, data.categories, menuUrl, others.data)
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
    <>
      <Typography color="textSecondary">{translate('admin.print.google.hint')}</Typography>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        onClick={download}
        sx={{ justifySelf: 'start' }}
      >
        {translate('admin.print.google.download')}
      </Button>
      {leftOut.length > 0 && (
        <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
          {leftOut.map(({ what, names }) => (
            <Box component="li" key={what} sx={{ overflowWrap: 'anywhere' }}>
              {translate(`admin.print.google.${what}`)}: {names.join(', ')}
            </Box>
          ))}
        </Box>
      )}
    </>
  )
}
