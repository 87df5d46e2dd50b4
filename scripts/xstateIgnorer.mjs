/**
 * A plugin for Stryker. What of a machine is no behaviour: the types that `setup` infers from, and
 * the name that the diagrams show (they have their own test).
 */
const withoutBehaviour = {
  shouldIgnore(path) {
    if (!path.isObjectProperty() || path.node.key.type !== 'Identifier') return undefined;
    const call = path.parentPath?.parentPath;
    const callee = call?.isCallExpression() ? call.node.callee : undefined;
    const called = callee?.type === 'Identifier' ? callee.name : callee?.property?.name;
    if (called === 'setup' && path.node.key.name === 'types') return 'types have no behaviour';
    if (called === 'createMachine' && path.node.key.name === 'id') return 'the name is for the diagrams';
    return undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'xstate', value: withoutBehaviour }];
