create unlogged table processes (id text primary key, until timestamptz not null);
create unlogged table sides ( table_id text not null, process text not null, data text not null, changed timestamptz not null, primary key (table_id, process) );
create index sides_changed on sides (changed);
create index sides_process on sides (process);
