import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { calls } from '../../api/call/calls.ts'
import { useReceipt } from '../../api/call/receipt.tsx'
import type { OtherLanguage } from '../../resources/translation/languages.ts'
import { SAVE_TRANSLATIONS } from './translations.operations.ts'
import { acceptable, lineOf, type WorkItem } from './work.ts'

interface Page {
  readonly language: OtherLanguage
  /** Reads the page again. */
  read(): Promise<readonly WorkItem[]>
  isTyped(key: string): boolean
  onStored(item: WorkItem, text: string): void
}

/** Stores all proposals of a page that a person need not complete, in one call with one undo. */
export function useAcceptProposals({ language, read, isTyped, onStored }: Page) {
  const translate = useTranslate()
  const notify = useNotify()
  const showReceipt = useReceipt()
  const [isBusy, setBusy] = useState(false)

  const accept = async () => {
    setBusy(true)
    try {
      // Somebody else may have written some of them since.
      const items = acceptable(await read(), isTyped)
      if (items.length === 0) return notify('admin.translations.noneToAccept', { type: 'info' })
      const lines = items.map((item) => lineOf(item, item.proposal ?? ''))
      const { isEarlier, requestId } = await calls.send({
        document: SAVE_TRANSLATIONS,
        variables: { language, lines },
        resource: 'translation',
        subject: `translation-proposals/${language}`,
        title: translate('admin.translations.acceptAll'),
      })
      if (isEarlier) return await read()
      for (const item of items) onStored(item, item.proposal ?? '')
      const done = translate('admin.translations.accepted', { smart_count: items.length })
      showReceipt(done, { requestId, count: items.length }, () => void read())
    } catch (error) {
      notify((error as Error).message, { type: 'error', autoHideDuration: 10_000 })
    } finally {
      setBusy(false)
    }
  }
  return { accept, isBusy }
}
