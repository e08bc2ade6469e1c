import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { Selection } from '../../core/read/selection.ts'
import type { InputOf } from '../../core/record-definition.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { contentService } from '../../core/write/content-service.ts'
import { expectPictures } from '../text-picture/text-picture.service.ts'
import { PageText } from './page-text.entity.ts'
import { pageTextRecord } from './page-text.record.ts'

/** One text for each page. */
export class PageTextService extends contentService(pageTextRecord) {
  override readonly lock = LOCKS.pageTexts

  /** Texts of pages that show them to every visitor. */
  ofPages(context: RequestContext, keys: readonly string[], selection: Selection): Promise<PageText[]> {
    const shown = { ...this.readable, reads: () => true }
    return this.tools.reader.rows(context.em, context.caller, shown, selection, {
      where: { key: { $in: [...keys] } },
    })
  }

  protected override async values(
    em: EntityManager,
    input: InputOf<typeof pageTextRecord>,
    entity: PageText | null,
    context: RequestContext,
  ): Promise<EntityData<PageText>> {
    await this.expectUnique(em, 'key', input.key, entity)
    await expectPictures(em, 'body', input.body)
    return super.values(em, input, entity, context)
  }

  protected override async beforeRestore(em: EntityManager, text: PageText): Promise<void> {
    await this.expectUnique(em, 'key', text.key, text)
  }
}
