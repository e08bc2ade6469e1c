import { Name, OptionalButNotNull } from '../../core/input/validation.ts'

export class AddValue {
  @Name()
  name!: string
}

export class UpdateValue {
  @OptionalButNotNull()
  @Name()
  name?: string
}
