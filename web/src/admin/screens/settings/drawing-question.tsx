import { Box, FormLabel, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useId } from 'react'
import { useInput, useTranslate } from 'react-admin'
import { graphql } from '../../../gql/gql.ts'
import {
  type ChosenDrawing,
  CLOTH_COLOURS,
  type ColourName,
  DISH_NAMES,
  DISHES,
  type DishName,
  DRAWING_BOUNDS,
  dishesNamed,
  SCENES,
  type SceneName,
  sceneFile,
} from '../../../rules/drawing.ts'
import { bakes } from '../../../rules/ornaments.ts'
import { ask } from '../../api/ask.ts'

const MENU = graphql(`
  query DrawnMenu {
    categories {
      name
    }
    products {
      name
    }
  }
`)

const PREVIEW = graphql(`
  query DrawingPreview($scene: DrawingScene!, $cloth: [ClothColour!]!, $onTable: [DrawnDish!]!) {
    drawing(scene: $scene, cloth: $cloth, onTable: $onTable)
  }
`)

const SCENE_NAMES = Object.keys(SCENES) as SceneName[]
const COLOUR_NAMES = Object.keys(CLOTH_COLOURS) as ColourName[]
const FIRST_CLOTH: readonly ColourName[] = ['WHITE', 'TOMATO']
const { most } = DRAWING_BOUNDS.onTable

/** The three questions of the restaurant's own drawing, below a preview of the answers. */
export function DrawingQuestions() {
  const translate = useTranslate()
  const { field } = useInput({ source: 'drawing' })
  const drawing: ChosenDrawing | null = field.value || null
  const { data, isPending } = useQuery({ queryKey: ['site', 'drawn-menu'], queryFn: () => ask(MENU, {}) })
  const { categories = [], products = [] } = data ?? {}
  const own = dishesNamed([...products, ...categories].map(({ name }) => name))
  // The first answer takes its dishes from the menu.
  if (isPending) return null
  const change = (changed: Partial<ChosenDrawing>) => field.onChange({ ...drawing, ...changed })
  const begin = (scene: SceneName) =>
    drawing ? change({ scene }) : field.onChange({ scene, cloth: FIRST_CLOTH, onTable: own.slice(0, most) })
  const byMenu = `/drawings/${bakes(categories) ? 'oven' : 'table'}.svg`
  return (
    <Box sx={{ width: '100%', my: 1 }}>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate('resources.site.drawn.hint')}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          columnGap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 240px' },
        }}
      >
        <Preview drawing={drawing} byMenu={byMenu} />
        <div>
          <Question name="scene" wide>
            <Choice
              isChosen={!drawing}
              label={translate('resources.site.drawn.byMenu')}
              onChoose={() => field.onChange(null)}
            >
              <Drawn file={byMenu} isPlace />
            </Choice>
            {SCENE_NAMES.map((scene) => (
              <Choice
                key={scene}
                isChosen={drawing?.scene === scene}
                label={translate(`resources.site.scenes.${scene}`)}
                onChoose={() => begin(scene)}
              >
                <Drawn file={`/drawings/${sceneFile(scene)}`} isPlace />
              </Choice>
            ))}
          </Question>
          {drawing && <Cloth cloth={drawing.cloth} onChange={(cloth) => change({ cloth })} />}
          {drawing && (
            <OnTable onTable={drawing.onTable} own={own} onChange={(onTable) => change({ onTable })} />
          )}
        </div>
      </Box>
    </Box>
  )
}

function Preview({ drawing, byMenu }: { readonly drawing: ChosenDrawing | null; readonly byMenu: string }) {
  const translate = useTranslate()
  const { data } = useQuery({
    queryKey: ['site', 'drawing', drawing],
    queryFn: () => ask(PREVIEW, { ...drawing }),
    enabled: drawing !== null,
    // The drawing before stays until the next is there.
    placeholderData: keepPreviousData,
  })
  const src = drawing ? data && `data:image/svg+xml,${encodeURIComponent(data.drawing)}` : byMenu
  return (
    <Box
      component="img"
      src={src}
      alt={translate('resources.site.drawn.preview')}
      width={748}
      height={664}
      // In sight while the answers change it.
      sx={{
        display: 'block',
        boxSizing: 'border-box',
        position: 'sticky',
        top: { xs: 56, md: 72 },
        zIndex: 1,
        order: { md: 1 },
        width: '100%',
        height: { xs: 176, md: 'auto' },
        objectFit: 'contain',
        bgcolor: 'background.paper',
        py: 1,
      }}
    />
  )
}

/** Two of the colours: a new one takes the place of the one chosen first. */
function Cloth({ cloth, onChange }: { cloth: readonly ColourName[]; onChange(cloth: ColourName[]): void }) {
  const translate = useTranslate()
  return (
    <Question name="cloth">
      {COLOUR_NAMES.map((colour) => (
        <Choice
          key={colour}
          isChosen={cloth.includes(colour)}
          label={translate(`resources.site.clothColours.${colour}`)}
          // A chosen colour becomes that of the stripes.
          onChoose={() => onChange([...cloth.filter((each) => each !== colour), colour].slice(-2))}
        >
          <Box
            sx={{
              height: 40,
              borderRadius: 1,
              border: 1,
              borderColor: 'divider',
              bgcolor: CLOTH_COLOURS[colour].hex,
              forcedColorAdjust: 'none',
            }}
          />
        </Choice>
      ))}
    </Question>
  )
}

interface OnTableProps {
  readonly onTable: readonly DishName[]
  /** The drawn dishes that the menu has. */
  readonly own: readonly DishName[]
  onChange(onTable: DishName[]): void
}

function OnTable({ onTable, own, onChange }: OnTableProps) {
  const translate = useTranslate()
  const further = DISH_NAMES.filter((dish) => !own.includes(dish))
  const choiceOf = (dish: DishName) => {
    const isChosen = onTable.includes(dish)
    return (
      <Choice
        key={dish}
        isChosen={isChosen}
        label={translate(`resources.site.dishes.${dish}`)}
        onChoose={() =>
          onChange(isChosen ? onTable.filter((each) => each !== dish) : [...onTable.slice(0, most - 1), dish])
        }
      >
        <Drawn file={`/drawings/${DISHES[dish].file}.svg`} />
      </Choice>
    )
  }
  return (
    <>
      <Question name="onTable" hint="resources.site.drawn.onTableHint">
        {(own.length > 0 ? own : further).map(choiceOf)}
      </Question>
      {own.length > 0 && further.length > 0 && (
        <Box component="details" open={further.some((dish) => onTable.includes(dish))} sx={{ mb: 2 }}>
          <Box component="summary" sx={{ cursor: 'pointer', typography: 'body2', fontWeight: 600, py: 1 }}>
            {translate('resources.site.drawn.further')}
          </Box>
          <Grid>{further.map(choiceOf)}</Grid>
        </Box>
      )}
    </>
  )
}

interface QuestionProps {
  /** The end of its message key. */
  readonly name: 'scene' | 'cloth' | 'onTable'
  /** The message key of a sentence below it. */
  readonly hint?: string
  /** Whether its choices are as wide as places. */
  readonly wide?: boolean
  readonly children: ReactNode
}

function Question({ name, hint, wide = false, children }: QuestionProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box role="group" aria-labelledby={id} sx={{ mb: 2 }}>
      <FormLabel id={id}>{translate(`resources.site.drawn.${name}`)}</FormLabel>
      {hint && (
        <Typography variant="caption" color="textSecondary" component="p">
          {translate(hint)}
        </Typography>
      )}
      <Grid wide={wide}>{children}</Grid>
    </Box>
  )
}

function Grid({ wide = false, children }: { readonly wide?: boolean; readonly children: ReactNode }) {
  const columns = `repeat(auto-fill, minmax(${wide ? 104 : 84}px, 1fr))`
  return <Box sx={{ display: 'grid', gap: 1, mt: 1, gridTemplateColumns: columns }}>{children}</Box>
}

interface ChoiceProps {
  readonly isChosen: boolean
  readonly label: string
  readonly children: ReactNode
  onChoose(): void
}

function Choice({ isChosen, label, onChoose, children }: ChoiceProps) {
  return (
    <Box
      component="button"
      type="button"
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{
        all: 'unset',
        boxSizing: 'border-box',
        display: 'grid',
        gap: 0.5,
        alignContent: 'space-between',
        p: 1,
        minWidth: 0,
        borderRadius: 2,
        border: 2,
        borderColor: isChosen ? 'text.primary' : 'divider',
        bgcolor: 'background.paper',
        cursor: 'pointer',
        '&:focus-visible': { outline: 2, outlineOffset: 2 },
      }}
    >
      {children}
      <Typography
        variant="caption"
        component="span"
        sx={{ textAlign: 'center', fontWeight: isChosen ? 700 : 400, overflowWrap: 'anywhere' }}
      >
        {label}
      </Typography>
    </Box>
  )
}

interface DrawnProps {
  readonly file: string
  /** Whether it is a place, which stands in the upper part of its file. */
  readonly isPlace?: boolean
}

/** The name beside it says what it shows. */
function Drawn({ file, isPlace = false }: DrawnProps) {
  return (
    <Box
      component="img"
      src={file}
      alt=""
      loading="lazy"
      sx={{
        display: 'block',
        width: '100%',
        ...(isPlace
          ? { aspectRatio: '748 / 500', objectFit: 'cover', objectPosition: 'top' }
          : { height: 64, objectFit: 'contain' }),
      }}
    />
  )
}
