import { IsObject } from 'class-validator'
import { broken, NameUpTo, RequiredText } from '../../core/input/validation.ts'

/** The longest challenge that is looked at. */
const CHALLENGE = 1_000

export class NewPasskey {
  @RequiredText(CHALLENGE)
  challengeId!: string

  @IsObject(broken('NOT_AN_OBJECT'))
  response!: object

  @NameUpTo(60)
  name!: string
}

export class ConfirmedCode {
  @RequiredText(100)
  code!: string
}
