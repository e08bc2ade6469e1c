import { type ReactNode, useState } from 'react'
import { type RaRecord, useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin'
import type { dataProvider } from '../../api/data-provider.ts'
import { changesSince, type RecordedChange } from './changes-call.ts'
import { mediaType } from './field-value.tsx'
import { UndoConflict } from './undo-conflict.tsx'
import { type Conflict, conflictsOf, type UndoPlan, undoPlan } from './undo-plan.ts'

interface Question {
  readonly change: RecordedChange
  readonly conflicts: readonly Conflict[]
}

interface Undo {
  undo(change: RecordedChange): Promise<void>
  /** The id of the change that is being undone just now. */
  readonly busy: string | null
  /** The question that an undo may have to ask. */
  readonly dialog: ReactNode
}

/** Undoes changes: each is a change of its own, and can be undone in its turn. */
export function useUndo(nameOf: (kind: string, id: unknown) => string): Undo {
  const translate = useTranslate()
  const provider = useDataProvider<typeof dataProvider>()
  const notify = useNotify()
  const refresh = useRefresh()
  const [busy, setBusy] = useState<string | null>(null)
  const [question, setQuestion] = useState<Question | null>(null)

  const write = async ({ entity, entityId: id }: RecordedChange, plan: UndoPlan): Promise<string> => {
    if (plan.step === 'restore') await provider.restore(entity, { id })
    if (plan.step === 'remove') await provider.delete(entity, { id })
    if (plan.step !== 'update' && plan.step !== 'link') return translate('admin.undo.done')
    const { data: record } = await provider.getOne<RaRecord>(entity, { id })
    const values = plan.step === 'link' ? linked(record, plan) : await withPictures(plan)
    await provider.update(entity, {
      id,
      data: { ...stamps(record), ...values },
      previousData: unlike(record, values),
    })
    if (plan.step === 'link' || plan.lost.length === 0) return translate('admin.undo.done')
    const fields = plan.lost.map((field) => translate(`admin.changeField.${field}.label`, { _: field }))
    return translate('admin.undo.partly', { fields: fields.join(', ') })
  }

  const run = async (change: RecordedChange, isSure: boolean) => {
    setQuestion(null)
    setBusy(change.id)
    try {
      const plan = undoPlan(change)
      const later = plan.step === 'update' ? await changesSince(change) : []
      const conflicts = plan.step === 'update' ? conflictsOf(change, plan, later) : []
      const [lastMove] = later.filter(({ action }) => action !== 'UPDATE')
      if (lastMove?.action === 'REMOVE') notify('admin.undo.removedSince', { type: 'warning' })
      else if (conflicts.length > 0 && !isSure) setQuestion({ change, conflicts })
      else notify(await write(change, plan), { type: 'success' })
    } catch (error) {
      notify((error as Error).message, { type: 'error', autoHideDuration: 8000 })
    }
    setBusy(null)
    refresh()
  }

  return {
    undo: (change) => run(change, false),
    busy,
    dialog: question && (
      <UndoConflict
        {...question}
        nameOf={nameOf}
        onConfirm={() => void run(question.change, true)}
        onClose={() => setQuestion(null)}
      />
    ),
  }
}

/** What a link field of the input is to hold. */
function linked(record: RaRecord, { field, id, adds }: Extract<UndoPlan, { step: 'link' }>): object {
  if (!Array.isArray(record[field])) return { [field]: adds ? id : null }
  const others = (record[field] as string[]).filter((each) => each !== id)
  return { [field]: adds ? [...others, id] : others }
}

/** Pictures are stored anew, from the files or the fields that still hold them. */
async function withPictures({ values, pictures }: Extract<UndoPlan, { step: 'update' }>): Promise<object> {
  const files: Record<string, File> = {}
  for (const [field, picture] of Object.entries(pictures)) {
    // Base64 has no dots; a path ends in one and its kind.
    const blob = picture.includes('.') ? await stored(picture) : decoded(picture)
    files[field] = new File([blob], field, { type: blob.type })
  }
  return { ...values, ...files }
}

async function stored(path: string): Promise<Blob> {
  const reply = await fetch(`/resource/${path}`)
  if (!reply.ok) throw new Error('admin.undo.pictureGone')
  return reply.blob()
}

function decoded(base64: string): Blob {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
  return new Blob([bytes], { type: mediaType(base64) })
}

function stamps({ version, concurrencyStamp }: RaRecord): object {
  return { version, concurrencyStamp }
}

/** So that every value is sent, empty ones too. */
function unlike(record: RaRecord, values: object): RaRecord {
  return { ...record, ...Object.fromEntries(Object.keys(values).map((field) => [field, 'something else'])) }
}
