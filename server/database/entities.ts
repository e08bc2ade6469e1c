import { KnownPlace } from '../modules/auth/known-place.entity.ts'
import { SignInFailure } from '../modules/auth/sign-in-failure.entity.ts'
import { BlogCategoryLink } from '../modules/blog/blog-category-link.entity.ts'
import { BlogTagLink } from '../modules/blog/blog-tag-link.entity.ts'
import { Change } from '../modules/change/change.entity.ts'
import { GroupRole } from '../modules/group/group-role.entity.ts'
import { UserGroup } from '../modules/group/user-group.entity.ts'
import { Mail } from '../modules/mail/mail.entity.ts'
import { PrintedListRow } from '../modules/printed-list/printed-list.entity.ts'
import { registry } from '../modules/registry.ts'
import { Reservation } from '../modules/reservation/reservation.entity.ts'
import { ReservationDay } from '../modules/reservation/reservation-day.entity.ts'

/** Every table: registered entities, link tables, and tables of accounts. */
export const entities = [
  ...Object.values(registry).map(({ record }) => record.entity),
  BlogCategoryLink,
  BlogTagLink,
  Change,
  GroupRole,
  KnownPlace,
  Mail,
  PrintedListRow,
  Reservation,
  ReservationDay,
  SignInFailure,
  UserGroup,
]
