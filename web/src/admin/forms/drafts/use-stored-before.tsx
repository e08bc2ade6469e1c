import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material'
import { type ReactNode, useCallback, useRef, useState } from 'react'
import { useGetRecordRepresentation, useResourceContext, useTranslate } from 'react-admin'
import { cellKey } from '../../../rules/menu-table.ts'
import type { IsMeant } from '../../api/additions.ts'

interface Question {
  readonly name: string
  answer(isMeant: boolean): void
}

/**
 * Asks whether the values of a form are a correction of the record that an attempt without a reply has stored, or another
 * record, unless both have the same name.
 * @returns the function that asks, and its dialog.
 */
export function useStoredBefore(): { isMeant: IsMeant; question: ReactNode } {
  const translate = useTranslate()
  const resource = useResourceContext() ?? ''
  const nameOf = useGetRecordRepresentation(resource)
  const [question, setQuestion] = useState<Question | null>(null)
  /** By the id of the stored record: the reply to what was sent after an answer can be lost, too. */
  const answers = useRef(new Map<unknown, boolean>())
  const isMeant = useCallback<IsMeant>(
    (data, stored, sent) => {
      const nameIn = (values: object) => String(nameOf({ id: '', ...values }) ?? '')
      const name = nameIn(stored)
      // The server normalizes texts: equal names may differ in spaces and in the form of their letters.
      const isNamedLike = (values: object) => cellKey(nameIn(data)) === cellKey(nameIn(values))
      const answered = answers.current.get(stored.id)
      if (answered !== undefined) return answered
      if (isNamedLike(stored) || (sent && isNamedLike(sent))) return true
      return new Promise((resolve) => {
        const answer = (is: boolean) => {
          answers.current.set(stored.id, is)
          setQuestion(null)
          resolve(is)
        }
        setQuestion({ name, answer })
      })
    },
    [nameOf],
  )
  return {
    isMeant,
    question: question && (
      <Dialog open aria-labelledby="stored-before">
        <DialogTitle id="stored-before">
          {translate('admin.storedBefore.title', { name: question.name })}
        </DialogTitle>
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
