alter table "daily_attempts" add column "linked" text;
alter table "daily_days" add column "changes" integer default 0 not null;
update daily_attempts set player = null where player is not null and exists ( select 1 from daily_attempts b where b.day = daily_attempts.day and b.game = daily_attempts.game and b.player = daily_attempts.player and (b.begun < daily_attempts.begun or b.begun = daily_attempts.begun and b.table_id < daily_attempts.table_id));
select table_id, game, opener, player, secret from daily_attempts a join daily_days d on d.day = a.day where table_id > '' and (opener is not null or player is not null) order by table_id limit 500;
create unique index "daily_attempts_linked" on "daily_attempts" ("linked");
