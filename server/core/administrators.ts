/** SQL of whether the account `u` has the role `administrator` by a group of its own. */
export const IS_ADMINISTRATOR = `exists (
  select from user_group_member m
    join user_group g on g.id = m.group_id and not g.is_deleted
    join group_role l on l.group_id = g.id
    join role r on r.id = l.role_id and not r.is_deleted
   where m.user_id = u.id and r.name = 'administrator')`
