import CollectionsIcon from '@mui/icons-material/Collections'
import { Button } from '@mui/material'
import { lazy, Suspense, useState } from 'react'
import { usePermissions, useTranslate } from 'react-admin'
import { allows } from '../../api/access.ts'
import { picturedKinds } from '../../api/permissions.ts'

const LibraryDialog = lazy(() => import('./library-dialog.tsx'))

interface LibraryButtonProps {
  /** The accessible name of the field. */
  readonly label: string
  onPick(file: File): void
}

/** Chooses a picture of another record. */
export function LibraryButton({ label, onPick }: LibraryButtonProps) {
  const translate = useTranslate()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const [isOpen, setOpen] = useState(false)
  if (!picturedKinds.some((kind) => allows(roles, 'edit', kind))) return null
  const words = translate('admin.library.open')
  return (
    <>
      <Button
        size="small"
        startIcon={<CollectionsIcon />}
        aria-label={`${label}: ${words}`}
        onClick={() => setOpen(true)}
        sx={{ mt: 0.5 }}
      >
        {words}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <LibraryDialog
            onClose={() => setOpen(false)}
            onPick={(file) => {
              setOpen(false)
              onPick(file)
            }}
          />
        </Suspense>
      )}
    </>
  )
}
