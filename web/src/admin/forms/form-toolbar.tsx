import AddIcon from '@mui/icons-material/Add'
import CopyIcon from '@mui/icons-material/ContentCopy'
import { Box, Button, Typography } from '@mui/material'
import type { MouseEvent, RefObject } from 'react'
import { SaveButton, Toolbar, useRecordContext, useResourceContext, useTranslate } from 'react-admin'
import { useFormState } from 'react-hook-form'
import { dropDraft } from './drafts/draft-store.ts'
import { useDirtyCount } from './drafts/use-dirty.ts'
import { draftIdOf, useFormBase } from './form-base.ts'
import { PreparingNote, usePressAfterPreparing } from './pictures/preparing.tsx'
import { useAsNew } from './refusal.tsx'
import { RemoveButton } from './remove-button.tsx'

interface ToolbarProps {
  readonly edits?: boolean
  readonly remove?: boolean
  readonly copyable?: boolean
  /** Set to whether a form for another new record follows. */
  readonly goesOn?: RefObject<boolean>
}

/** The buttons of a form; saving waits for pictures that are being resized. */
export function FormToolbar({ edits = false, remove = false, copyable = false, goesOn }: ToolbarProps) {
  const resource = useResourceContext() ?? ''
  const record = useRecordContext()
  const base = useFormBase()
  const { isSubmitting } = useFormState()
  const unsaved = useDirtyCount()
  const translate = useTranslate()
  const asNew = useAsNew()
  const { waits, holdBack } = usePressAfterPreparing()
  const save = (event: MouseEvent<HTMLButtonElement>, next: boolean) => {
    if (!holdBack(event) && goesOn) goesOn.current = next
  }
  const discard = () => {
    base.finished.current = true
    void dropDraft(resource, draftIdOf(base, record), base.draftKey.current)
  }
  return (
    <Toolbar sx={{ justifyContent: 'space-between', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <SaveButton alwaysEnable={!edits && !isSubmitting} onClick={(event) => save(event, false)} />
        {goesOn && (
          <SaveButton
            type="submit"
            variant="outlined"
            label="admin.form.saveAndNext"
            icon={<AddIcon />}
            alwaysEnable={!isSubmitting}
            onClick={(event) => save(event, true)}
          />
        )}
        {copyable && record && (
          <Button variant="outlined" startIcon={<CopyIcon />} onClick={() => asNew(record)}>
            {translate('ra.action.clone')}
          </Button>
        )}
        {edits && unsaved > 0 && (
          <Typography variant="body2" color="textSecondary">
            {translate('admin.form.unsaved', { smart_count: unsaved })}
          </Typography>
        )}
        <PreparingNote waits={waits} />
      </Box>
      {remove && <RemoveButton onRemoved={discard} />}
    </Toolbar>
  )
}
