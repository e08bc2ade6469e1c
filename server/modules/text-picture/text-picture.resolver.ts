import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { type GraphQLContext, WIDTH } from '../../core/graphql/graphql-context.ts'
import { listResolver } from '../../core/graphql/record-resolver.ts'
import { TextPicture } from './text-picture.entity.ts'
import { textPictureRecord } from './text-picture.record.ts'

@Resolver(() => TextPicture)
export class TextPictureResolver extends listResolver(textPictureRecord) {
  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture.' })
  imageUrl(
    @Root() row: TextPicture,
    @Ctx() context: GraphQLContext,
    @Arg('width', () => Int, { nullable: true, description: WIDTH }) width?: number | null,
  ): string | null {
    return context.media.imageUrl(row.imageFilePath, width)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture, 240 pixels wide.' })
  thumbUrl(@Root() row: TextPicture, @Ctx() context: GraphQLContext): string | null {
    return context.media.thumbUrl(row.imageFilePath)
  }
}
