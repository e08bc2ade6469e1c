/** SQL of a digest of the five fields of a contact entry `c` that decide what reads the mails. */
export const TRIED =
  'md5(row(c.mail_server, c.port, c.user_name, c.password_encrypted, c.mail, c.is_deleted)::text)'

/** SQL of the account that sends; `CHANGED` as soon as a field of its contact entry differs from what was tried. */
export const ACCOUNT_STATE = `
  select a.contact_id as "contactId", a.since, a.last_sent_at as "lastSentAt", a.last_error as "lastError",
         case when a.state <> 'OFF' and ${TRIED} <> a.tried then 'CHANGED' else a.state end as state
    from mail_account a join contact c on c.id = a.contact_id`
