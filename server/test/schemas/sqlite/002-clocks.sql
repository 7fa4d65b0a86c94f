alter table "tables" add column "due" bigint;
create index "tables_due" on "tables" ("due");
