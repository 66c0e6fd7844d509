// A bundler puts a module into one chunk as a whole. If the first script needs one function of a file, it gets the
// whole file. This plugin cuts the app's own modules into their top-level declarations before they are bundled. Each
// declaration becomes a module, a part, and the file becomes a list of re-exports, so the bundler places each
// declaration by who uses it. Files can be cut along their subjects instead of along what is loaded first
// (docs/decisions/0003-script-to-playable.md).
//
// A module is left whole if it does more than declare: if it has a statement that is run, an import without names, or
// `import.meta`.

import { parseAst } from 'rolldown/parseAst';

/** The sources of our packages, as scripts. */
const OWN_SOURCE = /\/packages\/\w+\/src\/[^?]+\.tsx?$/;
const PART = /\.tsx?\?part=\d+$/;
const DECLARATIONS = ['VariableDeclaration', 'FunctionDeclaration', 'ClassDeclaration'];

/**
 * The names of all identifiers in a tree, and of those that it assigns to. Some are properties, indices or local names:
 * they only add imports nobody uses. One walk without generators: the whole app passes through it.
 */
const namesIn = (tree) => {
  const uses = new Set();
  const assigns = new Set();
  const visit = (node, isTarget) => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      for (const each of node) visit(each, isTarget);
      return;
    }
    const { type } = node;
    if (type === 'Identifier') {
      uses.add(node.name);
      if (isTarget) assigns.add(node.name);
    }
    const target =
      type === 'AssignmentExpression' ? node.left : type === 'UpdateExpression' ? node.argument : null;
    for (const key in node) visit(node[key], isTarget || node[key] === target);
  };
  visit(tree, false);
  return { uses, assigns };
};

/** The names in a pattern, without the keys of properties. */
const boundBy = (pattern) => {
  if (pattern.type === 'Identifier') return [pattern.name];
  const inner = pattern.properties ?? pattern.elements ?? [pattern.left];
  return inner.flatMap((each) => (each === null ? [] : boundBy(each.value ?? each.argument ?? each)));
};

/** The names that a declaration declares. */
const declaredBy = ({ id, declarations }) => (declarations?.map((each) => each.id) ?? [id]).flatMap(boundBy);

/** The import of one name. */
const importOf = ({ type, local, imported }, source) => {
  const names = {
    ImportDefaultSpecifier: local.name,
    ImportNamespaceSpecifier: `* as ${local.name}`,
    ImportSpecifier: `{ ${imported?.name} as ${local.name} }`,
  };
  return `import ${names[type]} from ${JSON.stringify(source.value)};`;
};

/**
 * What a module is made of; null if it does more than declare.
 * @returns its declarations, its imports by local name, its re-exports as text, and the local names of its exports
 */
function readModule(code) {
  if (code.includes('import.meta')) return null;
  const declarations = [];
  const imports = new Map();
  const reexports = [];
  const exported = new Map();
  const declare = (node) => {
    const names = declaredBy(node);
    declarations.push({ names, ...namesIn(node), text: code.slice(node.start, node.end) });
    return names;
  };
  for (const node of parseAst(code).body) {
    const { type } = node;
    if (type === 'ImportDeclaration' && node.specifiers.length > 0)
      for (const each of node.specifiers) imports.set(each.local.name, importOf(each, node.source));
    else if (DECLARATIONS.includes(type)) declare(node);
    else if (type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && node.source !== null))
      reexports.push(code.slice(node.start, node.end));
    else if (type === 'ExportNamedDeclaration' && node.declaration !== null)
      for (const name of declare(node.declaration)) exported.set(name, name);
    else if (type === 'ExportNamedDeclaration')
      for (const each of node.specifiers) exported.set(each.exported.name, each.local.name);
    else return null;
  }
  return { declarations, imports, reexports, exported };
}

/**
 * The part of each declaration, as the index of the first declaration in it. Declarations that use one another stay
 * together, and so do a variable and those that assign to it: an imported variable cannot be assigned to.
 */
function partsOf(declarations) {
  const owners = new Map(declarations.flatMap(({ names }, i) => names.map((name) => [name, i])));
  const edges = declarations.map(({ uses }) => [...uses].flatMap((name) => owners.get(name) ?? []));
  declarations.forEach(({ assigns }, i) => {
    for (const name of assigns) if (owners.has(name)) edges[owners.get(name)].push(i);
  });
  const reachable = declarations.map((_, from) => {
    const found = new Set();
    const visit = (i) => {
      for (const next of edges[i]) {
        if (found.has(next)) continue;
        found.add(next);
        visit(next);
      }
    };
    visit(from);
    return found;
  });
  return declarations.map((_, i) =>
    Math.min(i, ...[...reachable[i]].filter((other) => reachable[other].has(i))),
  );
}

/**
 * Splits a module.
 * @param {string} id
 * @param {string} code JavaScript
 * @returns the text of each part by its id, and the text that takes the module's place; null if it stays whole
 */
function splitModule(id, code) {
  const module = readModule(code);
  if (module === null) return null;
  const { declarations, imports, reexports, exported } = module;
  const partOf = partsOf(declarations);
  const parts = [...new Set(partOf)];
  if (parts.length < 2) return null;
  const idOf = (part) => `${id}?part=${part}`;
  const home = new Map(declarations.flatMap(({ names }, i) => names.map((name) => [name, idOf(partOf[i])])));
  const bring = (name) =>
    home.has(name) ? `import { ${name} } from ${JSON.stringify(home.get(name))};` : (imports.get(name) ?? '');
  const textOf = (part) => {
    const own = declarations.filter((_, i) => partOf[i] === part);
    const names = own.flatMap((each) => each.names);
    const used = [...new Set(own.flatMap(({ uses }) => [...uses]))].filter((name) => !names.includes(name));
    return [...used.map(bring), ...own.map(({ text }) => text), `export { ${names.join(', ')} };`].join('\n');
  };
  return {
    parts: new Map(parts.map((part) => [idOf(part), textOf(part)])),
    code: [
      ...reexports,
      ...[...exported].map(([name, local]) => `${bring(local)}\nexport { ${local} as ${name} };`),
    ].join('\n'),
  };
}

/** The plugin. */
export function splitDeclarations() {
  const texts = new Map();
  return {
    name: 'cairn-split-declarations',
    apply: 'build',
    resolveId: {
      order: 'pre',
      // A declaration that nobody uses is not run.
      handler: (id) => (PART.test(id) ? { id, moduleSideEffects: false } : null),
    },
    load: (id) => texts.get(id) ?? null,
    transform: (code, id) => {
      const split = OWN_SOURCE.test(id) ? splitModule(id, code) : null;
      if (split === null) return null;
      for (const [part, text] of split.parts) texts.set(part, text);
      return { code: split.code, map: null };
    },
  };
}
