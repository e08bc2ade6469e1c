import { Name, OptionalButNotNull } from '../../core/input/validation.ts'

/** What a new item of the sample calls holds. */
export class AddValue {
  @Name()
  name!: string
}

/** What changes of such an item. */
export class UpdateValue {
  @OptionalButNotNull()
  @Name()
  name?: string
}
