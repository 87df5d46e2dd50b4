/**
 * A plugin for Stryker that leaves alone what has no behaviour in a machine: the types that `setup`
 * infers from, and the id, which only names the diagram.
 */
const value = {
  shouldIgnore(path) {
    if (!path.isObjectProperty()) return undefined;
    const { callee } = path.parentPath?.parentPath?.node ?? {};
    const called = callee?.name ?? callee?.property?.name;
    const isIgnored = { setup: 'types', createMachine: 'id' }[called] === path.node.key.name;
    return isIgnored ? 'no behaviour' : undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'xstate', value }];
