import js from '@eslint/js'
import prettier from 'eslint-config-prettier'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'
import config from './svelte.config.js'

export default ts.config(
  { ignores: ['node_modules/', '../src/escarmouche/server/client/'] },
  js.configs.recommended,
  ts.configs.strict,
  svelte.configs.recommended,
  prettier,
  svelte.configs.prettier,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    rules: {
      'no-undef': 'off', // TypeScript sees to it
      '@typescript-eslint/no-non-null-assertion': 'off',
      'svelte/no-navigation-without-resolve': 'off', // that is for SvelteKit; our addresses are fragments
      'svelte/prefer-svelte-reactivity': 'off', // a plain Map is right where nobody watches it
      '@typescript-eslint/no-invalid-void-type': 'off', // a listener may say whether it took a key, or nothing
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser, extraFileExtensions: ['.svelte'], svelteConfig: config } },
  },
)
