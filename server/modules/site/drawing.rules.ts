import { type ChosenDrawing, DRAWING_BOUNDS } from '../../../web/src/rules/drawing.ts'
import { BadInputError } from '../../core/errors.ts'

/**
 * @param above of the fields that an error names, such as `drawing.`.
 * @throws {BadInputError} unless there are as many colours and dishes as belong on a table, each once.
 */
export function expectDrawable(drawing: ChosenDrawing, above = ''): void {
  for (const [field, { least: min, most: max }] of Object.entries(DRAWING_BOUNDS)) {
    const values: readonly string[] = drawing[field as keyof typeof DRAWING_BOUNDS]
    if (values.length < min || values.length > max)
      throw BadInputError.field(`${above}${field}`, 'ITEMS', { min, max })
    const twice = values.find((value, index) => values.indexOf(value) !== index)
    if (twice) throw BadInputError.field(`${above}${field}`, 'REPEATED', { value: twice })
  }
}
