alter table "tables" add column "redactions" integer default 0 not null;
