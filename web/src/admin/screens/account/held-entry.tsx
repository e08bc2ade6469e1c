import { Button, Stack, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'

interface HeldEntryProps {
  readonly name: string
  /** What stands beside the name. */
  readonly mark?: ReactNode
  /** What is told of it, each in a line of its own. */
  readonly lines?: readonly string[]
  /** What is told of its times and places, in one line. */
  readonly facts: readonly string[]
  /** Further buttons, below what is told of it. */
  readonly more?: ReactNode
  /** What is unfolded below all of it. */
  readonly children?: ReactNode
  /** Keys of the messages of its removal; without them it is not removed here. */
  readonly words?: { readonly remove: string; readonly title: string; readonly what: string } | undefined
  onRemove(): Promise<unknown>
}

/** Something that the account holds, such as a session: an item of a list, with a button that asks and removes it. */
export function HeldEntry({
  name,
  mark,
  lines = [],
  facts,
  more,
  children,
  words,
  onRemove,
}: HeldEntryProps) {
  const translate = useTranslate()
  const [isAsking, setAsking] = useState(false)
  const remove = () => {
    setAsking(false)
    void onRemove()
  }
  return (
    <Stack component="li" direction="row" sx={{ alignItems: 'center', flexWrap: 'wrap', gap: 2 }}>
      <div style={{ flex: 1, minWidth: 0 }}>
        <Typography component="div" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}
          {mark}
        </Typography>
        {lines.map((line) => (
          <Typography key={line} variant="body2">
            {line}
          </Typography>
        ))}
        <Typography variant="body2" color="textSecondary">
          {facts.filter(Boolean).join(' · ')}
        </Typography>
        {more}
      </div>
      {words && (
        <>
          <Button
            color="error"
            onClick={() => setAsking(true)}
            aria-label={`${translate(words.remove)}: ${name}`}
          >
            {translate(words.remove)}
          </Button>
          <Confirm
            isOpen={isAsking}
            title={translate(words.title, { name })}
            content={translate(words.what, { name })}
            confirm={words.remove}
            confirmColor="warning"
            onConfirm={remove}
            onClose={() => setAsking(false)}
          />
        </>
      )}
      {children && <div style={{ flexBasis: '100%' }}>{children}</div>}
    </Stack>
  )
}
