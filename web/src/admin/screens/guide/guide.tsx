import { Box, Card, CardContent, Link, Typography } from '@mui/material'
import { type MouseEvent, useEffect } from 'react'
import { Title, useLocaleState, useTranslate } from 'react-admin'
import { useLocation, useNavigate } from 'react-router-dom'
import text from '../../../../../docs/tr/isletme-rehberi.md?raw'
import { type GuideTask, guideOf, taskFor } from './guide-text.ts'

const pictures = import.meta.glob<string>('../../../../../docs/tr/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})
const addressOf = (file: string) => pictures[`../../../../../docs/tr/${file}`]
const guide = guideOf(text)
/** Pixels of every picture, to reserve its space before it loads. */
const PICTURE = { width: 585, height: 1266 }

/** The staff guide: short tasks, each with its steps and a picture. */
export function GuideScreen() {
  const translate = useTranslate()
  const navigate = useNavigate()
  const [locale] = useLocaleState()
  const { hash, search } = useLocation()
  useEffect(() => {
    const asked = new URLSearchParams(search).get('for')
    const id = asked ? taskFor(guide.tasks, asked)?.id : hash.slice(1)
    document.getElementById(id ?? '')?.scrollIntoView()
  }, [hash, search])
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a')
    const address = link?.getAttribute('href') ?? ''
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey
    if (!address.startsWith('/admin') || !isPlain) return
    event.preventDefault()
    navigate(address)
  }
  return (
    <Box onClick={follow} sx={{ maxWidth: 880, display: 'grid', gap: 2, pb: 4 }}>
      <Title title={translate('admin.guide.title')} />
      {locale !== 'tr' && <Typography color="textSecondary">{translate('admin.guide.inTurkish')}</Typography>}
      <Box lang="tr" sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Text html={guide.introduction} />
        <Contents />
        {guide.tasks.map((task) => (
          <Task key={task.id} task={task} />
        ))}
      </Box>
    </Box>
  )
}

function Contents() {
  const translate = useTranslate()
  return (
    <Card component="nav" aria-labelledby="guide-contents">
      <CardContent>
        <Typography id="guide-contents" variant="h6" component="h2">
          {translate('admin.guide.contents')}
        </Typography>
        <Box component="ol" sx={{ m: 0, pl: 3, columnGap: 5, columns: { md: 2 } }}>
          {guide.tasks.map(({ id, title }) => (
            <Box key={id} component="li" sx={{ breakInside: 'avoid' }}>
              <Link href={`#${id}`} sx={{ display: 'block', width: 'fit-content', py: 1 }}>
                {title}
              </Link>
            </Box>
          ))}
        </Box>
      </CardContent>
    </Card>
  )
}

function Task({ task: { id, title, html, picture } }: { task: GuideTask }) {
  return (
    <Card
      component="section"
      id={id}
      aria-labelledby={`${id}-title`}
      sx={{ scrollMarginTop: (theme) => theme.spacing(8) }}
    >
      <CardContent
        sx={{
          display: 'grid',
          columnGap: 4,
          rowGap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        }}
      >
        <Box>
          <Typography id={`${id}-title`} variant="h5" component="h2" sx={{ mb: 1 }}>
            {title}
          </Typography>
          <Text html={html} />
        </Box>
        {picture && (
          <Box
            component="img"
            src={addressOf(picture.file)}
            alt={picture.alt}
            loading="lazy"
            {...PICTURE}
            sx={{
              justifySelf: 'center',
              width: { xs: 'min(100%, 292px)', md: 250 },
              height: 'auto',
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
            }}
          />
        )}
      </CardContent>
    </Card>
  )
}

/** Text of the guide in a readable line length. */
function Text({ html }: { html: string }) {
  return (
    <Box
      sx={{
        typography: 'body1',
        maxWidth: '65ch',
        overflowWrap: 'anywhere',
        '& > p': { my: 1 },
        '& li': { my: 1 },
        '& ol': { pl: 3, my: 0 },
        '& a': { color: 'primary.main' },
      }}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the text is the project's own, and the parser lets no markup through
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
