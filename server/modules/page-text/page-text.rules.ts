import type { AddInput, UpdateInput } from '../../core/input/content-inputs.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { RecordRules } from '../../core/record-rules.ts'
import { expectPictures } from '../text-picture/text-picture.rules.ts'
import type { PageText } from './page-text.entity.ts'

export const pageTextRules: RecordRules<PageText, AddInput<PageText> | UpdateInput<PageText>> = {
  lock: LOCKS.pageTexts,
  async values({ em, input, record, expectUnique }, fromInput) {
    await expectUnique('key', input.key, record)
    await expectPictures(em, 'body', input.body)
    return fromInput()
  },
  beforeRestore: (text, { expectUnique }) => expectUnique('key', text.key, text),
}
