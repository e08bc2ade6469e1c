import { IsOptional } from 'class-validator'
import { Field } from 'type-graphql'
import { OWN_PASSWORD_TEXT } from '../own-password.ts'
import { all, Text } from './validation.ts'

export function OwnPasswordInput(): PropertyDecorator {
  return all(
    Field(() => String, { nullable: true, description: OWN_PASSWORD_TEXT }),
    IsOptional(),
    Text(1000),
  )
}
