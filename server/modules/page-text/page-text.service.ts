import type { AddInput, UpdateInput } from '../../core/input/content-inputs.ts'
import type { Selection } from '../../core/read/selection.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { RecordService } from '../../core/write/record-service.ts'
import type { PageText } from './page-text.entity.ts'

export class PageTextService extends RecordService<PageText, AddInput<PageText>, UpdateInput<PageText>> {
  /** Texts of pages that show them to every visitor. */
  ofPages(context: RequestContext, keys: readonly string[], selection: Selection): Promise<PageText[]> {
    const shown = { ...this.readable, reads: () => true }
    return this.tools.reader.rows(context.em, context.caller, shown, selection, {
      where: { key: { $in: [...keys] } },
    })
  }
}
