import { Arg, Extensions, ID, Int } from 'type-graphql'
import { OWN_PASSWORD, OWN_PASSWORD_TEXT } from '../own-password.ts'

/** The id of a record, the first argument of most calls. */
export const IdArg = () => Arg('id', () => ID, { description: 'Id of the record.' })

/** Selects a variant of a picture. */
export const WidthArg = () =>
  Arg('width', () => Int, {
    nullable: true,
    description:
      'Selects the narrowest variant with at least this width in pixels, else the widest. Variants are 240, 480, 960 and 1600 pixels wide, up to the width of the picture; the default is the widest.',
  })

/** The caller's own password, the last argument of a call that may need it. */
export const OwnPasswordArg = (isAsked = true): ReturnType<typeof Arg> =>
  isAsked ? Arg(OWN_PASSWORD, () => String, { nullable: true, description: OWN_PASSWORD_TEXT }) : () => {}

/** Declares a query whose answer belongs to one caller or one minute, so that no cache stores it. */
export const NeverKept = () => Extensions({ neverKept: true })
