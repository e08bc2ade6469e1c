import { EmailAddress, Password, RequiredText } from '../../core/input/validation.ts'

export class NewPassword {
  @Password()
  password!: string
}

export class LinkRequest {
  @EmailAddress()
  email!: string
}

export class PasswordByCode {
  @EmailAddress()
  email!: string

  @RequiredText(100)
  code!: string

  @Password()
  password!: string
}
