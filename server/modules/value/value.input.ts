import { Name, OptionalButNotNull } from '../../core/input/validation.ts'

/** A new item of the sample calls. */
export class AddValue {
  @Name()
  name!: string
}

/** Changes of an item. */
export class UpdateValue {
  @OptionalButNotNull()
  @Name()
  name?: string
}
