/**
 * SQL of which account holds which role by its groups: (user_id, name, is_live, needs_factor). One by a removed group is not
 * live; a restore would make it so again. One that needs a factor is held in sessions with one alone.
 */
export const HELD_ROLES = `(
  select m.user_id, r.name, not g.is_deleted as is_live, g.requires_second_factor as needs_factor
    from user_group_member m
    join user_group g on g.id = m.group_id
    join group_role l on l.group_id = g.id
    join role r on r.id = l.role_id and not r.is_deleted)`

/** SQL of whether the account `u` has the role `administrator` by a group of its own. */
export const IS_ADMINISTRATOR = `exists (
  select from ${HELD_ROLES} a where a.user_id = u.id and a.is_live and a.name = 'administrator')`
