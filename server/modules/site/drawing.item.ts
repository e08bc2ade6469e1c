import { Field, InputType, ObjectType } from 'type-graphql'
import {
  type ChosenDrawing,
  CLOTH_COLOURS,
  type ColourName,
  DISHES,
  type DishName,
  DRAWING_BOUNDS,
  SCENES,
  type SceneName,
} from '../../../web/src/rules/drawing.ts'
import { Choices, OneOf } from '../../core/input/validation.ts'
import { describedEnum } from '../../core/primitives/described-enum.ts'

const described = <Name extends string>(parts: Readonly<Record<Name, { readonly en: string }>>) =>
  Object.fromEntries(
    Object.entries<{ readonly en: string }>(parts).map(([name, { en }]) => [name, `${en}.`]),
  ) as Record<Name, string>

export const DrawingScene = describedEnum(
  'DrawingScene',
  'The place behind the laid table of the drawing.',
  described<SceneName>(SCENES),
)

export const ClothColour = describedEnum(
  'ClothColour',
  'A colour of the tablecloth of the drawing.',
  described<ColourName>(CLOTH_COLOURS),
)

export const DrawnDish = describedEnum(
  'DrawnDish',
  'A dish that can lie on the table of the drawing.',
  described<DishName>(DISHES),
)

const { cloth, onTable } = DRAWING_BOUNDS
export const CLOTH = `The colours of the tablecloth, ${cloth.most} different ones.`
export const ON_TABLE = `Dishes on the table, up to ${onTable.most} different ones.`

@ObjectType('Drawing', {
  simpleResolvers: true,
  description: 'A drawing of the restaurant’s own: a laid table before a scene.',
})
@InputType('DrawingInput', { description: 'A drawing of the restaurant’s own: a laid table before a scene.' })
export class Drawing implements ChosenDrawing {
  @Field(() => DrawingScene, { description: 'The place behind the table.' })
  @OneOf(Object.values(DrawingScene))
  scene!: SceneName

  @Field(() => [ClothColour], { description: CLOTH })
  @Choices(Object.values(ClothColour))
  cloth!: ColourName[]

  @Field(() => [DrawnDish], { description: ON_TABLE })
  @Choices(Object.values(DrawnDish))
  onTable!: DishName[]
}
