import RestoreIcon from '@mui/icons-material/RestoreFromTrash'
import { useState } from 'react'
import {
  Button,
  Confirm,
  useGetRecordRepresentation,
  useRecordContext,
  useResourceContext,
  useTranslate,
} from 'react-admin'
import { type Parent, useRestore } from './bulk-actions.tsx'

/**
 * Restores a soft-deleted record, after a question together with the removed one that it belongs to; renders nothing for
 * other records and for erased users.
 */
export function RestoreButton() {
  const record = useRecordContext()
  const resource = useResourceContext() ?? ''
  const nameOf = useGetRecordRepresentation(resource)
  const translate = useTranslate()
  const restore = useRestore()
  const [isAsking, setAsking] = useState(false)
  if (!record?.isDeleted || record.erasedAt) return null
  const press = async (parent?: Parent) => setAsking(await restore([String(record.id)], parent))
  return (
    <>
      <Button
        label="admin.deleted.restore"
        onClick={(event) => {
          event.stopPropagation()
          void press()
        }}
      >
        <RestoreIcon />
      </Button>
      <Confirm
        isOpen={isAsking}
        title="admin.deleted.parentTitle"
        content={translate('admin.deleted.parentWhat', { name: String(nameOf(record)) })}
        confirm="admin.deleted.restoreBoth"
        onConfirm={(event) => {
          event.stopPropagation()
          // Only dishes belong to records that can be removed before them.
          void press({ resource: 'category', id: String(record.categoryId) })
        }}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
