/**
 * The statement that replaces the function which records changes. Migrations that have run call it, so that it must
 * never change.
 * @param kept columns that are left out: they follow from others, whose change is recorded, or are no content.
 */
export function recordChange(...kept: readonly string[]): string {
  return `create or replace function record_change() returns trigger language plpgsql as $$
      declare
        owner text := tg_argv[1];
        secret text := tg_argv[2];
        silent text[] := array['updated_date', 'updated_by', 'version', 'concurrency_stamp', 'security_stamp',
                               'access_failed_count', ${kept.map((column) => `'${column}'`).join(', ')}, owner];
        was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) - silent end;
        is_now jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) - silent end;
        key text := case when owner = '' then 'id' else owner end;
        subject integer := (case when tg_op = 'DELETE' then to_jsonb(old) else to_jsonb(new) end ->> key)::integer;
        made text := case tg_op when 'INSERT' then 'ADD' when 'DELETE' then 'REMOVE' else 'UPDATE' end;
        gone text := case when tg_table_name = 'user_account' then 'delete' else 'is_deleted' end;
      begin
        if tg_op = 'UPDATE' then
          select jsonb_object_agg(o.key, o.value), jsonb_object_agg(o.key, is_now -> o.key) into was, is_now
            from jsonb_each(was) o where o.value is distinct from is_now -> o.key;
          if was is null then return null; end if;
          if is_now -> gone = 'true' then made := 'REMOVE'; elsif is_now -> gone = 'false' then made := 'RESTORE'; end if;
        end if;
        if owner <> '' then made := 'UPDATE'; end if;
        if was ? secret then was := was || jsonb_build_object(secret, '(secret)'); end if;
        if is_now ? secret then is_now := is_now || jsonb_build_object(secret, '(changed)'); end if;
        insert into change (user_id, request_id, action, entity, entity_id, before, after)
          values (nullif(current_setting('app.user_id', true), '')::integer,
                  nullif(current_setting('app.request_id', true), ''), made, tg_argv[0], subject, was, is_now);
        return null;
      end $$`
}
