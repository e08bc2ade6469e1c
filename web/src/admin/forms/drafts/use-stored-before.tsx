import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, useCallback, useState } from 'react'
import { useGetRecordRepresentation, useResourceContext, useTranslate } from 'react-admin'
import { cellKey } from '../../../rules/menu-table.ts'
import type { IsMeant } from '../../api/additions.ts'

type Values = Parameters<IsMeant>[0]

interface Question {
  readonly name: string
  answer(isMeant: boolean): void
}

/**
 * Asks whether the values of a form are a correction of the record that an attempt without a reply has stored, or another
 * record, unless both have the same name.
 * @param onOther called before the values are sent as another record.
 * @returns the function that asks, and its dialog.
 */
export function useStoredBefore(onOther: (data: Values) => void): { isMeant: IsMeant; question: ReactNode } {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const nameOf = useGetRecordRepresentation(resource)
  const [question, setQuestion] = useState<Question | null>(null)
  const isMeant = useCallback<IsMeant>(
    (data, stored, sent) => {
      const nameIn = (values: object) => String(nameOf({ id: '', ...values }) ?? '')
      const name = nameIn(stored)
      // The server normalizes texts: equal names may differ in spaces and in the form of their letters.
      const isNamedLike = (values: object) => cellKey(nameIn(data)) === cellKey(nameIn(values))
      if (isNamedLike(stored) || (sent && isNamedLike(sent))) return true
      return new Promise((resolve) => {
        const answer = (is: boolean) => {
          if (!is) onOther(data)
          setQuestion(null)
          resolve(is)
        }
        setQuestion({ name, answer })
      })
    },
    [nameOf, onOther],
  )
  return {
    isMeant,
    question: question && (
      <Dialog open>
        <DialogTitle>{translate('admin.storedBefore.title', { name: question.name })}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('admin.storedBefore.what')}</DialogContentText>
        </DialogContent>
        <DialogActions>
          <Button onClick={() => question.answer(false)}>{translate('admin.storedBefore.other')}</Button>
          <Button variant="contained" onClick={() => question.answer(true)}>
            {translate('admin.storedBefore.same')}
          </Button>
        </DialogActions>
      </Dialog>
    ),
  }
}
