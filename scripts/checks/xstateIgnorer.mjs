/**
 * A plugin for Stryker that skips code without run-time behaviour in a machine: the types that
 * `setup` infers from, and the id, which only names the diagram.
 */
const withoutBehaviour = new Map([
  ['setup', 'types'],
  ['createMachine', 'id'],
]);

const value = {
  shouldIgnore(path) {
    if (!path.isObjectProperty() || path.node.key.type !== 'Identifier') return undefined;
    const { callee } = path.parentPath?.parentPath?.node ?? {};
    const called = callee?.name ?? callee?.property?.name;
    return withoutBehaviour.get(called) === path.node.key.name ? 'no behaviour' : undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'xstate', value }];
