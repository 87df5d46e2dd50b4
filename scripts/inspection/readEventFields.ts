/** Prints the events of every machine, read from the machines' types, as JSON. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { EventField, EventFields } from '../../src/dev/eventFields.ts';
import { allMachines } from '../diagrams/allMachines.ts';

const root = join(import.meta.dirname, '../..');

async function readEventFields(): Promise<EventFields> {
  const { config } = ts.parseConfigFileTextToJson('', readFileSync(join(root, 'tsconfig.pure.json'), 'utf8'));
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, root);
  const machines = await allMachines();
  const pathOf = (file: string) => join(root, 'machines', `${file}.ts`);
  const program = ts.createProgram(
    machines.map(({ file }) => pathOf(file)),
    { ...options, incremental: false, noEmit: true },
  );
  const checker = program.getTypeChecker();
  return Object.fromEntries(
    machines.map(({ file, name, machine }) => {
      const source = program.getSourceFile(pathOf(file));
      const module = source && checker.getSymbolAtLocation(source);
      const exported = module && checker.getExportsOfModule(module).find((symbol) => symbol.name === name);
      return [machine.id, exported ? eventsOf(checker, checker.getTypeOfSymbol(exported)) : {}];
    }),
  );
}

/** @param type that of a machine, or of a function that creates it. */
function eventsOf(checker: ts.TypeChecker, type: ts.Type): Record<string, EventField[]> {
  const [factory] = type.getCallSignatures();
  const machine = factory ? factory.getReturnType() : type;
  // `StateMachine<Context, Event, …>`
  const [, event] = isReference(machine) ? checker.getTypeArguments(machine) : [];
  if (!event) return {};
  return Object.fromEntries(
    members(event).flatMap((member) => {
      const named = member.getProperty('type');
      const literal = named && checker.getTypeOfSymbol(named);
      if (!literal?.isStringLiteral()) return [];
      const payload = member.getProperties().filter((property) => property !== named);
      return [[literal.value, payload.map((property) => fieldOf(checker, property))]];
    }),
  );
}

const members = (type: ts.Type) => (type.isUnion() ? type.types : [type]);
const isReference = (type: ts.Type): type is ts.TypeReference => 'target' in type;
const isA = (type: ts.Type, flag: ts.TypeFlags) => (type.flags & flag) !== 0;

function fieldOf(checker: ts.TypeChecker, property: ts.Symbol): EventField {
  const type = checker.getTypeOfSymbol(property);
  const parts = members(type).filter((part) => !isA(part, ts.TypeFlags.Undefined));
  const literals = parts.flatMap((part) =>
    part.isStringLiteral() || part.isNumberLiteral() ? [part.value] : [],
  );
  const isChoice = literals.length > 0 && literals.length === parts.length;
  return {
    name: property.name,
    kind: isChoice ? 'choice' : kindOf(checker, parts),
    choices: isChoice ? literals : [],
    type: checker.typeToString(type, undefined, ts.TypeFormatFlags.NoTruncation),
    isOptional: (property.flags & ts.SymbolFlags.Optional) !== 0 || parts.length < members(type).length,
  };
}

function kindOf(checker: ts.TypeChecker, parts: readonly ts.Type[]): EventField['kind'] {
  if (parts.every((part) => isA(part, ts.TypeFlags.BooleanLike))) return 'boolean';
  const [only, ...more] = parts;
  if (!only || more.length > 0) return 'json';
  if (isA(only, ts.TypeFlags.String)) return 'text';
  if (isA(only, ts.TypeFlags.Number)) return 'number';
  if (only.getCallSignatures().length > 0) return 'function';
  if (only.symbol?.name === 'File') return 'file';
  const [item] = checker.isArrayType(only) && isReference(only) ? checker.getTypeArguments(only) : [];
  return item?.symbol?.name === 'File' ? 'files' : 'json';
}

console.log(JSON.stringify(await readEventFields()));
