import { Password, RequiredText } from '../../core/input/validation.ts'

/** A change of the caller's own password. */
export class ChangePassword {
  @RequiredText(1000)
  current!: string

  @Password()
  new!: string
}
