import { Password, RequiredText } from '../../core/input/validation.ts'

export class ChangePassword {
  @RequiredText(1000)
  current!: string

  @Password()
  new!: string
}
