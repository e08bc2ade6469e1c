import DownIcon from '@mui/icons-material/ArrowDownward'
import UpIcon from '@mui/icons-material/ArrowUpward'
import {
  Alert,
  Box,
  Checkbox,
  FormControlLabel,
  IconButton,
  Link as StyledLink,
  Typography,
} from '@mui/material'
import { useInput, useTranslate } from 'react-admin'
import { Link } from 'react-router-dom'
import { screenPaths } from '../../api/screen-paths.ts'
import {
  isOtherLanguage,
  OTHER_LANGUAGES,
  type OtherLanguage,
} from '../../resources/translation/languages.ts'
import { type LanguageState, useLanguageStates } from './published-languages.ts'

/** Which languages are published, and their order in the switch of the site; Turkish is always there. */
export function LanguageChoice() {
  const translate = useTranslate()
  const { field } = useInput({ source: 'languages' })
  const stateOf = useLanguageStates()
  const chosen: readonly OtherLanguage[] = Array.isArray(field.value)
    ? field.value.filter(isOtherLanguage)
    : []
  const listed = [...chosen, ...OTHER_LANGUAGES.filter((language) => !chosen.includes(language))]
  const toggle = (language: OtherLanguage) =>
    field.onChange(
      chosen.includes(language) ? chosen.filter((each) => each !== language) : [...chosen, language],
    )
  return (
    <>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('resources.site.languagesHint')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {listed.map((language, place) => (
          <LanguageRow
            key={language}
            language={language}
            isFirst={place === 0}
            isChosen={chosen.includes(language)}
            chosenBelow={place < chosen.length - 1}
            state={stateOf(language)}
            onToggle={() => toggle(language)}
            onMove={(by) => field.onChange(swapped(chosen, place, place + by))}
          />
        ))}
      </Box>
    </>
  )
}

function swapped<T>(list: readonly T[], one: number, other: number): T[] {
  return list.with(one, list[other] as T).with(other, list[one] as T)
}

interface LanguageRowProps {
  readonly language: OtherLanguage
  readonly isFirst: boolean
  readonly isChosen: boolean
  /** Whether another chosen one follows. */
  readonly chosenBelow: boolean
  readonly state: LanguageState
  onToggle(): void
  onMove(by: 1 | -1): void
}

function LanguageRow({
  language,
  isFirst,
  isChosen,
  chosenBelow,
  state,
  onToggle,
  onMove,
}: LanguageRowProps) {
  const translate = useTranslate()
  const name = translate(`resources.translation.languages.${language}`)
  const { progress, unnamed, isChecked } = state
  return (
    <Box component="li" sx={{ py: 0.5, borderTop: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', columnGap: 1 }}>
        <FormControlLabel
          control={
            <Checkbox name={isFirst ? 'languages' : undefined} checked={isChosen} onChange={onToggle} />
          }
          label={name}
          sx={{ mr: 0, flex: '1 1 120px' }}
        />
        <StyledLink
          component={Link}
          to={`${screenPaths.translations}?language=${language}`}
          sx={{ fontVariantNumeric: 'tabular-nums' }}
        >
          {progress
            ? translate('admin.translations.progress', { ...progress })
            : translate('admin.translations.title')}
        </StyledLink>
        {isChosen && (
          <Box sx={{ display: 'flex' }}>
            <IconButton
              disabled={isFirst}
              onClick={() => onMove(-1)}
              aria-label={translate('resources.site.languageUp', { name })}
            >
              <UpIcon />
            </IconButton>
            <IconButton
              disabled={!chosenBelow}
              onClick={() => onMove(1)}
              aria-label={translate('resources.site.languageDown', { name })}
            >
              <DownIcon />
            </IconButton>
          </Box>
        )}
      </Box>
      {isChosen && (!isChecked || unnamed > 0) && (
        <Alert severity="warning" sx={{ mb: 1 }}>
          {!isChecked && <div>{translate('resources.site.languageUnchecked', { name })}</div>}
          {unnamed > 0 && (
            <div>{translate('resources.site.dishesUnnamed', { name, smart_count: unnamed })}</div>
          )}
        </Alert>
      )}
    </Box>
  )
}
