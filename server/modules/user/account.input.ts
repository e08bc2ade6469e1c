import { Password, RequiredText } from '../../core/validation.ts'

/** A change of one's own password. */
export class ChangePassword {
  @RequiredText(1000)
  current!: string

  @Password()
  new!: string
}
