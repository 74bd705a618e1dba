// Which way arrows may point. The name of a rule is the sentence that a contributor reads when it is broken.

const MAY_IMPORT = {
  'packages/rules': [],
  'packages/protocol': ['packages/rules'],
  'packages/game': ['packages/rules', 'packages/protocol'],
  'packages/bots': ['packages/rules'],
  'apps/server': ['packages/rules', 'packages/protocol', 'packages/game', 'packages/bots'],
  'apps/web': ['packages/rules', 'packages/protocol', 'packages/game', 'packages/bots'],
};

const TESTS = '([.]test[.]tsx?$|/testing/|/tests/|/e2e/|-conformance[.]ts$)';
/** The end-to-end tests stand in apps/web but start a whole server. */
const END_TO_END = '^apps/web/e2e/';

const layers = Object.entries(MAY_IMPORT).map(([from, to]) => ({
  name: `${from} imports only what lies below it`,
  severity: 'error',
  from: { path: `^${from}/`, pathNot: END_TO_END },
  to: { path: '^(packages|apps|scripts|bench)/', pathNot: [from, ...to].map((dir) => `^${dir}/`) },
}));

const rule = (name, from, to) => ({ name, severity: 'error', from, to });

export default {
  forbidden: [
    ...layers,
    rule('no cycles', {}, { circular: true }),
    rule(
      'the rules are pure',
      { path: '^packages/rules/src/', pathNot: TESTS },
      { dependencyTypes: ['npm', 'npm-dev', 'npm-optional', 'npm-no-pkg', 'npm-unknown', 'core'] },
    ),
    rule(
      'cards know nothing of the table',
      { path: '^packages/rules/src/cards/', pathNot: TESTS },
      { path: '^packages/rules/src/', pathNot: '^packages/rules/src/(cards/|spices?[.]ts$|assert[.]ts$)' },
    ),
    rule(
      'other workspaces are entered by their door',
      { path: '^((?:packages|apps)/[^/]+)/', pathNot: END_TO_END },
      { path: '^(packages|apps)/', pathNot: ['^$1/', '^packages/[^/]+/src/(index|testing/index)[.]ts$'] },
    ),
    rule(
      'only framework files enter boardgame.io',
      { path: '^(packages|apps)/', pathNot: ['(framework|boardgameio|match-client|game|moves)[.]ts$', TESTS] },
      { path: '(^|/)node_modules/boardgame[.]io/' },
    ),
    rule(
      'tests stay out of the product',
      { pathNot: [TESTS, '^bench/', '[.]config[.]ts$'] },
      { path: ['^packages/[^/]+/src/testing/', '[.]test[.]tsx?$', '^apps/server/tests/', END_TO_END] },
    ),
    rule(
      'the product uses only dependencies that its package names',
      { path: '^(packages|apps)/[^/]+/src/', pathNot: TESTS },
      {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        dependencyTypesNot: ['type-only', 'aliased-subpath-import'],
      },
    ),
    rule('everything resolves', {}, { couldNotResolve: true }),
  ],
  options: {
    // A type-only import is an arrow too: erased by the compiler, it still points the wrong way.
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(packages|apps)/[^/]+/(dist|fixtures)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
