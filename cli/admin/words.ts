/** For operators, in English only, as their log lines and settings are. */
export const USAGE = `iacta admin COMMAND [--data FILE] [--json]   look after a running server, on its own machine

  tables                    the tables in use now
  show TABLE                seats, key hashes, and the addresses of the connected devices
  close TABLE               disconnects everyone and lets no one in; people can still get and delete their own data
  reopen TABLE              lets people in again
  remove-name TABLE SEAT    deletes a name here and at rematches; the seat and the game stay
  mute TABLE SEAT           passes on no more quick phrases of a seat; "watchers" means all who watch
  unmute TABLE SEAT
  remove-result TABLE       takes a result out of the rankings and the file of its day
  ban ADDRESS --for TIME    keeps an address out; of IPv6 its /64 network. TIME: 30m, 12h, 7d
  ban KEYHASH --for TIME    keeps a key out, by its hash from "show"
  unban ADDRESS | KEYHASH
  bans                      the bans in force
  reports                   what players have reported at public tables, until you decide
  decide REPORT keep|remove   remove deletes the name, or mutes the seat
  log                       what operators have done, the latest last

  TABLE is an id or a code; seats count from 0, as in "show".
  --data FILE   the file that the server was started with, or IACTA_DATA; with a database, where push-keys.json lies
  --json        the answer as JSON

Whoever started the server can use it: it listens at a socket beside the data, FILE.PORT.admin.
Each change is one line in FILE.operator.jsonl, with time and login name, before it takes effect.
The exit code is 0 when it is done, 1 when it was not, 2 when the command is wrong.`;

export const PROBLEMS = {
  malformed: 'The server does not understand this. Is it of another version?',
  'no-such-table': 'There is no such table.',
  'no-such-seat': 'There is no such seat, or no person sits there.',
  'no-such-result': 'This is no table of the daily game.',
  'no-such-report': 'There is no such report, or it was decided.',
  'bad-address': 'This is no IP address.',
  'not-written': 'The server could not write this; its log says why.',
} as const;

export const noServer = (base: string): string =>
  `No server of this machine answers at ${base}.PORT.admin. Is it running, with the same --data, as the same user?`;
