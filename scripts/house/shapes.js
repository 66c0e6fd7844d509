// The shapes of the sources, read from their syntax trees: how many members a type has, how many lines a function has,
// and variables of modules that can be assigned again.

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'rolldown/parseAst';

/**
 * @typedef {object} Shape
 * @property {'members' | 'lines' | 'variable'} kind
 * @property {string} file relative to the folder of all packages
 * @property {string} name of the type, the function or the variable
 * @property {number} size
 */

const isPrivate = ({ key, accessibility }) =>
  key?.type === 'PrivateIdentifier' || accessibility === 'private' || accessibility === 'protected';

/** What a browser calls on a custom element is not for its users. */
const isOfPlatform = (name) => name === 'observedAttributes' || /^\w+Callback$/.test(name);

/** The names of the members that users of a type see; a getter and a setter are one, and so are overloads. */
const namesOf = (members) =>
  new Set(
    members
      .filter((each) => each.kind !== 'constructor' && !isPrivate(each))
      .map((each) => each.key?.name ?? each.key?.value ?? each.type)
      .filter((name) => !isOfPlatform(name)),
  );

const membersOf = (node) => {
  if (node.type === 'TSInterfaceBody' || node.type === 'ClassBody') return node.body;
  return node.type === 'TSTypeLiteral' ? node.members : null;
};

const isFunction = ({ type, body }) =>
  (type === 'ArrowFunctionExpression' || type === 'FunctionExpression' || type === 'FunctionDeclaration') &&
  body !== null;

/** Adds the shapes in a tree to a list. */
function addShapes(node, name, linesOf, found) {
  if (Array.isArray(node)) {
    for (const each of node) addShapes(each, name, linesOf, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const own = node.id?.name ?? node.key?.name ?? name;
  const members = membersOf(node);
  if (members !== null) found.push({ kind: 'members', name: own, size: namesOf(members).size });
  if (isFunction(node)) found.push({ kind: 'lines', name: own, size: linesOf(node) });
  for (const key in node) if (key !== 'parent') addShapes(node[key], own, linesOf, found);
}

function* variablesIn(body) {
  for (const statement of body) {
    const declared = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declared?.type !== 'VariableDeclaration' || declared.kind === 'const' || declared.declare === true)
      continue;
    for (const { id } of declared.declarations) yield { kind: 'variable', name: id.name, size: 1 };
  }
}

/**
 * @param {string} packages the folder of all packages
 * @param {readonly string[]} files
 * @returns {Shape[]}
 */
export const readShapes = (packages, files) =>
  files.flatMap((file) => {
    const text = readFileSync(path.join(packages, file), 'utf8');
    const { body } = parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' });
    const linesOf = ({ start, end }) => text.slice(start, end).split('\n').length;
    const found = [];
    addShapes(body, '', linesOf, found);
    return [...found, ...variablesIn(body)].map((shape) => ({ ...shape, file }));
  });
