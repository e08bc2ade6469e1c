import {
  Button,
  Checkbox,
  FormControlLabel,
  FormGroup,
  FormLabel,
  Stack,
  TextField,
  Typography,
} from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import type { PushTopic } from '../../../gql/graphql.ts'
import { WhileSaving } from '../../forms/while-saving.tsx'
import type { DeviceChoice } from '../../push/this-device.ts'

const LONGEST_NAME = 60

interface DeviceChoiceFormProps {
  /** What it is filled with at first. */
  readonly choice: DeviceChoice
  /** What this device can ring for. */
  readonly topics: readonly PushTopic[]
  /** The message key of its button. */
  readonly action: string
  readonly isBusy: boolean
  onSubmit(choice: DeviceChoice): void
}

/** Name of a device, what it rings for, and when it does not. */
export function DeviceChoiceForm({ choice, topics: all, action, isBusy, onSubmit }: DeviceChoiceFormProps) {
  const translate = useTranslate()
  const [topics, setTopics] = useState<readonly PushTopic[]>(choice.topics)
  const [name, setName] = useState(choice.name)
  const [quietFrom, setQuietFrom] = useState(choice.quietFrom ?? '')
  const [quietTo, setQuietTo] = useState(choice.quietTo ?? '')
  const chosen = all.filter((topic) => topics.includes(topic))
  const toggle = (topic: PushTopic) =>
    setTopics(all.filter((each) => topics.includes(each) !== (each === topic)))
  const isHalf = Boolean(quietFrom) !== Boolean(quietTo)
  const time = { type: 'time', size: 'small', slotProps: { inputLabel: { shrink: true } } } as const
  return (
    <WhileSaving isSaving={isBusy}>
      <Stack
        component="form"
        spacing={2}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit({
            name: name.trim(),
            topics: chosen,
            quietFrom: quietFrom || null,
            quietTo: quietTo || null,
          })
        }}
      >
        <TextField
          label={translate('admin.push.name')}
          value={name}
          onChange={({ target }) => setName(target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST_NAME } }}
          size="small"
        />
        {all.length > 1 && (
          <FormGroup aria-label={translate('admin.push.for')}>
            <FormLabel component="span">{translate('admin.push.for')}</FormLabel>
            {all.map((topic) => (
              <FormControlLabel
                key={topic}
                control={<Checkbox checked={topics.includes(topic)} onChange={() => toggle(topic)} />}
                label={translate(`admin.push.topic.${topic}`)}
              />
            ))}
          </FormGroup>
        )}
        <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
          <TextField
            {...time}
            label={translate('admin.push.quietFrom')}
            value={quietFrom}
            onChange={({ target }) => setQuietFrom(target.value)}
          />
          <TextField
            {...time}
            label={translate('admin.push.quietTo')}
            value={quietTo}
            onChange={({ target }) => setQuietTo(target.value)}
            error={isHalf}
            helperText={isHalf && translate('admin.push.half')}
          />
        </Stack>
        <Typography variant="body2" color="textSecondary">
          {translate('admin.push.quiet')}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {translate('admin.push.privacy')}
        </Typography>
        <div>
          <Button
            type="submit"
            variant="contained"
            disabled={isBusy || chosen.length === 0 || !name.trim() || isHalf}
          >
            {translate(action)}
          </Button>
        </div>
      </Stack>
    </WhileSaving>
  )
}
