create table "daily_days" ("day" text primary key, "secret" text not null, "promise" text not null, "closed" bigint);
create table "daily_attempts" ("table_id" text primary key, "day" text not null, "game" text not null, "rules" integer not null, "key" text not null, "opener" text unique, "player" text, "name" text, "begun" bigint not null, "finished" bigint, "points" integer, "hints" integer, "head" text, "steps" text);
create index "daily_attempts_day" on "daily_attempts" ("day", "game", "finished");
