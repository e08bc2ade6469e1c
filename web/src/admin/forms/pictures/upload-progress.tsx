import { LinearProgress } from '@mui/material'
import { useEffect, useState } from 'react'
import { useTranslate } from 'react-admin'
import { watchUploads } from '../../api/fetch-with-progress.ts'

/** The progress of uploads; renders nothing without one. */
export function UploadProgress() {
  const translate = useTranslate()
  const [share, setShare] = useState(1)
  useEffect(() => watchUploads(setShare), [])
  if (share >= 1) return null
  return (
    <LinearProgress
      variant="determinate"
      value={share * 100}
      aria-label={translate('admin.picture.uploading')}
      sx={{ width: '100%', my: 1 }}
    />
  )
}
