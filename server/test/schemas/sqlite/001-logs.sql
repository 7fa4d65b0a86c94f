create table "events" ("table_id" text not null, "seq" integer not null, "salt" text not null, "body" text not null, "hash" text not null, "hidden" text, "action" text, constraint "events_key" primary key ("table_id", "seq"));
create table "tables" ("id" text primary key, "code" text not null unique, "opener" text not null unique, "game" text not null, "phase" text not null, "listed" integer not null, "opened" bigint not null);
create index "tables_listed" on "tables" ("listed", "phase", "opened");
