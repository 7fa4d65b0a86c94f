// npm run api:report: what each public package exports, one text file per package in docs/api, made from the
// declarations that the compiler emits. npm test compares them, so that no change of the public surface goes unnoticed.
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const root = fileURLToPath(new URL('..', import.meta.url));
export const REPORTS = join(root, 'docs/api');

/** The packages that can be installed: those that are built when they are packed. */
function publicPackages() {
  return ['core', 'table', 'bots', 'review', 'online', ...globSync('games/*/', { cwd: root }).sort()]
    .map((folder) => ({ folder, ...JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) }))
    .filter(({ private: isPrivate }) => isPrivate !== true);
}

/** The exports of a package that are compiled, without patterns (a game's words) and without test kits. */
function entriesOf({ folder, name, exports }) {
  return Object.entries(exports).flatMap(([key, to]) => {
    if (typeof to === 'string' || to.default === undefined || to.source.includes('*')) return [];
    return key.endsWith('test-kit')
      ? []
      : [{ name: name + key.slice(1), file: join(root, folder, to.source) }];
  });
}

/** Name and text of the report of every public package. */
export function apiReports() {
  const packages = publicPackages().map((each) => ({ ...each, entries: entriesOf(each) }));
  const options = {
    ...ts.parseJsonConfigFileContent(
      ts.readConfigFile(join(root, 'tsconfig.json'), (file) => ts.sys.readFile(file)).config,
      ts.sys,
      root,
    ).options,
    noEmit: false,
    incremental: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    outDir: undefined,
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const files = packages.flatMap(({ entries }) => entries.map(({ file }) => file));
  const emitted = new Map();
  const sources = ts.createProgram(files, options);
  sources.emit(undefined, (file, text) => emitted.set(file, text), undefined, true);
  return packages.map(({ name, entries }) => {
    const sections = entries.map((entry) => [`## ${entry.name}`, ...exportsOf(sources, emitted, entry.file)]);
    return { name, file: `${name.replace('@iacta/', '')}.txt`, text: `${sections.flat().join('\n')}\n` };
  });
}

/** One line for each exported name, sorted; what it is declared as follows, on its own lines where there are several. */
function exportsOf(program, emitted, file) {
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(file));
  const found = checker.getExportsOfModule(module).map((symbol) => {
    const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
    const texts = (target.declarations ?? []).map((node) => declared(node, target.name, emitted));
    return `${symbol.name}: ${[...new Set(texts)].join('\n')}`;
  });
  return found.sort();
}

/** The declaration as it was emitted for its file. */
function declared(node, name, emitted) {
  const { fileName } = node.getSourceFile();
  const text = emitted.get(fileName.replace(/\.ts$/, '.d.ts'));
  if (text === undefined) return relative(root, fileName);
  const file = ts.createSourceFile(fileName, text, ts.ScriptTarget.Latest, true);
  const found = [];
  for (const statement of file.statements) {
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map((each) => each.name.getText(file))
      : [statement.name?.getText(file)];
    if (names.includes(name)) found.push(statement.getText(file).replace(/^export (declare )?/, ''));
  }
  return found.join('\n') || relative(root, fileName);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(REPORTS, { recursive: true });
  for (const { file, text } of apiReports()) {
    writeFileSync(join(REPORTS, file), text);
    console.log(`docs/api/${file}: ${text.split('\n').length} lines`);
  }
}
