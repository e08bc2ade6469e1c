import { Arg, Ctx, Query, Resolver } from 'type-graphql'
import type { ColourName, DishName, SceneName } from '../../../web/src/rules/drawing.ts'
import { NeverKept } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { CLOTH, ClothColour, DrawingScene, DrawnDish, ON_TABLE } from './drawing.item.ts'
import type { SiteService } from './site.service.ts'

@Resolver()
export class DrawingResolver {
  constructor(private readonly service: SiteService) {}

  @NeverKept()
  @Query(() => String, {
    description: 'Composes a drawing as it would be shown, an SVG. For those who may change the settings.',
  })
  drawing(
    @Arg('scene', () => DrawingScene, { description: 'The place behind the table.' }) scene: SceneName,
    @Arg('cloth', () => [ClothColour], { description: CLOTH }) cloth: ColourName[],
    @Arg('onTable', () => [DrawnDish], { description: ON_TABLE }) onTable: DishName[],
    @Ctx() context: GraphQLContext,
  ): string {
    return this.service.previewOfDrawing(context, { scene, cloth, onTable })
  }
}
