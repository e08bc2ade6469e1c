import { RecordService } from '../../core/write/record-service.ts'
import type { RecordTools } from '../../core/write/record-tools.ts'
import { categoryRecord } from './category.record.ts'

/** The calls of categories, for services that add them together with records of their own. */
export function categoryService(tools: RecordTools) {
  return new RecordService(categoryRecord, tools)
}
