import { Box, ToggleButton, ToggleButtonGroup } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { paths } from '../../../paths.ts'
import { SectionCard } from '../section-card.tsx'

const PAGES = [
  { address: paths.home, label: 'admin.dashboard.home' },
  { address: paths.menu, label: 'admin.dashboard.menuPage' },
] as const

/** The viewport of a current phone in pixels, and the scale of the preview. */
const PHONE = { width: 390, height: 780, scale: 0.72 }

/** The live site in a frame the size of a phone. */
export function SitePreview() {
  const translate = useTranslate()
  const [shown, setShown] = useState<(typeof PAGES)[number]>(PAGES[0])
  return (
    <SectionCard title="admin.dashboard.preview">
      <ToggleButtonGroup
        exclusive
        size="small"
        value={shown.address}
        onChange={(_event, address) => setShown(PAGES.find((page) => page.address === address) ?? shown)}
        aria-label={translate('admin.dashboard.preview')}
        sx={{ mb: 2 }}
      >
        {PAGES.map(({ address, label }) => (
          <ToggleButton key={address} value={address} sx={{ textTransform: 'none' }}>
            {translate(label)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Box
        sx={{
          width: PHONE.width * PHONE.scale,
          height: PHONE.height * PHONE.scale,
          overflow: 'hidden',
          boxSizing: 'content-box',
          border: 8,
          borderColor: 'text.primary',
          borderRadius: 3,
          mx: 'auto',
        }}
      >
        <Box
          component="iframe"
          key={shown.address}
          src={shown.address}
          title={translate('admin.dashboard.frame', { page: translate(shown.label) })}
          sx={{
            width: PHONE.width,
            height: PHONE.height,
            border: 0,
            transform: `scale(${PHONE.scale})`,
            transformOrigin: '0 0',
            bgcolor: 'background.default',
          }}
        />
      </Box>
    </SectionCard>
  )
}
