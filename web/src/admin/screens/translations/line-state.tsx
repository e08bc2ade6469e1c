import { Alert, Box, Button, Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useWaitingCalls } from '../../api/call/call-notices.tsx'
import { inLanguage, type OtherLanguage } from '../../resources/translation/languages.ts'
import type { useTypedText } from './use-typed-text.ts'
import type { WorkItem } from './work.ts'

interface LineStateProps {
  readonly id: string
  readonly item: WorkItem
  readonly typed: ReturnType<typeof useTypedText>
  readonly language: OtherLanguage
}

/** Says beside a field whether its text is stored and what is to be done, and offers that. */
export function LineState({ id, item, typed, language }: LineStateProps) {
  const translate = useTranslate()
  const waiting = useWaitingCalls(typed.subject)
  const { standing, isSending, isSaved, refusal } = typed
  const isAsked = standing === 'sourceChanged' || standing === 'overtaken'
  const word = isSending
    ? waiting.length > 0
      ? 'waiting'
      : 'saving'
    : standing === 'due'
      ? 'unsaved'
      : standing === 'unfinished'
        ? standing
        : isSaved
          ? 'saved'
          : null
  return (
    <>
      {item.proposal !== null && typed.shown === '' && (
        <Button
          color="inherit"
          variant="outlined"
          onClick={() => typed.type(item.proposal ?? '')}
          sx={{
            ...{ borderStyle: 'dashed', borderRadius: '12px' },
            ...{ fontWeight: 400, textAlign: 'start', overflowWrap: 'anywhere' },
          }}
        >
          <span>
            {translate('admin.translations.proposal')} <bdi {...inLanguage(language)}>{item.proposal}</bdi>
          </span>
        </Button>
      )}
      {item.state === 'STALE' && standing === 'idle' && !isSending && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, rowGap: 0.5, alignItems: 'center' }}>
          <Typography variant="body2" color="warning.main" sx={{ flex: '1 1 180px' }}>
            {translate('admin.translations.stale')}
          </Typography>
          <Button
            size="tall"
            color="inherit"
            variant="outlined"
            onClick={() => typed.confirm(item.text ?? '')}
          >
            {translate('admin.translations.confirm')}
          </Button>
        </Box>
      )}
      {isAsked && !isSending && (
        <Alert severity="warning" sx={{ width: '100%' }}>
          {translate(`admin.translations.${standing}`)}
          {standing === 'overtaken' && (
            <Typography {...inLanguage(language)} sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
              {item.text || translate('admin.translations.removed')}
            </Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 0.5 }}>
            <Button color="inherit" size="tall" variant="outlined" onClick={() => typed.confirm()}>
              {translate('admin.translations.saveTyped')}
            </Button>
            <Button color="inherit" size="tall" onClick={typed.discard}>
              {translate('admin.translations.discard')}
            </Button>
          </Box>
        </Alert>
      )}
      {refusal !== null && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
          <Typography role="alert" variant="body2" color="error" sx={{ overflowWrap: 'anywhere' }}>
            {translate(refusal, { _: refusal })}
          </Typography>
          <Button size="tall" color="inherit" onClick={() => typed.save()}>
            {translate('admin.list.retry')}
          </Button>
        </Box>
      )}
      <Typography
        id={id}
        role="status"
        variant="body2"
        color="textSecondary"
        sx={{ '&:empty': { display: 'none' } }}
      >
        {word && refusal === null && translate(`admin.translations.${word}`)}
      </Typography>
    </>
  )
}
