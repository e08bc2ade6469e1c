import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql'
import { WidthArg } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import type { PictureLibrary } from './picture.service.ts'
import { StoredPicture, StoredPictureTable } from './picture.types.ts'

@Resolver(() => StoredPicture)
export class PictureResolver {
  constructor(private readonly library: PictureLibrary) {}

  @Query(() => StoredPictureTable, {
    description: 'Returns the pictures of the content that the caller manages, the newest first.',
  })
  pictures(
    @Arg('text', () => String, {
      nullable: true,
      description: 'Returns only pictures of records with this text in their name.',
    })
    text: string | null | undefined,
    @Arg('page', () => Int, { nullable: true, description: 'Number of the page, from 1; 1 by default.' })
    page: number | null | undefined,
    @Arg('pageSize', () => Int, {
      nullable: true,
      description: 'Number of pictures on a page, 1 to 100; 20 by default.',
    })
    pageSize: number | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<StoredPictureTable> {
    return this.library.pictures(context, { text, page, pageSize })
  }

  @FieldResolver(() => String, { description: 'Address of the picture.' })
  imageUrl(
    @Root() { filePath }: StoredPicture,
    @Ctx() context: GraphQLContext,
    @WidthArg() width?: number | null,
  ): string {
    return context.media.imageUrl(filePath, width) as string
  }

  @FieldResolver(() => String, { description: 'Address of the picture, 240 pixels wide.' })
  thumbUrl(@Root() { filePath }: StoredPicture, @Ctx() context: GraphQLContext): string {
    return context.media.thumbUrl(filePath) as string
  }
}
