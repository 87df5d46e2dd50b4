/**
 * A plugin for Stryker that skips code without run-time behaviour in a machine: the types that
 * `setup` infers from, and the id, which only names the diagram.
 */
const withoutBehaviour = new Map([
  ['setup', 'types'],
  ['createMachine', 'id'],
]);

const isWithout = (property, call) => {
  const called = call?.callee?.name ?? call?.callee?.property?.name;
  return withoutBehaviour.has(called) && withoutBehaviour.get(called) === property.key?.name;
};

const value = {
  shouldIgnore(path) {
    const { node, parentPath: parent } = path;
    const ignored =
      (path.isObjectProperty() && isWithout(node, parent?.parent)) ||
      // the argument of a setup that gives nothing but types
      (path.isObjectExpression() && node.properties.every((property) => isWithout(property, parent?.node)));
    return ignored ? 'no behaviour' : undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'xstate', value }];
